import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { TONES, type Tone } from '#contract/tones.ts';
import type { PostAnalysis } from './analyse-post.ts';
import { FOREIGN_KINDS } from './classify-foreign-post.ts';
import { POST_KINDS, type PostKind } from './classify-post.ts';

const byTone = z.record(z.enum(TONES.map(({ id }) => id)), z.array(z.string().min(1).max(280)));
const phrasesSchema = z.record(z.enum(POST_KINDS), byTone);
const foreignSchema = z.record(z.enum(FOREIGN_KINDS), byTone);

/** Lines by kind of post and tone. Read once: a broken file stops the start. */
export const PHRASES: Record<PostKind, Record<Tone, string[]>> = phrasesSchema.parse(
  readJson('en.json'),
);

/** Lines in the other languages: fewer kinds, no quotes. */
export const FOREIGN_PHRASES = {
  es: foreignSchema.parse(readJson('es.json')),
  pt: foreignSchema.parse(readJson('pt.json')),
  fr: foreignSchema.parse(readJson('fr.json')),
  de: foreignSchema.parse(readJson('de.json')),
};

/** Lines around a quoted sentence of the post, by tone. */
export const QUOTE_PHRASES: Record<Tone, string[]> = byTone.parse(readJson('quotes.en.json'));

/** Kinds whose posts may be quoted back: not where a joke or a hurt would be turned over. */
const QUOTABLE: ReadonlySet<PostKind> = new Set(['claim', 'advice', 'news']);

export interface Candidates {
  fitting: string[];
  quoting: string[];
}

/** All replies that fit a post in a tone, those that quote it apart. */
export function collectCandidates(analysis: PostAnalysis, tone: Tone): Candidates {
  // Whatever was asked for: nobody in pain is provoked or joked with.
  const voice = analysis.kind === 'care' ? 'nice' : tone;
  if (analysis.language !== 'en') {
    return { fitting: FOREIGN_PHRASES[analysis.language][analysis.kind][voice], quoting: [] };
  }
  const quotes = QUOTABLE.has(analysis.kind) ? analysis.quotes.slice(0, 3) : [];
  return {
    fitting: PHRASES[analysis.kind][voice],
    quoting: quotes.flatMap((quote) =>
      QUOTE_PHRASES[tone].map((phrase) => phrase.replace('{quote}', () => quote)),
    ),
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`./phrases/${file}`, import.meta.url), 'utf8'));
}
