import { createServer } from 'node:http';
import { listenLocally } from './listen-locally.ts';

interface Span {
  name: string;
  traceId: string;
  parentSpanId?: string;
  attributes: unknown[];
}

interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

export interface TraceCollector extends AsyncDisposable {
  url: string;
  /** What it was sent, each as it came. */
  bodies: string[];
  spans(): Span[];
}

/**
 * An OpenTelemetry collector that keeps what it is sent.
 * @param options.isSilent takes everything in and never answers
 */
export async function startTraceCollector({ isSilent = false } = {}): Promise<TraceCollector> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      bodies.push(body);
      if (!isSilent) response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
