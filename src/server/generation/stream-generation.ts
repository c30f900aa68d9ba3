import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { GenerationEvents } from '#contract/generation.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describeError } from '../http/describe-error.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Uptake } from '../uptake/uptake.ts';
import type { Generation } from './run-generation.ts';

/** A comment now and then keeps proxies from closing a stream whose writer is still thinking. */
const HEARTBEAT_MS = 10_000;

/** Answers with a stream of `GenerationEvents`, each reply the moment it is written. */
export function streamGeneration(
  c: Context<AppEnv>,
  { metrics, uptake, generation }: { metrics: Metrics; uptake: Uptake; generation: Generation },
): Response {
  const left = new AbortController();
  const { signal } = c.req.raw;
  const leave = () => left.abort();
  signal.addEventListener('abort', leave);
  // Proxies that buffer would hand the replies over all at once.
  c.header('X-Accel-Buffering', 'no');
  c.header('Content-Type', 'text/event-stream');
  c.header('Cache-Control', 'no-cache');
  return stream(c, async (out) => {
    out.onAbort(leave);
    let unsent = '';
    const flush = async () => {
      const now = unsent;
      unsent = '';
      if (now !== '') await out.write(now);
    };
    // What comes in one turn of the loop leaves as one packet: each costs as much as writing a reply.
    const send = <Name extends keyof GenerationEvents>(
      event: Name,
      data: GenerationEvents[Name],
    ) => {
      if (unsent === '') setImmediate(() => void flush());
      unsent += `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    };
    const heartbeat = setInterval(() => void out.write(': still writing\n\n'), HEARTBEAT_MS);
    const closeStream = metrics.openStream();
    try {
      const { usage, shown, ...done } = await generation.run({
        isWhole: false,
        onKept: (generationId) => send('kept', { generationId }),
        deliver: (text, index) => send('reply', { index, text }),
        onWait: (ahead) => send('waiting', { ahead }),
        signal: left.signal,
      });
      send('usage', usage);
      // A plain answer is not counted: it goes to a program, and nobody knows who reads it.
      send('done', { ...done, uptakeId: uptake.show(shown) });
    } catch (error) {
      const { body } = describeError(error, c.var);
      send('error', body);
    } finally {
      await flush();
      clearInterval(heartbeat);
      // Node keeps a request's signal for as long as the request lives: with this left on it, which
      // holds the request in turn, that would be for ever.
      signal.removeEventListener('abort', leave);
      closeStream();
    }
  });
}
