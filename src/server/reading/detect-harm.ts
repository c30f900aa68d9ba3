import { findData } from './find-data.ts';
import {
  GROUP_ADJECTIVES,
  GROUP_NOUNS,
  GROUPS,
  HARM_SIGNS,
  HARM_WORDS,
  type Harm,
  IMPERSONATED,
  LIVES,
  MISSING,
  OF_A_BUSINESS,
  OF_A_PERSON,
  REPORTS,
  SPITEFUL,
} from './harm-signs.ts';
import { isDenied, isForbidden } from './is-denied.ts';
import { isHatredOfOthers, isToldOf } from './is-told-of.ts';
import { compileSigns, findSigns } from './match-signs.ts';
import { SENTENCE_END, tokenAt } from './split-tokens.ts';

const SIGNS = compileSigns(HARM_SIGNS, HARM_WORDS);

/** What a post does itself, and what it tells of and may stand against. */
export interface HarmReading {
  harm: Harm | null;
  toldHarm: Harm | null;
}

/**
 * Reads whether a post does harm that no reply should go along with, in the five languages. Anger at a
 * company, a government or what somebody said is none.
 * @param tokens of `splitTokens` for the same text
 * @param options.isOver says that the time is up: nothing more is claimed
 */
export function detectHarm(
  text: string,
  tokens: readonly string[],
  options: { isOver: () => boolean },
): HarmReading {
  let toldHarm: Harm | null = null;
  if (isExposing(text, tokens)) return { harm: 'exposure', toldHarm };
  const joined = [...joinGroups(tokens), SENTENCE_END];
  for (const { meaning, place } of findSigns(joined, SIGNS, options)) {
    if (meaning === 'group') {
      if (isDenied(joined, place) || isHatredOfOthers(joined, place)) continue;
      if (!isToldOf(joined, place)) return { harm: 'group', toldHarm };
      toldHarm = 'group';
    } else if (isForbidden(joined, place) || isImpersonated(joined)) continue;
    else if (meaning !== 'call') return { harm: meaning, toldHarm };
    else if (holdsOne(joined, SPITEFUL)) return { harm: 'crowd', toldHarm };
  }
  return { harm: null, toldHarm };
}

/** "Please report this profile, it uses my photos." */
function isImpersonated(tokens: readonly string[]): boolean {
  return holdsOne(tokens, REPORTS) && holdsPair(tokens, IMPERSONATED);
}

/** Whether a post speaks of a group of people at all, for good or ill. */
export function namesGroup(tokens: readonly string[]): boolean {
  return tokens.some((token, place) => GROUPS.has(token) || isGroupOfTwo(tokens, place));
}

/** Data of somebody else, who is a person: not the shop's number, nor who to call about somebody missing. */
function isExposing(text: string, tokens: readonly string[]): boolean {
  const data = findData(text);
  if (data.length === 0 || !holdsOne(tokens, OF_A_PERSON)) return false;
  if (data.includes('address') && holdsOne(tokens, LIVES)) return true;
  const isMissing = holdsPair(tokens, MISSING) && !holdsOne(tokens, SPITEFUL);
  return !holdsOne(tokens, OF_A_BUSINESS) && !isMissing;
}

function holdsOne(tokens: readonly string[], words: ReadonlySet<string>): boolean {
  return tokens.some((token) => words.has(token));
}

function holdsPair(tokens: readonly string[], pairs: ReadonlySet<string>): boolean {
  return tokens.some((token, at) => pairs.has(`${token} ${tokenAt(tokens, at + 1)}`));
}

/** "gay people" as one word, which signs know as `a-group`. */
function joinGroups(tokens: readonly string[]): readonly string[] {
  if (!holdsOne(tokens, GROUP_ADJECTIVES)) return tokens; // as most
  return tokens.flatMap((token, place) => {
    if (isGroupOfTwo(tokens, place)) return [];
    return [isGroupOfTwo(tokens, place - 1) ? 'a-group' : token];
  });
}

function isGroupOfTwo(tokens: readonly string[], place: number): boolean {
  return (
    GROUP_ADJECTIVES.has(tokenAt(tokens, place)) && GROUP_NOUNS.has(tokenAt(tokens, place + 1))
  );
}
