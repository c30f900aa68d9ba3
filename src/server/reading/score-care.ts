import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { namesForCare, POINTS_A_STEP } from './care-names.ts';

const { bias, points } = z
  .object({ bias: z.number(), points: z.record(z.string(), z.number().int()) })
  .parse(JSON.parse(readFileSync(new URL('./care-points.json', import.meta.url), 'utf8')));

const POINTS: ReadonlyMap<string, number> = new Map(Object.entries(points));

/**
 * How much an English post sounds like one that wants care, by the points of its words and pairs of
 * words in `care-points.json`, which `npm run train` counts from posts. Above 0 it is likelier than not.
 */
export function scoreCare(tokens: readonly string[]): number {
  let sum = 0;
  for (const name of namesForCare(tokens)) sum += POINTS.get(name) ?? 0;
  return bias + sum / POINTS_A_STEP / Math.sqrt(Math.max(1, tokens.length));
}
