import { findData } from './find-data.ts';
import {
  GROUP_ADJECTIVES,
  GROUP_NOUNS,
  HARM_SIGNS,
  HARM_WORDS,
  type Harm,
  OF_A_BUSINESS,
  OF_A_PERSON,
} from './harm-signs.ts';
import { compileSigns, findSigns } from './match-signs.ts';

const SIGNS = compileSigns(HARM_SIGNS, HARM_WORDS);
const GROUPS: ReadonlySet<string> = new Set(HARM_WORDS['group']?.split(/\s+/));

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
): Harm | null {
  if (isExposing(text, tokens)) return 'exposure';
  const [sign] = findSigns(joinGroups(tokens), SIGNS, options);
  return sign?.meaning ?? null;
}

/** Whether a post speaks of a group of people at all, for good or ill. */
export function namesGroup(tokens: readonly string[]): boolean {
  return joinGroups(tokens).some((token) => GROUPS.has(token));
}

/** Data of somebody else, who is a person: not the shop's number. */
function isExposing(text: string, tokens: readonly string[]): boolean {
  if (findData(text).length === 0) return false;
  const isOf = (words: ReadonlySet<string>) => tokens.some((token) => words.has(token));
  return isOf(OF_A_PERSON) && !isOf(OF_A_BUSINESS);
}

/** "gay people" as one word, which signs know as `a-group`. */
function joinGroups(tokens: readonly string[]): readonly string[] {
  if (!tokens.some((token) => GROUP_ADJECTIVES.has(token))) return tokens;
  return tokens.flatMap((token, place) => {
    if (GROUP_ADJECTIVES.has(token) && GROUP_NOUNS.has(tokens[place + 1] ?? '')) return [];
    const isJoined = GROUP_NOUNS.has(token) && GROUP_ADJECTIVES.has(tokens[place - 1] ?? '');
    return [isJoined ? 'a-group' : token];
  });
}
