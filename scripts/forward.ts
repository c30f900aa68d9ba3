import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Hands a request to the server behind, when it is there, and its answer back as it comes.
 * @param options.to waits for the server's address; null when it does not start
 * @param options.editPage our page's HTML as it is to be shown; null for a page of somebody else
 */
export async function forward(options: {
  request: IncomingMessage;
  response: ServerResponse;
  to: () => Promise<{ port: number } | null>;
  editPage: (page: { path: string; html: string }) => Promise<string | null>;
}): Promise<void> {
  const { request, response, editPage } = options;
  const path = request.url ?? '/';
  const server = await options.to();
  if (server === null) return refuse(response, 'The server does not start; the terminal says why.');
  // Uncompressed: pages are edited.
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const { method } = request;
  const asked = ask({ host: '127.0.0.1', ...server, path, method, headers });
  asked.on('error', () => refuse(response, 'The server ended meanwhile. Try again.'));
  response.on('close', () => asked.destroy());
  asked.on('response', (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
    answer.on('error', () => response.destroy()); // the server was started anew
    if (!isPage) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.flushHeaders();
      answer.pipe(response);
      return;
    }
    void (async () => {
      const html = await text(answer);
      const edited = await editPage({ path, html });
      const { 'content-length': _, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, edited === null ? kept : loosen(kept));
      response.end(edited ?? html);
    })().catch((error: unknown) => refuse(response, String(error)));
  });
  request.pipe(asked);
}

/** Vite writes scripts and styles into the page. */
function loosen(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const policy = String(headers['content-security-policy'] ?? '');
  return {
    ...headers,
    'content-security-policy': policy
      .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
      .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
  };
}

function refuse(response: ServerResponse, reason: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(reason);
}
