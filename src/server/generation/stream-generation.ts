import type { Context } from 'hono';
import type { GenerationEvents } from '#contract/generation.ts';
import type { AppEnv } from '../http/app-env.ts';
import { describeError } from '../http/describe-error.ts';
import type { Metrics } from '../http/metrics.ts';
import { streamText, type TextOut } from '../http/stream-text.ts';
import type { Uptake } from '../uptake/uptake.ts';
import type { Generation } from './run-generation.ts';

/** A comment now and then keeps proxies from closing a stream whose writer is still thinking. */
const HEARTBEAT_MS = 10_000;

/** Answers with a stream of `GenerationEvents`, each reply the moment it is written. */
export function streamGeneration(
  c: Context<AppEnv>,
  {
    metrics,
    uptake,
    generation,
    wantsParts,
  }: { metrics: Metrics; uptake: Uptake; generation: Generation; wantsParts: boolean },
): Response {
  const left = new AbortController();
  const { signal } = c.req.raw;
  const leave = () => left.abort();
  signal.addEventListener('abort', leave);
  const write = async (out: TextOut) => {
    let unsent = '';
    const flush = () => {
      if (unsent !== '') out.write(unsent);
      unsent = '';
    };
    // What comes in one turn of the loop leaves as one packet: each costs as much as writing a reply.
    const send = <Name extends keyof GenerationEvents>(
      event: Name,
      data: GenerationEvents[Name],
    ) => {
      if (unsent === '') setImmediate(flush);
      unsent += `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    };
    const heartbeat = setInterval(() => {
      unsent += ': still writing\n\n';
      flush();
    }, HEARTBEAT_MS);
    const closeStream = metrics.openStream();
    try {
      const { usage, shown, ...done } = await generation.run({
        isWhole: false,
        onBrief: (brief) => send('brief', brief),
        onKept: (generationId) => send('kept', { generationId }),
        onNotices: (notices) => send('notices', { notices: [...notices] }),
        deliver: (text, index) => send('reply', { index, text }),
        ...(wantsParts && { onPart: (text, index) => send('part', { index, text }) }),
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
      flush();
      out.end();
      clearInterval(heartbeat);
      // Node keeps a request's signal for as long as the request lives: with this left on it, which
      // holds the request in turn, that would be for ever.
      signal.removeEventListener('abort', leave);
      closeStream();
    }
  };
  return streamText(c, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache',
      'X-Accel-Buffering': 'no', // proxies that buffer would hand the replies over all at once
    },
    write: (out) => void write(out),
    onLeave: leave,
  });
}
