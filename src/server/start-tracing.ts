import { trace } from '@opentelemetry/api';

/**
 * Sends traces to an OpenTelemetry collector. Without this the calls of the API do nothing, and
 * its machinery is not even loaded.
 * @param options.endpoint the collector's OTLP address over HTTP, without `/v1/traces`
 * @returns a function that sends what is left, and ends it
 */
export async function startTracing(options: {
  endpoint: string;
  serviceName: string;
}): Promise<() => Promise<void>> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const url = `${options.endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': options.serviceName }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  provider.register();
  return async () => {
    await provider.shutdown();
    trace.disable();
  };
}
