import type { WriteRequest } from '../writer.ts';

/** What a person may ask the replies to do, as far as lines written beforehand can. */
export const WISH_STANCES = ['disagree', 'agree', 'ask', 'thank', 'mention'] as const;

export interface Wish {
  stance: (typeof WISH_STANCES)[number];
  /** What it is about, in the person's words: 'the price', for `mention` a clause: 'I built one'. */
  about: string | null;
}

/** What makes a clause of a subject: "my sister works there", but not "our product". */
const CLAUSE_VERB =
  /^(?:i'm|i've|i'd|we're|we've|it's|there's)\b|^(?:i|we|they) \w|\b(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could|works?|worked|lives?|lived|built|made|makes?|uses?|used|runs?|ran|owns?|owned|loves?|hates?|thinks?|says?|said|went|got|gets?|needs?|wants?|teach(?:es)?|taught|bought|tried|failed|helped)\b/i;

const MAX_ABOUT_WORDS = 6;
const MAX_CLAUSE_WORDS = 16;

/**
 * The wish that the built-in writer follows in its replies to a request, or null: none was made, it
 * needs a model, the replies are not in English, or the post wants care before anything else.
 */
export function findWish({
  reading,
  choices,
}: Pick<WriteRequest, 'reading' | 'choices'>): Wish | null {
  const steer = choices?.steer.trim() ?? '';
  if (steer === '' || reading.needsCare) return null;
  const chosen = choices?.language ?? 'post';
  const isEnglish =
    chosen === 'en' || (chosen === 'post' && ['en', 'other'].includes(reading.language));
  return isEnglish ? readWish(steer) : null;
}

/** How a wish begins, and what may join it to its object. "Don't agree" comes before "agree". */
const FORMS: readonly { stance: Wish['stance']; form: RegExp }[] = [
  {
    stance: 'disagree',
    form: /^(?:(?:politely|gently|strongly|respectfully) )?(?:disagree|don't agree|do not agree|argue|push back|object|be against|criticise|criticize)(?:\s+(?:with|about|on|against|to)\b)?\s*(.*)$/,
  },
  {
    stance: 'agree',
    form: /^(?:(?:fully|strongly|totally) )?(?:agree|support|be on (?:their|his|her) side|back)(?:\s+(?:with|about|on)\b)?\s*(.*)$/,
  },
  {
    stance: 'ask',
    form: /^(?:ask|question|find out)(?:\s+(?:them|him|her|for))?(?:\s+(?:about|on)\b)?\s*(.*)$/,
  },
  {
    stance: 'thank',
    form: /^(?:say thank(?:s| you)|thank)(?:\s+(?:them|him|her|you))?(?:\s+for\b)?\s*(.*)$/,
  },
  { stance: 'mention', form: /^(?:mention|say|add|tell them)(?:\s+that)?\s+(.+)$/ },
];

/**
 * Reads a wish of the few that can be honoured without a model: to agree, disagree, ask or thank,
 * alone or about something that is named, and to mention a clause.
 * @param steer the person's line, in English
 * @returns null for a wish that needs a model: nothing is then pretended
 */
export function readWish(steer: string): Wish | null {
  const line = steer
    .trim()
    .replaceAll(/[’‘]/g, "'")
    .replace(/[.!]+$/, '');
  for (const { stance, form } of FORMS) {
    const found = new RegExp(form.source, 'i').exec(line);
    if (found === null) continue;
    const rest = (found[1] ?? '').trim();
    if (stance === 'mention') return isClause(rest) ? { stance, about: rest } : null;
    if (/^(?:them|him|her|it|this|that|the post|the author|)$/i.test(rest)) {
      return { stance, about: null };
    }
    return isThing(rest) ? { stance, about: rest } : null;
  }
  return null;
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
    CLAUSE_VERB.test(text) &&
    text.split(/\s+/).length <= MAX_CLAUSE_WORDS
  );
}
