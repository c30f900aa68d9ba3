import { z } from 'zod';
import { ARM_LABELS, MIN_ARMS, WHOLE_PERCENT } from './arms.ts';
import { isPlainText } from './plain-text.ts';
import type { RoutesOfFeature } from './route.ts';
import { shareSchema } from './uptake.ts';

const writer = z
  .string('experiment_writer_missing')
  .max(600, 'experiment_writer_missing')
  .describe('As `candidates` has it.');
const share = z
  .int('experiment_shares_invalid')
  .min(1, 'experiment_shares_invalid')
  .max(WHOLE_PERCENT - 1, 'experiment_shares_invalid')
  .describe('Of the people, in per cent.');

/** Body of `POST /api/operator/experiments`. */
export const beginExperimentSchema = z.object({
  name: z
    .string('experiment_name_invalid')
    .trim()
    .min(1, 'experiment_name_invalid')
    .max(80, 'experiment_name_invalid')
    .refine(isPlainText, 'experiment_name_invalid'),
  arms: z
    .array(z.object({ writer, share }), 'experiment_arms_too_few')
    .min(MIN_ARMS, 'experiment_arms_too_few')
    .max(ARM_LABELS.length, 'body_invalid')
    .refine(
      (arms) => new Set(arms.map((arm) => arm.writer)).size === arms.length,
      'experiment_arms_too_few',
    )
    .refine(
      (arms) => arms.reduce((sum, arm) => sum + arm.share, 0) === WHOLE_PERCENT,
      'experiment_shares_invalid',
    ),
});
export type BegunExperiment = z.infer<typeof beginExperimentSchema>;

const armLabel = z.enum(ARM_LABELS, 'body_invalid');

const experimentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  begunAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  arms: z.array(
    z.object({
      label: armLabel,
      writer: z.string(),
      share: z.int(),
      isThere: z.boolean().describe('False: these people get the ordinary writer.'),
      canBeFirst: z.boolean().describe('Whether it can be made the first of the writers kept.'),
      setsTaken: shareSchema.describe('Of the sets that were shown.'),
    }),
  ),
  differences: z
    .array(
      z.object({
        more: armLabel,
        less: armLabel,
        chance: z
          .number()
          .describe('How likely chance alone would ever show as much, at the most; 0 to 0.05.'),
      }),
    )
    .describe('Those that are real, however often somebody looks.'),
});
export type Experiment = z.infer<typeof experimentSchema>;

/** Answer of each of these routes. */
export const experimentsSchema = z.object({
  candidates: z.array(z.string()).describe('Who can be an arm.'),
  running: experimentSchema.nullable(),
  ended: z.array(experimentSchema).describe('The last ten, the latest first.'),
});
export type Experiments = z.infer<typeof experimentsSchema>;

export const experimentRoutes = {
  readExperiments: {
    who: 'operator',
    summary: 'The experiment that runs, and the last that did, with what people took in each arm.',
    answer: experimentsSchema,
  },
  beginExperiment: {
    who: 'operator',
    needsProof: true,
    summary:
      'Has two or three writers write, each for a share of the people; every instance follows within 2 s.',
    body: beginExperimentSchema,
    answer: experimentsSchema,
    errors: [
      'experiment_name_invalid',
      'experiment_arms_too_few',
      'experiment_shares_invalid',
      'experiment_writer_missing',
      'experiment_running',
    ],
  },
  endExperiment: {
    who: 'operator',
    needsProof: true,
    summary: 'Ends it; where an arm is named, its writer becomes the first of those kept.',
    body: z.object({ id: z.uuid('body_invalid'), writeWith: armLabel.optional() }),
    answer: experimentsSchema,
    errors: ['experiment_over', 'experiment_writer_missing'],
  },
} satisfies RoutesOfFeature;
