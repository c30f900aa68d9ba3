import type { BrowserFault, GenerationEvents } from '#contract/generation.ts';
import { MAX_ANSWER_PIECE_CHARACTERS } from '#contract/limits.ts';
import { LATER_ADDRESSES } from '#contract/later-addresses.ts';
import { addAddresses, call } from '../api.ts';
import { describeLanguages, findFactory, readAvailability } from './browser-api.ts';
import { chooseByBrowser } from './browser-choice.ts';

addAddresses(LATER_ADDRESSES);

/** Text without a reply's end in it is sent from here on, so that the server hears that it goes on. */
const PIECE_CHARACTERS = 80;
/** Or after this, on a slow device: the server takes ten seconds without a word for the end. */
const PIECE_MS = 2000;

/**
 * Has the browser's model answer a brief of the server's, and sends what it says, or why it cannot. The
 * server reads it as it reads any model's, and this page shows nothing of it by itself.
 * @param signal aborted when nobody waits for the answer any more
 */
export async function answerBrief(
  { answerId, instructions, message, language }: GenerationEvents['brief'],
  signal: AbortSignal,
): Promise<void> {
  let number = 0;
  const send = async (text: string, end?: 'whole' | BrowserFault) => {
    await call('answerBrief', {
      body: { answerId, number, text, ...(end !== undefined && { end }) },
      signal,
    });
    number += 1;
  };
  try {
    const fault = await findFault(language);
    if (fault === 'gone') chooseByBrowser(false); // what is not there cannot be turned off by hand
    if (fault !== null) return await send('', fault);
    let unsent = '';
    let sentMs = performance.now();
    for await (const text of ask({ instructions, message, language, signal })) {
      unsent += text;
      while (isWorthSending(unsent) || (unsent !== '' && performance.now() - sentMs > PIECE_MS)) {
        sentMs = performance.now();
        await send(unsent.slice(0, MAX_ANSWER_PIECE_CHARACTERS));
        unsent = unsent.slice(MAX_ANSWER_PIECE_CHARACTERS);
      }
    }
    await send(unsent, 'whole');
  } catch (error) {
    // Where even this does not arrive, the server waits no longer than for any model.
    if (!signal.aborted) await send('', nameFault(error)).catch(() => undefined);
  }
}

/** Replies end at one of these. */
function isWorthSending(text: string): boolean {
  return text.length >= PIECE_CHARACTERS || /["\n]/.test(text);
}

async function* ask(asked: {
  instructions: string;
  message: string;
  language: string;
  signal: AbortSignal;
}): AsyncGenerator<string> {
  const { instructions, message, language, signal } = asked;
  const session = await findFactory()?.create({
    ...describeLanguages(language),
    initialPrompts: [{ role: 'system', content: instructions }],
    signal,
  });
  const reader = session?.promptStreaming(message, { signal }).getReader();
  try {
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
      yield next.value;
    }
  } finally {
    session?.destroy(); // gives its memory back, and ends what is still being written
  }
}

/** Asked anew for each set: a browser may drop its model when the disk runs full. */
async function findFault(language: string): Promise<BrowserFault | null> {
  const availability = await readAvailability(language);
  if (availability === 'available') return null;
  if (availability === 'downloadable' || availability === 'downloading') return 'download';
  return language !== 'en' && (await readAvailability('en')) === 'available' ? 'language' : 'gone';
}

const FAULTS: Record<string, BrowserFault> = {
  NotReadableError: 'refused',
  NotSupportedError: 'language',
  QuotaExceededError: 'too_long',
};

function nameFault(error: unknown): BrowserFault {
  return (error instanceof Error ? FAULTS[error.name] : undefined) ?? 'failed';
}
