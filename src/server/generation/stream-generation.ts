import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { GenerationEvents } from '#contract/generation.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describeError } from '../http/describe-error.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Generation } from './run-generation.ts';

/** A comment now and then keeps proxies from closing a stream whose writer is still thinking. */
const HEARTBEAT_MS = 10_000;

/** Answers with a stream of `GenerationEvents`, each reply the moment it is written. */
export function streamGeneration(
  c: Context<AppEnv>,
  {
    metrics,
    generation,
    signInName,
  }: { metrics: Metrics; generation: Generation; signInName: string },
): Response {
  const left = new AbortController();
  const { signal } = c.req.raw;
  const leave = () => left.abort();
  signal.addEventListener('abort', leave);
  // Proxies that buffer would hand the replies over all at once.
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    stream.onAbort(leave);
    const send = <Name extends keyof GenerationEvents>(event: Name, data: GenerationEvents[Name]) =>
      stream.writeSSE({ event, data: JSON.stringify(data) });
    const heartbeat = setInterval(() => void stream.write(': still writing\n\n'), HEARTBEAT_MS);
    const closeStream = metrics.openStream();
    try {
      const { usage, ...done } = await generation.run({
        isWhole: false,
        onKept: (generationId) => send('kept', { generationId }),
        deliver: (text, index) => send('reply', { index, text }),
        onWait: (ahead) => void send('waiting', { ahead }),
        signal: left.signal,
      });
      await send('usage', usage);
      await send('done', done);
    } catch (error) {
      const { body } = describeError(error, {
        requestId: c.get('requestId'),
        logger: c.get('logger'),
        signInName,
      });
      await send('error', body);
    } finally {
      clearInterval(heartbeat);
      // Node keeps a request's signal for as long as the request lives: with this left on it, which
      // holds the request in turn, that would be for ever.
      signal.removeEventListener('abort', leave);
      closeStream();
    }
  });
}
