import { z } from 'zod';

/** Days that the overview looks back, today included. */
export const OVERVIEW_DAYS = 30;

/** One UTC day of the service. */
export const overviewDaySchema = z.object({
  day: z.iso.date(),
  generations: z.int().describe('That delivered at least one reply.'),
  replies: z.int(),
  failures: z.record(z.string(), z.int()).describe('Generations that delivered nothing, by cause.'),
  newUsers: z.int(),
  premium: z.int().nullable().describe('People with premium; null where nobody counted that day.'),
  limitHits: z.int(),
  firstReplyP50Ms: z.int().nullable().describe('Null where nothing was measured.'),
  firstReplyP95Ms: z.int().nullable(),
});
export type OverviewDay = z.infer<typeof overviewDaySchema>;

/** What a model was asked for in those days. */
export const modelCostSchema = z.object({
  model: z.string(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  cost: z
    .number()
    .nullable()
    .describe('In the currency of the price file; null without a price for this model.'),
});

/** Answer of `GET /api/operator/overview`. */
export const overviewSchema = z.object({
  users: z.int(),
  premium: z.int(),
  currency: z.string(),
  days: z.array(overviewDaySchema).describe('Oldest first; the last is today.'),
  models: z.array(modelCostSchema),
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
