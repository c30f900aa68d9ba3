import { z } from 'zod';
import { isPlainText } from './plain-text.ts';
import { TONES } from './tones.ts';
import {
  MAX_CUSTOM_TONES,
  MAX_TONE_NAME,
  MAX_TONE_RULES,
  MAX_TONE_EXAMPLES,
  MAX_TONE_EXAMPLE,
} from './limits.ts';
import type { RoutesOfFeature } from './route.ts';

const text = (max: number) =>
  z.string('tone_invalid').trim().max(max, 'tone_invalid').refine(isPlainText, 'tone_invalid');

/** What a tone is like: material for the writer, which cannot lift a rule of safety. */
export const toneManner = z.object({
  base: z
    .enum(
      TONES.map(({ id }) => id),
      'tone_invalid',
    )
    .describe('The built-in tone nearest to it; what the built-in writer uses.'),
  does: text(MAX_TONE_RULES).describe('What replies in it should do.'),
  doesNot: text(MAX_TONE_RULES).describe('What they should not do.'),
  examples: z
    .array(text(MAX_TONE_EXAMPLE).min(1, 'tone_invalid'), 'tone_invalid')
    .max(MAX_TONE_EXAMPLES, 'tone_invalid'),
});
export type ToneManner = z.output<typeof toneManner>;

/** A tone of a person's own. Its id is what `POST /api/quick-action` takes as `tone`. */
export const customToneSchema = toneManner.extend({
  id: z.uuid('tone_invalid'),
  name: text(MAX_TONE_NAME).min(1, 'tone_name_missing'),
});
export type CustomTone = z.output<typeof customToneSchema>;

/** Answer of `GET` and `PUT /api/preferences`. */
export const preferencesSchema = z.object({
  tones: z
    .array(customToneSchema, 'tone_invalid')
    .max(MAX_CUSTOM_TONES, 'tones_full')
    .refine((tones) => new Set(tones.map(({ id }) => id)).size === tones.length, 'tone_invalid')
    .refine(
      (tones) => new Set(tones.map(({ name }) => name.toLowerCase())).size === tones.length,
      'tone_name_taken',
    ),
});
export type Preferences = z.output<typeof preferencesSchema>;

const BUILT_IN_NAMES: ReadonlySet<string> = new Set(TONES.map(({ label }) => label.toLowerCase()));

/** Body of `PUT`. Only what is saved is held to it: an older tone may be called like a built-in one. */
const savePreferencesSchema = preferencesSchema.refine(
  ({ tones }) => !tones.some(({ name }) => BUILT_IN_NAMES.has(name.toLowerCase())),
  'tone_name_builtin',
);

/** Answer of `GET /api/preferences/learned`: a manner read off a person's favorites. */
export const learnedToneSchema = toneManner.extend({
  from: z.int().describe('How many favorites it was read off.'),
});

export const preferenceRoutes = {
  readPreferences: {
    who: 'premium',
    summary: "The person's own tones.",
    answer: preferencesSchema,
  },
  savePreferences: {
    who: 'premium',
    summary: "Replaces the person's own tones.",
    body: savePreferencesSchema,
    answer: preferencesSchema,
    errors: [
      'tone_invalid',
      'tone_name_missing',
      'tone_name_taken',
      'tone_name_builtin',
      'tones_full',
    ],
  },
  learnTone: {
    who: 'premium',
    summary: "A manner read off the person's saved replies, to fill a tone of their own with.",
    answer: learnedToneSchema,
    errors: ['favourites_too_few'],
  },
} satisfies RoutesOfFeature;
