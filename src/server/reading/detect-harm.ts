import { findData } from './find-data.ts';
import {
  APPEALS,
  GROUP_ADJECTIVES,
  GROUP_NOUNS,
  HARM_SIGNS,
  HARM_WORDS,
  type Harm,
  IMPERSONATED,
  LIVES,
  OF_A_BUSINESS,
  OF_A_PERSON,
  REPORTS,
  SPITEFUL,
} from './harm-signs.ts';
import { isToldOf } from './is-told-of.ts';
import { compileSigns, findSigns } from './match-signs.ts';
import { endsSentence, SENTENCE_END, tokenAt } from './split-tokens.ts';

const SIGNS = compileSigns(HARM_SIGNS, HARM_WORDS);
const GROUPS: ReadonlySet<string> = new Set(HARM_WORDS['group']?.split(/\s+/));
const BAD: ReadonlySet<string> = new Set(HARM_WORDS['bad']?.split(/\s+/));

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
    if (meaning !== 'group' && (isForbidden(joined, place) || isImpersonated(joined))) continue;
    if (meaning === 'call') {
      if (joined.some((token) => SPITEFUL.has(token))) return { harm: 'crowd', toldHarm };
    } else if (meaning !== 'group') return { harm: meaning, toldHarm };
    else if (isDenied(joined, place)) continue;
    else if (isToldOf(joined, place)) toldHarm = meaning;
    else return { harm: meaning, toldHarm };
  }
  return { harm: null, toldHarm };
}

/** "Please don't message him", "do not go to his house"; "don't stop calling her" calls all the more. */
function isForbidden(tokens: readonly string[], place: number): boolean {
  if (tokens.slice(place, place + FORBIDDEN_BEHIND).includes('nicht')) return true;
  const near = tokens.slice(Math.max(0, place - FORBIDDEN_NEAR), place + FORBIDDEN_NEAR + 1);
  return near.filter((token) => FORBIDS.has(token)).length === 1;
}

/** "Please report this profile, it uses my photos." */
function isImpersonated(tokens: readonly string[]): boolean {
  return tokens.some((token) => REPORTS.has(token)) && holdsPair(tokens, IMPERSONATED);
}

/** Whether what stands at a place is denied: "do not deport refugees", "immigrants are not criminals". */
function isDenied(tokens: readonly string[], place: number): boolean {
  return (
    isDeniedBefore(tokens, place) ||
    isDeniedBehind(tokens, place) ||
    isHatredOfOthers(tokens, place)
  );
}

/** "Why do people hate women?", "el odio a las mujeres": who speaks of hatred does not hate. */
function isHatredOfOthers(tokens: readonly string[], place: number): boolean {
  const isHate = tokens[place] === 'hate';
  if (!isHate && !NAMES_HATRED.has(tokenAt(tokens, place))) return false;
  let at = place - 1;
  while (STRENGTHENS.has(tokenAt(tokens, at))) at -= 1;
  const before = tokens[at] ?? SENTENCE_END;
  return isHate ? !HATES_ITSELF.has(before) && !endsSentence(before) : OF_OTHERS.has(before);
}

/** "I don't care, deport them" denies nothing: no other words may stand between. */
function isDeniedBefore(tokens: readonly string[], place: number): boolean {
  let at = place - 1;
  while (BRIDGES.has(tokenAt(tokens, at))) at -= 1;
  const token = tokenAt(tokens, at);
  if (tokens[at - 1] === 'why') return false; // "why don't we" asks for it
  if (token === 'stop' && GROUPS.has(tokenAt(tokens, at + 1))) return false; // "stop immigrants stealing"
  return DENIES.has(token) || (token === 'no' && tokens[at + 1] === 'one');
}

/** Where it is said what a group is. */
function isDeniedBehind(tokens: readonly string[], place: number): boolean {
  const rest = tokens.slice(place, place + SAID_BEHIND);
  const end = rest.findIndex((token) => endsSentence(token));
  const said = end === -1 ? rest : rest.slice(0, end);
  const denied = said.slice(0, DENIED_BEHIND).findIndex((_, at) => isDenial(said, at));
  return denied !== -1 && !isSaidAfterAll(said.slice(denied + 1));
}

/** "Are not", "no son"; and who says that they are not people denies nothing. */
function isDenial(said: readonly string[], at: number): boolean {
  const [before = '', token = '', behind = ''] = [said[at - 1], said[at], said[at + 1]];
  const isNot = COPULAS.has(token) && (NOT_BEHIND.has(behind) || NOT_BEFORE.has(before));
  return isNot && !said.slice(at + 1, at + 3).some((word) => HUMAN.has(word));
}

