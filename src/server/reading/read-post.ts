import type { CareKind } from './care-kinds.ts';
import { detectCare } from './detect-care.ts';
import { detectHarm } from './detect-harm.ts';
import type { Harm } from './harm-signs.ts';
import { detectLanguage, type Language } from './detect-language.ts';
import { splitTokens } from './split-tokens.ts';

/** What is known of a post before anybody writes; read once for each generation. */
export interface PostReading {
  /** 'other': one that nothing here is written in. */
  language: Language | 'other';
  /** Whether it wants warmth, or silence, whatever the tone. */
  needsCare: boolean;
  /** Why it does. */
  care: CareKind | null;
  /** What it does to others, so that no reply goes along with it. */
  harm: Harm | null;
  /** What somebody else does to others, of which it tells; who tells of it is mostly against it. */
  toldHarm?: Harm | null;
  /** What does it that the post answers: the post may stand against that, so that only replies are held to it. */
  answeredHarm?: Harm | null;
}

/** Harm that stands in the post or in what it answers, whoever does it. */
export function harmsOf({ harm, toldHarm = null, answeredHarm = null }: PostReading): Harm[] {
  return [harm, toldHarm, answeredHarm].filter((each) => each !== null);
}

/**
 * Far above the 10 ms of the slowest post, and above the moment for which a busy machine stops: it is there
 * for the text that nobody thought of, and pain that is not heard in time is answered with a joke.
 */
const READING_TIME_MS = 1000;

/**
 * Reads a post, trimmed, of at most 1,080 UTF-16 code units. What is not read when the time is over is
 * not claimed.
 * @param clock the time in milliseconds from any beginning
 */
export function readPost(
  text: string,
  clock: { nowMs: () => number; withinMs: number } = {
    nowMs: () => performance.now(),
    withinMs: READING_TIME_MS,
  },
): PostReading {
  const endMs = clock.nowMs() + clock.withinMs;
  const isOver = () => clock.nowMs() >= endMs;
  const tokens = splitTokens(text);
  const language = isOver() ? 'en' : detectLanguage(text);
  const care = isOver() ? null : detectCare(tokens, { language, isOver });
  const harms = isOver() ? { harm: null } : detectHarm(text, tokens, { isOver });
  return { language, needsCare: care !== null, care, ...harms };
}
