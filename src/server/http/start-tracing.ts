import { context, propagation, trace } from '@opentelemetry/api';

/**
 * Sends traces to an OpenTelemetry collector. Without this the calls of the API do nothing, and
 * its machinery is not even loaded.
 * @param endpoint the collector's OTLP address over HTTP, without `/v1/traces`
 * @returns a function that sends what is left, and ends it
 */
export async function startTracing(endpoint: string): Promise<() => Promise<void>> {
  const [sdk, contexts, core, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'riposte' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  // What is below a request finds it across `await`, and a request the caller's span in its headers.
  context.setGlobalContextManager(new contexts.AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown();
    for (const api of [trace, context, propagation]) api.disable();
  };
}