/** "They are not guests, they are thieves": denied is one thing, and said the other. */
function isSaidAfterAll(behind: readonly string[]): boolean {
  const again = behind.findIndex(
    (token, at) =>
      (COPULAS.has(token) && TAKES_UP.has(tokenAt(behind, at - 1))) || DROPS_SUBJECT.has(token),
  );
  return again !== -1 && behind.slice(again).some((token) => BAD.has(token));
}

const FORBIDDEN_NEAR = 2;
/** German says it behind: "ruft ihn bitte nicht mehr an". */
const FORBIDDEN_BEHIND = 5;
const FORBIDS: ReadonlySet<string> = new Set(["don't", 'not', 'never', 'stop', 'nobody']);
const BRIDGES: ReadonlySet<string> = new Set(
  `to should ever even just we one can will must has had ought wants simply
  think thinks believe believes said saying says that all most every a los las os as les die`.split(
    /\s+/,
  ),
);
const DENIES: ReadonlySet<string> = new Set(
  `not never don't doesn't didn't won't can't cannot shouldn't mustn't nobody stop wrong refuse
  nunca nadie ninguém jamais personne niemand nie nicht`.split(/\s+/),
);
const STRENGTHENS: ReadonlySet<string> = new Set(
  'really fucking just still all absolutely genuinely honestly also always truly actually'.split(
    ' ',
  ),
);
const HATES_ITSELF: ReadonlySet<string> = new Set(['i', 'we', 'us', 'god', 'lol']);
/** Words that are one's own hatred in one place, and somebody else's in another. */
const NAMES_HATRED: ReadonlySet<string> = new Set(['odio', 'déteste']);
const OF_OTHERS: ReadonlySet<string> = new Set(
  'el al de del ese este tanto tu su il elle qui'.split(' '),
);
/** So many words from the beginning of a sign. */
const DENIED_BEHIND = 6;
/** And so many where it may be said after all. */
const SAID_BEHIND = 12;
const COPULAS: ReadonlySet<string> = new Set(
  'is are was were son eran são eram sont étaient sind waren'.split(' '),
);
const NOT_BEHIND: ReadonlySet<string> = new Set(
  `not no never hardly rarely seldom neither pas jamais nicht keine keineswegs nie niemals`.split(
    /\s+/,
  ),
);
const HUMAN: ReadonlySet<string> = new Set(
  'people human humans persons personas humanos gente pessoas humains menschen'.split(' '),
);
const TAKES_UP: ReadonlySet<string> = new Set(
  'they these those ellos eles ils elles sie'.split(' '),
);
/** "No son víctimas, son criminales": signs reach no farther than that. */
const DROPS_SUBJECT: ReadonlySet<string> = new Set(['son', 'eran', 'são', 'eram']);
const NOT_BEFORE: ReadonlySet<string> = new Set(['no', 'não', 'nunca', 'ne', 'never']);

/** Whether a post speaks of a group of people at all, for good or ill. */
export function namesGroup(tokens: readonly string[]): boolean {
  return joinGroups(tokens).some((token) => GROUPS.has(token));
}

/** Data of somebody else, who is a person: not the shop's number. */
function isExposing(text: string, tokens: readonly string[]): boolean {
  if (findData(text).length === 0) return false;
  const isOf = (words: ReadonlySet<string>) => tokens.some((token) => words.has(token));
  if (isOf(LIVES)) return true;
  return isOf(OF_A_PERSON) && !isOf(OF_A_BUSINESS) && !holdsPair(tokens, APPEALS);
}

function holdsPair(tokens: readonly string[], pairs: ReadonlySet<string>): boolean {
  return tokens.some((token, at) => pairs.has(`${token} ${tokenAt(tokens, at + 1)}`));
}

/** "gay people" as one word, which signs know as `a-group`. */
function joinGroups(tokens: readonly string[]): readonly string[] {
  return tokens.flatMap((token, place) => {
    if (GROUP_ADJECTIVES.has(token) && GROUP_NOUNS.has(tokenAt(tokens, place + 1))) return [];
    const isJoined = GROUP_NOUNS.has(token) && GROUP_ADJECTIVES.has(tokenAt(tokens, place - 1));
    return [isJoined ? 'a-group' : token];
  });
}
