import { GROUPS, HARM_WORDS } from './harm-signs.ts';
import { endsSentence, tokenAt, untilEnd } from './split-tokens.ts';
import { wordSet } from './word-set.ts';

/**
 * Whether what is said of a group is denied: "do not deport refugees", "immigrants are not criminals".
 * @param place where the sign begins that showed it
 */
export function isDenied(tokens: readonly string[], place: number): boolean {
  return isDeniedBefore(tokens, place) || isDeniedBehind(tokens, place);
}

/**
 * Whether a call on somebody is one to leave them alone: "please don't message him"; "don't stop calling her"
 * calls all the more.
 * @param place where the call begins
 */
export function isForbidden(tokens: readonly string[], place: number): boolean {
  const behind = untilEnd(tokens.slice(place, place + FORBIDDEN_BEHIND));
  if (behind.includes('nicht')) return true;
  const before = tokens.slice(Math.max(0, place - FORBIDDEN_NEAR), place);
  const near = [
    ...before.slice(before.findLastIndex(endsSentence) + 1),
    ...behind.slice(0, FORBIDDEN_NEAR + 1),
  ];
  return near.filter((token) => FORBIDS.has(token)).length === 1;
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
  const said = untilEnd(tokens.slice(place, place + SAID_BEHIND));
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

const BAD = wordSet(HARM_WORDS['bad'] ?? '');
const FORBIDDEN_NEAR = 2;
/** German says it behind: "ruft ihn bitte nicht mehr an". */
const FORBIDDEN_BEHIND = 5;
const FORBIDS = wordSet("don't not never stop nobody");
const BRIDGES = wordSet(`to should ever even just we one can will must has had ought wants simply
  think thinks believe believes said saying says that all most every a los las os as les die`);
const DENIES =
  wordSet(`not never don't doesn't didn't won't can't cannot shouldn't mustn't nobody stop wrong refuse
  nunca nadie ninguém jamais personne niemand nie nicht`);
/** So many words from the beginning of a sign. */
const DENIED_BEHIND = 6;
/** And so many where it may be said after all. */
const SAID_BEHIND = 12;
const COPULAS = wordSet('is are was were son eran são eram sont étaient sind waren');
const NOT_BEHIND = wordSet(
  `not no never hardly rarely seldom neither pas jamais nicht keine keineswegs nie niemals`,
);
const HUMAN = wordSet(
  'people human humans persons personas humanos gente pessoas humains menschen',
);
const TAKES_UP = wordSet('they these those ellos eles ils elles sie');
/** "No son víctimas, son criminales": signs reach no farther than that. */
const DROPS_SUBJECT: ReadonlySet<string> = new Set(['son', 'eran', 'são', 'eram']);
const NOT_BEFORE: ReadonlySet<string> = new Set(['no', 'não', 'nunca', 'ne', 'never']);
