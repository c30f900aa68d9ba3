import type { CareKind } from './care-kinds.ts';
import { CARE_SIGNS, CARE_WORDS, LAUGHTER, THINGS } from './care-signs.ts';
import type { Language } from './detect-language.ts';
import { compileSigns, findSigns } from './match-signs.ts';
import { scoreCare } from './score-care.ts';
import { SENTENCE_END } from './split-tokens.ts';

const SIGNS = compileSigns(CARE_SIGNS, CARE_WORDS);

/** What sounds this calm in all its words is a figure of speech: "my gym says it misses me". */
const SURELY_CALM = -5.2;
/** Without a sign it takes this much; learned from posts that say it in other words. */
const SURELY_PAIN = -0.3;
/** And more where a thing is spoken of, or somebody laughs. */
const SURELY_NO_FIGURE = 2;
/** A few words sound like anything. */
const FEW_WORDS = 8;

/** How near a thing must stand to a sign to be what the sign is said of. */
const BEFORE = 10;
const AFTER = 8;

/**
 * Reads whether a post is about self-harm, abuse, grief, illness, disaster or heartbreak, in the five
 * languages: by signs, which are words that follow one another, and in English by how it sounds.
 * @param tokens of `splitTokens`
 * @param options.isOver says that the time is up: nothing more is claimed
 * @returns the reason for care, or null; a post that laughs, or is about a thing, shows none by signs,
 * save of self-harm
 */
export function detectCare(
  tokens: readonly string[],
  options: { language: Language | 'other'; isOver: () => boolean },
): CareKind | null {
  const isLaughing = tokens.some((token) => LAUGHTER.has(token));
  const sounds = options.language === 'en' ? scoreCare(tokens) : 0;
  for (const { meaning, place } of findSigns([...tokens, SENTENCE_END], SIGNS, options)) {
    if (meaning === 'self_harm') return meaning;
    const around = tokens.slice(Math.max(0, place - BEFORE), place + AFTER);
    const isFigure = isLaughing || around.some(isThing);
    if (!isFigure && sounds > SURELY_CALM) return meaning;
  }
  if (options.language !== 'en') return null;
  const isFigure = isLaughing || tokens.some(isThing);
  const isDoubtful = isFigure || tokens.length < FEW_WORDS;
  return sounds > (isDoubtful ? SURELY_NO_FIGURE : SURELY_PAIN) ? 'pain' : null;
}

/** The car that somebody was hit by is not what the post is about. */
function isThing(token: string, place: number, tokens: readonly string[]): boolean {
  return THINGS.has(token) && tokens[place - 2] !== 'by';
}
