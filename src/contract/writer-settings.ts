import { z } from 'zod';
import { isPlainText } from './plain-text.ts';
import type { RoutesOfFeature } from './route.ts';
import { MAX_WRITERS, WRITER_PROVIDERS } from './writer-providers.ts';

const provider = z.enum(WRITER_PROVIDERS, 'body_invalid');
const baseUrl = z
  .string('writer_address_invalid')
  .trim()
  .max(300, 'writer_address_invalid')
  .describe('Of `openai-compatible`, such as `http://localhost:11434/v1`.');
/** What a header can carry. */
const key = z
  .string('writer_key_invalid')
  .trim()
  .regex(/^[!-~]{1,500}$/, 'writer_key_invalid')
  .describe('Left out: the one that is kept for this provider and address, or none.');
const model = z
  .string('writer_model_unknown')
  .trim()
  .regex(/^\S{1,200}$/, 'writer_model_unknown')
  .refine(isPlainText, 'writer_model_unknown');

const writerPlaceSchema = z.object({
  provider,
  baseUrl: baseUrl.optional(),
  key: key.optional(),
});
/** A writer as an operator types it. */
export const typedWriterSchema = writerPlaceSchema.extend({ model });
export type TypedWriter = z.infer<typeof typedWriterSchema>;

/** A writer that is kept; of its key no more than how it ends. */
const keptWriterSchema = z.object({
  provider,
  model: z.string(),
  baseUrl: z.string().nullable(),
  key: z
    .enum(['none', 'environment', 'kept', 'lost'])
    .describe('`lost`: encrypted by another SETTINGS_KEY than the present one.'),
  keyEnd: z.string().nullable().describe('The last characters of a key that is kept.'),
});
export type KeptWriter = z.infer<typeof keptWriterSchema>;

/** Answer of `GET` and `PUT /api/operator/writer`. */
export const writerSettingsSchema = z.object({
  now: z.string().describe('Who writes at this moment.'),
  failure: z
    .object({
      at: z.iso.datetime(),
      problem: z.string().describe('In the catalogue’s words.'),
    })
    .nullable()
    .describe(
      'What it failed at last on this instance; null once it has written since, or is another.',
    ),
  locked: z.string().nullable().describe('AI_MODEL, where the environment says it; it wins.'),
  fallback: z
    .string()
    .nullable()
    .describe('AI_FALLBACK_MODEL; it comes after all that are kept here.'),
  canKeepKeys: z.boolean().describe('False: SETTINGS_KEY must be set first.'),
  environment: z
    .array(z.object({ provider, baseUrl: z.string().nullable() }))
    .describe('Providers whose key or address the environment has; it cannot be changed here.'),
  writers: z.array(keptWriterSchema),
});
export type WriterSettingsAnswer = z.infer<typeof writerSettingsSchema>;

/** Answer of `POST /api/operator/writer/try`. */
export const writerTrialSchema = z.object({
  post: z.string(),
  replies: z.array(z.string()),
  firstMs: z.int().describe('Until the first reply.'),
  totalMs: z.int(),
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
  cost: z.number().nullable().describe('Null without a price for this model.'),
  currency: z.string(),
});
export type WriterTrial = z.infer<typeof writerTrialSchema>;

/** What a provider can have against it, in the catalogue's words. */
const PROVIDER_ERRORS = [
  'rate_limited',
  'writer_locked',
  'writer_address_invalid',
  'writer_key_invalid',
  'writer_key_missing',
  'writer_key_lost',
  'writer_key_refused',
  'writer_provider_busy',
  'writer_provider_slow',
  'writer_provider_unreachable',
] as const;
const MODEL_ERRORS = [
  ...PROVIDER_ERRORS,
  'writer_model_unknown',
  'writer_model_unfit',
  'writer_request_refused',
] as const;

export const writerSettingsRoutes = {
  readWriterSettings: {
    who: 'operator',
    summary: 'Who writes, in which order, and what the environment decides.',
    answer: writerSettingsSchema,
  },
  listWriterModels: {
    who: 'operator',
    needsProof: true,
    summary: 'The models that a provider lists for a key. Nothing is kept.',
    body: writerPlaceSchema,
    answer: z.object({ models: z.array(z.string()) }),
    errors: [...PROVIDER_ERRORS, 'writer_list_missing'],
  },
  tryWriter: {
    who: 'operator',
    needsProof: true,
    summary: 'Has a writer answer a sample post. Nothing is kept, and it is no use of anybody.',
    body: typedWriterSchema,
    answer: writerTrialSchema,
    errors: MODEL_ERRORS,
  },
  saveWriterSettings: {
    who: 'operator',
    needsProof: true,
    summary:
      'Keeps who writes, once each new one has answered; every instance follows within 2 s. None: as without this.',
    body: z.object({
      writers: z.array(typedWriterSchema, 'body_invalid').max(MAX_WRITERS, 'body_invalid'),
    }),
    answer: writerSettingsSchema,
    errors: [...MODEL_ERRORS, 'settings_key_missing'],
  },
} satisfies RoutesOfFeature;
