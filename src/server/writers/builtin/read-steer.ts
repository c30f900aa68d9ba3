import type { WriteRequest } from '../writer.ts';

/** What a person may ask the replies to do, as far as lines written beforehand can. */
export const STANCES = ['disagree', 'agree', 'ask', 'thank', 'mention'] as const;

export interface Steer {
  stance: (typeof STANCES)[number];
  /** What it is about, in the person's words: 'the price', for `mention` a clause: 'I built one'. */
  about: string | null;
}

/** What makes a clause of a subject: "my sister works there", but not "our product". */
const CLAUSE_VERBS = new Set(
  `is are was were has have had do does did will would can could work works worked live lives lived built
  made make makes use uses used run runs ran own owns owned love loves loved hate hates think thinks say
  says said went got get gets need needs want wants teach teaches taught bought tried failed helped
  i'm i've i'd we're we've it's there's`.split(/\s+/),
);

const MAX_ABOUT_WORDS = 6;
const MAX_CLAUSE_WORDS = 16;

/**
 * The steer that the built-in writer follows in its replies to a request, or null: none was made, it
 * needs a model, the replies are not in English, or the post wants care or does harm.
 */
export function findSteer({
  reading,
  choices,
}: Pick<WriteRequest, 'reading' | 'choices'>): Steer | null {
  const steer = choices?.steer.trim() ?? '';
  if (steer === '' || reading.needsCare || reading.harm !== null) return null;
  const chosen = choices?.language ?? 'post';
  const isEnglish =
    chosen === 'en' || (chosen === 'post' && ['en', 'other'].includes(reading.language));
  return isEnglish ? readSteer(steer) : null;
}

/** How a steer begins, whole words; the longest that fits is taken, so "don't agree" before "agree". */
const BEGINNINGS: Readonly<Record<Steer['stance'], string>> = {
  disagree: `disagree, don't agree, do not agree, argue, push back, object, be against, criticise, criticize`,
  agree: 'agree, support, be on their side, be on his side, be on her side, back',
  ask: 'ask, question, find out',
  thank: 'say thanks, say thank you, thank',
  mention: 'mention, say, add, tell them',
};
const MANNERS = new Set('politely gently strongly respectfully fully totally'.split(' '));
/** What may stand between the beginning and what it is about. */
const JOINING: Readonly<Record<Steer['stance'], string>> = {
  disagree: 'with about on against to',
  agree: 'with about on',
  ask: 'them him her for about on',
  thank: 'them him her you for',
  mention: 'that',
};
const THE_POST = new Set([
  '',
  'them',
  'him',
  'her',
  'it',
  'this',
  'that',
  'the post',
  'the author',
]);

/**
 * Reads a steer of the few that can be honoured without a model: to agree, disagree, ask or thank,
 * alone or about something that is named, and to mention a clause.
 * @param steer the person's line, in English
 * @returns null for one that needs a model: nothing is then pretended
 */
export function readSteer(steer: string): Steer | null {
  const line = steer
    .trim()
    .replaceAll(/[’‘]/g, "'")
    .replace(/[.!]+$/, '');
  for (const stance of STANCES) {
    const rest = readRest(line, stance);
    if (rest === null) continue;
    if (stance === 'mention') return isClause(rest) ? { stance, about: rest } : null;
    if (THE_POST.has(rest.toLowerCase())) return { stance, about: null };
    return isThing(rest) ? { stance, about: rest } : null;
  }
  return null;
}

/** What follows where a line begins as such a steer, or null where it doesn't. */
function readRest(line: string, stance: Steer['stance']): string | null {
  const words = line.split(/\s+/);
  if (MANNERS.has(words[0]?.toLowerCase() ?? '')) words.shift();
  const said = words.join(' ').toLowerCase();
  const beginning = BEGINNINGS[stance]
    .split(', ')
    .find((begin) => said === begin || said.startsWith(`${begin} `));
  if (beginning === undefined) return null;
  const rest = words.slice(beginning.split(' ').length);
  const joining = JOINING[stance].split(' ');
  while (rest.length > 1 && joining.includes(rest[0]?.toLowerCase() ?? '')) rest.shift();
  return rest.length === 1 && ['with', 'about', 'on', 'for'].includes(rest[0] ?? '')
    ? ''
    : rest.join(' ');
}

/** A noun phrase that shows itself as one: it begins with an article or a possessive. */
function isThing(text: string): boolean {
  return (
    /^(?:the|their|his|her|its|your|this|that|these|those|my|our)\s[\p{L}\d' -]+$/iu.test(text) &&
    text.split(/\s+/).length <= MAX_ABOUT_WORDS &&
    !/\b(?:and|but|or|because|if|when|that|which|who|is|are|was|were|should)\b/i.test(
      text.replace(/^\S+/, ''),
    )
  );
}

/** A clause that begins with its subject, so that it stands after a colon as it is. */
function isClause(text: string): boolean {
  return (
    /^(?:i|i'm|i've|i'd|we|we're|we've|my|our|it's|there's|they|nobody|everyone)\s[^\n"“”{}<>]+$/i.test(
      text,
    ) &&
    (/^(?:i|we|they) \w/i.test(text) ||
      text
        .toLowerCase()
        .split(/\s+/)
        .some((word) => CLAUSE_VERBS.has(word))) &&
    text.split(/\s+/).length <= MAX_CLAUSE_WORDS
  );
}
