import { compileSigns, findSigns } from '../reading/match-signs.ts';
import { splitTokens } from '../reading/split-tokens.ts';
import { CLOSING_ORDERS, HABIT_SIGNS, type Habit } from './habit-signs.ts';

const SIGNS = compileSigns(HABIT_SIGNS, {});

/** A clause's negation stands this near to its beginning when it is set up to be turned. */
const SET_UP_WORDS = 6;
/** "The price isn't the problem. The silence is." */
const TURN_WORDS = 5;
/** Longer parts are sentences that happen to begin alike. */
const PART_WORDS = 6;

const NEGATIONS = new Set(
  `not isn't aren't wasn't weren't ain't no não pas nicht kein keine keinen non geen niet`.split(
    ' ',
  ),
);
/** What a clause begins with that takes up what the one before denied. */
const TAKES_UP = [
  ...["it's", 'it is', 'it was', "that's", 'that is', 'this is', "they're", 'they are'],
  ...['es', 'son', 'era', 'se trata', 'é', 'são', "c'est", "c'était", 'das ist', 'es ist'],
  ...['sondern', 'è', 'sono', 'het is', 'dat is', 'het zijn'],
];
/** Whoever says these begins no antithesis: a condition, or the writer's own case. */
const NO_SET_UP = new Set(
  `if when because since unless i i'm i've we we're as though why how si cuando se quando quand wenn als
  is are was and but so`.split(/\s+/),
);
/** What is denied is said to be something. */
const COPULAS = new Set(
  `is are was were isn't aren't wasn't weren't ain't it's that's they're you're he's she's there's es son era
  é são est c'est sont ist sind war è sono zijn`.split(/\s+/),
);
/** "Wasn't them, it was me" owns up: one person for another. */
const DENIES_WHO = /n't (?:me|you|him|her|us|them)$/;
const NAMES_WHO = /^(?:it|that) was (?:me|you|him|her|us|them)$/;
/** "It's not hidden, that's what gets me": the writer goes on, and turns nothing. */
const GOES_ON = /^(?:and|but|here|y|e|et|und|(?:it's|that's) (?:what|why|how|where|when|because)) /;

/**
 * Finds a habit of machines in a reply, in English and the other languages of the phrase bank, with
 * the commonest of Italian and Dutch.
 * @returns the reason to take it, or null for a reply that a person could have typed
 */
export function findHabit(reply: string): Habit | null {
  const plain = reply.replaceAll(/[’‘]/g, "'").toLowerCase();
  const tokens = ['.', ...splitTokens(plain), '.'];
  for (const { meaning } of findSigns(tokens, SIGNS, { isOver: () => false })) return meaning;
  const clauses = splitAt(plain, /[,;:.!?…—–\n()]/);
  if (clauses.some((clause, place) => isTurned(clause, clauses[place + 1] ?? []))) {
    return 'antithesis';
  }
  if (endsInOrder(plain)) return 'closing_order';
  if (hasThrees(plain)) return 'threes';
  return hasBracketedEnding(plain) ? 'translationese' : null;
}

/** "It's not a plan, it's a mood." "The price isn't the problem. The silence is." */
function isTurned(clause: readonly string[], next: readonly string[]): boolean {
  const [subject = ''] = clause;
  const start = clause.slice(0, SET_UP_WORDS);
  const isSetUp = start.some((word) => NEGATIONS.has(word)) && clause.some(isCopula);
  if (!isSetUp || NO_SET_UP.has(subject) || next.some((word) => NEGATIONS.has(word))) return false;
  const turn = next.join(' ');
  if (GOES_ON.test(turn)) return false;
  if (DENIES_WHO.test(clause.join(' ')) && NAMES_WHO.test(turn)) return false;
  if (subject.startsWith('you')) return /^you(?:'re|'ve| are) /.test(turn);
  if (TAKES_UP.some((words) => turn.startsWith(`${words} `))) return true;
  return next.length <= TURN_WORDS && / (?:is|are)$/.test(turn);
}

function isCopula(word: string): boolean {
  return COPULAS.has(word) || word.endsWith("n'est");
}

/** Only behind something else: "Try again" alone may be all there is to say. */
function endsInOrder(plain: string): boolean {
  const [, ...behind] = splitAt(plain, /[.!?…\n]/).map((sentence) => sentence.join(' '));
  return behind.slice(-1).some((last) => CLOSING_ORDERS.has(last));
}

/** What a sentence or a clause ends with; a dot within "S.O.S.", 1.5 or a link is none. */
const ENDS = /[.!?…;:](?![^\s.!?…;:])|\n/;

/** "no tests, no plan, no shame"; "Faster, cheaper, worse."; "brave, honest, and raw". */
function hasThrees(plain: string): boolean {
  const parts = splitAt(plain, /[,.!?…;\n]/);
  const beginsAlike = parts.some((part, place) => {
    const three = parts.slice(place, place + 3);
    const isPart = (one: readonly string[]) => one.length > 1 && one.length <= PART_WORDS;
    return three.length === 3 && three.every((one) => one[0] === part[0] && isPart(one));
  });
  if (beginsAlike) return true;
  const lists = splitAt(plain, ENDS).map((sentence) => sentence.join(' '));
  const isWord = (part: readonly string[]) => part.length === 1;
  for (const sentence of plain.split(ENDS)) {
    const listed = splitAt(sentence, /,/);
    if (listed.length === 3 && listed.every(isWord) && isNoEcho(listed.flat())) return true;
    const [middle = [], last = []] = listed.slice(-2);
    const isOxford = last[0] === 'and' && last.length === 2;
    if (listed.length >= 3 && isWord(middle) && isOxford) return true;
  }
  return lists.some((_, place) => {
    const three = lists.slice(place, place + 3);
    return three.length === 3 && three.every((one) => !one.includes(' ')) && isNoEcho(three);
  });
}

/** "Click... click... click..." is one word, heard three times. */
function isNoEcho(words: readonly string[]): boolean {
  return new Set(words).size > 1;
}

/** "seul(e)", "fier(ère)s": of forms, never of posts. */
function hasBracketedEnding(plain: string): boolean {
  return /\p{L}\((?:e|es|ne|se|ère|trice|a|as|in|innen)\)/u.test(plain);
}

/** The words of each part between any of the marks. */
function splitAt(plain: string, marks: RegExp): string[][] {
  return plain
    .split(marks)
    .map((one) => one.match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? [])
    .filter((one) => one.length > 0);
}
