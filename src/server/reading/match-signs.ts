import { endsSentence } from './split-tokens.ts';

/** Words by the name that signs call them by: `<kin>`. */
export type WordClasses = Readonly<Record<string, string>>;

/** Signs compiled by `compileSigns`. */
export interface Signs<Meaning> {
  /** By the first word, or by its first letters where any ending will do. */
  byWord: ReadonlyMap<string, readonly Sign<Meaning>[]>;
  byStart: ReadonlyMap<string, readonly Sign<Meaning>[]>;
  /** The same by their last word. */
  endByWord: ReadonlyMap<string, readonly Sign<Meaning>[]>;
  endByStart: ReadonlyMap<string, readonly Sign<Meaning>[]>;
}

interface Sign<Meaning> {
  meaning: Meaning;
  steps: readonly Step[];
}

/** One word of a sign, and how many other words of the sentence may stand before it. */
interface Step {
  words: ReadonlySet<string>;
  /** Beginnings of words: 'suicid' for suicide, suicidal, suicidio. */
  starts: readonly string[];
  gap: number;
  /** The next word must be none of these. */
  isForbidden: boolean;
}

/** Beginnings are looked up by so many letters, so none is shorter. */
const START_LETTERS = 4;
const NONE: readonly never[] = [];

/**
 * Compiles signs, one a line. In a line the words stand as they follow in a sentence: `a|b` is
 * either, `<kin>` a class of words, `suicid*` any ending, `~3` up to three other words, and `!a|b`
 * that none of these follows.
 * @throws Error for a sign that has no first word, or names a class that there is none of
 */
export function compileSigns<Meaning>(
  groups: readonly { meaning: Meaning; signs: string }[],
  classes: WordClasses,
): Signs<Meaning> {
  const byWord = new Map<string, Sign<Meaning>[]>();
  const byStart = new Map<string, Sign<Meaning>[]>();
  const endByWord = new Map<string, Sign<Meaning>[]>();
  const endByStart = new Map<string, Sign<Meaning>[]>();
  for (const { meaning, signs } of groups) {
    for (const line of signs.split('\n').filter((text) => text.trim() !== '')) {
      const sign = { meaning, steps: parseSteps(line.trim(), classes) };
      const first = sign.steps[0];
      if (first === undefined || first.isForbidden) throw new Error(`No first word: ${line}`);
      const last = sign.steps.reduce((before, step) => (step.isForbidden ? before : step), first);
      for (const word of first.words) add(byWord, word, sign);
      for (const start of first.starts) add(byStart, start.slice(0, START_LETTERS), sign);
      for (const word of last.words) add(endByWord, word, sign);
      for (const start of last.starts) add(endByStart, start.slice(0, START_LETTERS), sign);
    }
  }
  return { byWord, byStart, endByWord, endByStart };
}

function add<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [item]);
  else known.push(item);
}

function parseSteps(line: string, classes: WordClasses): Step[] {
  const steps: Step[] = [];
  let gap = 0;
  for (const part of line.split(/\s+/)) {
    if (part.startsWith('~')) gap = Number(part.slice(1));
    else {
      const isForbidden = part.startsWith('!');
      const words = part.replace(/^!/, '').split('|').flatMap(expand);
      const starts = words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
      const short = starts.find((start) => start.length < START_LETTERS);
      if (short !== undefined) throw new Error(`Too short a beginning: ${short}* in ${line}`);
      steps.push({
        words: new Set(words.filter((word) => !word.endsWith('*'))),
        starts,
        gap,
        isForbidden,
      });
      gap = 0;
    }
  }
  return steps;

  function expand(word: string): string[] {
    if (!word.startsWith('<')) return [word];
    const list = classes[word.slice(1, -1)];
    if (list === undefined) throw new Error(`No class of words: ${word} in ${line}`);
    return list.trim().split(/\s+/);
  }
}

/**
 * The first sign that a list of tokens shows, from its beginning on; gaps are short and counted, so
 * the time grows with the number of tokens only.
 * @param options.isOver asked now and then; when it says yes, nothing more is looked for
 * @returns what each sign found means, with the place where it begins
 */
export function* findSigns<Meaning>(
  tokens: readonly string[],
  { byWord, byStart, endByWord, endByStart }: Signs<Meaning>,
  options: { isOver: () => boolean },
): Generator<{ meaning: Meaning; place: number }> {
  // A post begins many signs and has the end of few: the others need not be followed.
  const ended = new Set<Sign<Meaning>>();
  for (const token of tokens) {
    for (const sign of endByWord.get(token) ?? NONE) ended.add(sign);
    for (const sign of withStart(endByStart, token)) ended.add(sign);
  }
  if (ended.size === 0) return;
  for (const [place, token] of tokens.entries()) {
    if (place % 64 === 63 && options.isOver()) return;
    for (const sign of byWord.get(token) ?? NONE) {
      if (!ended.has(sign)) continue;
      if (follows(tokens, place + 1, sign.steps, 1)) yield { meaning: sign.meaning, place };
    }
    for (const sign of withStart(byStart, token)) {
      const [first] = sign.steps;
      if (!ended.has(sign) || first === undefined || !isOne(token, first)) continue;
      if (follows(tokens, place + 1, sign.steps, 1)) yield { meaning: sign.meaning, place };
    }
  }
}

function withStart<Item>(byStart: ReadonlyMap<string, readonly Item[]>, token: string) {
  return token.length < START_LETTERS ? NONE : (byStart.get(token.slice(0, START_LETTERS)) ?? NONE);
}

function follows(
  tokens: readonly string[],
  place: number,
  steps: readonly Step[],
  index: number,
): boolean {
  const step = steps[index];
  if (step === undefined) return true;
  if (step.isForbidden) {
    const next = tokens[place];
    return (next === undefined || !isOne(next, step)) && follows(tokens, place, steps, index + 1);
  }
  for (let skipped = 0; skipped <= step.gap; skipped += 1) {
    const token = tokens[place + skipped];
    if (token === undefined) return false;
    if (isOne(token, step) && follows(tokens, place + skipped + 1, steps, index + 1)) return true;
    if (endsSentence(token)) return false;
  }
  return false;
}

function isOne(token: string, { words, starts }: Step): boolean {
  if (words.has(token)) return true;
  for (const start of starts) if (token.startsWith(start)) return true;
  return false;
}
