import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { namesForCare, POINTS_A_STEP } from './care-names.ts';
import { LANGUAGES, type Language } from './detect-language.ts';

const pointsSchema = z.object({ bias: z.number(), points: z.record(z.string(), z.number().int()) });

const POINTS = new Map(LANGUAGES.map((language) => [language, readPoints(language)]));

function readPoints(language: Language): { bias: number; points: ReadonlyMap<string, number> } {
  const file = readFileSync(new URL(`./care-points/${language}.json`, import.meta.url), 'utf8');
  const { bias, points } = pointsSchema.parse(JSON.parse(file));
  return { bias, points: new Map(Object.entries(points)) };
}

/**
 * How much a post sounds like one that wants care, by the points of its words and pairs of words in
 * `care-points/`, which `npm run train` counts from posts. Above 0 it is likelier than not.
 */
export function scoreCare(tokens: readonly string[], language: Language): number {
  const { bias = 0, points } = POINTS.get(language) ?? {};
  let sum = 0;
  for (const name of namesForCare(tokens)) sum += points?.get(name) ?? 0;
  return bias + sum / POINTS_A_STEP / Math.sqrt(Math.max(1, tokens.length));
}
