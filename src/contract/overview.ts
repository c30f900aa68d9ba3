import { z } from 'zod';
import { OVERVIEW_RANGES, USUAL_OVERVIEW_DAYS } from './overview-ranges.ts';
import type { RoutesOfFeature } from './route.ts';
import { uptakeSchema } from './uptake.ts';

/** One UTC day of the service. */
export const overviewDaySchema = z.object({
  day: z.iso.date(),
  generations: z.int().describe('That came to their end and delivered at least one reply.'),
  outcomes: z
    .record(z.string(), z.int())
    .describe('Those by how they ended: `done`, `incomplete` (cut short), `generic`.'),
  stopped: z.int().describe('Generations that the person stopped, or left.'),
  replies: z.int(),
  failures: z.record(z.string(), z.int()).describe('Generations that ended in an error, by cause.'),
  newUsers: z.int(),
  premium: z.int().nullable().describe('People with premium; null where nobody counted that day.'),
  limitHits: z.int().describe('Times that somebody used the last generation of their day.'),
  firstReplyP50Ms: z.int().nullable().describe('Null where nothing was measured.'),
  firstReplyP95Ms: z.int().nullable(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  cost: z
    .number()
    .nullable()
    .describe('Of all models; null where one that was used has no price in the price file.'),
});
export type OverviewDay = z.infer<typeof overviewDaySchema>;

/** What a model was asked for. */
export const tokenUseSchema = z.object({
  inputTokens: z.int(),
  outputTokens: z.int(),
  cost: z
    .number()
    .nullable()
    .describe('In the currency of the price file; null without a price for this model.'),
});
export type TokenUse = z.infer<typeof tokenUseSchema>;

/** Answer of `GET /api/operator/overview`. */
export const overviewSchema = z.object({
  users: z.int(),
  premium: z.int(),
  currency: z.string(),
  days: z.array(overviewDaySchema).describe('Oldest first; the last is today.'),
  models: z.array(z.object({ model: z.string(), today: tokenUseSchema, allDays: tokenUseSchema })),
  uptake: uptakeSchema.describe('Of the sets of all days.'),
});
export type Overview = z.infer<typeof overviewSchema>;

/** The price file (`MODEL_PRICES_FILE`): what a model costs, as its provider tells. */
export const modelPricesSchema = z.strictObject({
  currency: z.string().length(3),
  models: z.record(
    z.string(),
    z.strictObject({
      inputPerMillion: z.number().nonnegative(),
      outputPerMillion: z.number().nonnegative(),
    }),
  ),
});
export type ModelPrices = z.infer<typeof modelPricesSchema>;

export const overviewRoutes = {
  readOverview: {
    who: 'operator',
    role: 'reader',
    summary:
      'Today and the last days: generations, users, premium, failures, waits, cost, and which replies people took.',
    query: z.object({
      days: z.coerce
        .number()
        .pipe(z.literal(OVERVIEW_RANGES))
        .catch(USUAL_OVERVIEW_DAYS)
        .describe('How many, today included.'),
    }),
    answer: overviewSchema,
  },
} satisfies RoutesOfFeature;
