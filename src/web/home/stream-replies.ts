import { LATER_ADDRESSES } from '#contract/later-addresses.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { GenerationEvents, GenerationRequest } from '#contract/generation.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Usage } from '#contract/usage.ts';
import { addAddresses, ApiError, open } from '../api.ts';
import { t } from '../words/t.ts';
import { isByBrowser } from './browser-choice.ts';

addAddresses(LATER_ADDRESSES);

/** The server says something every ten seconds, if only that it is there: a connection that is silent for longer is gone. */
const SILENCE_MS = 35_000;
/** A page that was frozen finds its time over before it is handed what came meanwhile. */
const GRACE_MS = 2000;

interface Handlers {
  signal: AbortSignal;
  onWait: (ahead: number) => void;
  onNotices: (notices: GenerationEvents['notices']) => void;
  onKept: (kept: GenerationEvents['kept']) => void;
  onPart: (text: string) => void;
  onReply: (text: string) => void;
  onUsage: (usage: Usage) => void;
  onDone: (done: GenerationEvents['done']) => void;
}

/**
 * Asks for replies and hands each on as it arrives. Where this browser's own model is to write, the
 * server asks it by briefs meanwhile.
 * @throws ApiError when the server refuses, fails, or breaks off before it was done
 */
export async function streamReplies(
  request: GenerationRequest,
  { signal, onWait, onNotices, onKept, onPart, onReply, onUsage, onDone }: Handlers,
): Promise<void> {
  // What cannot be downloaded now leaves the writing to the server.
  const browser = isByBrowser() ? await import('./browser.ts').catch(() => null) : null;
  const silence = watchSilence(signal);
  const tell = (error: unknown): never => {
    throw silence.signal.aborted && !signal.aborted ? brokenOff() : error;
  };
  const answer = await open('generate', {
    body: { ...request, wantsParts: true, ...(browser !== null && { byBrowser: true }) },
    headers: { Accept: 'text/event-stream' },
    signal: silence.signal,
  }).catch(tell);
  if (answer.body === null) throw brokenOff();
  const events = answer.body
    .pipeThrough(silence.heard)
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const readEvent = () =>
    events.read().catch((error: unknown) => {
      throw signal.aborted ? error : brokenOff();
    });
  let answering = new AbortController();
  const leave = () => answering.abort();
  signal.addEventListener('abort', leave);
  try {
    for (let next = await readEvent(); !next.done; next = await readEvent()) {
      const { event, data } = next.value;
      // The server writes these events by the same types.
      if (event === 'waiting') onWait((JSON.parse(data) as GenerationEvents['waiting']).ahead);
      if (event === 'brief') {
        leave();
        answering = new AbortController();
        void browser?.answerBrief(JSON.parse(data) as GenerationEvents['brief'], answering.signal);
      }
      if (event === 'notices') onNotices(JSON.parse(data) as GenerationEvents['notices']);
      if (event === 'kept') onKept(JSON.parse(data) as GenerationEvents['kept']);
      if (event === 'part') onPart((JSON.parse(data) as GenerationEvents['part']).text);
      if (event === 'reply') onReply((JSON.parse(data) as GenerationEvents['reply']).text);
      if (event === 'usage') onUsage(JSON.parse(data) as GenerationEvents['usage']);
      if (event === 'done') {
        onDone(JSON.parse(data) as GenerationEvents['done']);
        return;
      }
      if (event === 'error') {
        const { error, code } = JSON.parse(data) as GenerationEvents['error'];
        throw new ApiError(error, { status: 200, code: code as ErrorCode });
      }
    }
    throw brokenOff();
  } finally {
    silence.end();
    leave(); // enough was said
    signal.removeEventListener('abort', leave);
  }
}

/**
 * Ends a connection on which nothing comes any more: of one that was lost on the way, as with a network that is left, the
 * browser may never hear.
 * @param signal ends it as well: `AbortSignal.any` came with Safari 17.4 and Firefox 124
 */
function watchSilence(signal: AbortSignal) {
  const ending = new AbortController();
  const abort = () => ending.abort();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  let clock: ReturnType<typeof setTimeout>;
  const end = () => clearTimeout(clock);
  const giveUp = () => {
    clock = setTimeout(abort, GRACE_MS);
  };
  const restart = () => {
    end();
    clock = setTimeout(giveUp, SILENCE_MS);
  };
  restart();
  return {
    signal: ending.signal,
    /** What comes goes through here. */
    heard: new TransformStream<BufferSource, BufferSource>({
      transform: (piece, out) => {
        restart();
        out.enqueue(piece);
      },
    }),
    end,
  };
}

function brokenOff(): ApiError {
  return new ApiError(t('The connection broke off before all replies arrived. Please try again.'), {
    status: 0,
    code: null,
  });
}
