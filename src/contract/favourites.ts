import { z } from 'zod';
import { MAX_REPLY_INPUT_CHARACTERS } from './choices.ts';
import { MAX_TWEET_CHARACTERS } from './limits.ts';
import { isPlainText } from './plain-text.ts';
import { searchSchema } from './query.ts';
import type { RoutesOfFeature } from './route.ts';

/** Of one answer of `GET /api/favourites`. */
export const FAVOURITES_PER_PAGE = 50;

const reply = z
  .string('favourite_invalid')
  .trim()
  .min(1, 'favourite_invalid')
  .max(MAX_REPLY_INPUT_CHARACTERS, 'favourite_invalid')
  .refine(isPlainText, 'favourite_invalid');

/** Body of `POST /api/favourites`. Saving the same reply again changes nothing. */
export const saveFavouriteSchema = z.object({
  reply,
  post: z
    .string()
    .max(MAX_TWEET_CHARACTERS, 'favourite_invalid')
    .refine(isPlainText, 'favourite_invalid')
    .default('')
    .describe('The post it replies to; may be left out.'),
  tone: z.string().max(100).refine(isPlainText, 'favourite_invalid').default(''),
  id: z.uuid().optional().describe('With savedAt: brings a deleted one back as it was.'),
  savedAt: z.iso.datetime().optional(),
});
export type SaveFavourite = z.output<typeof saveFavouriteSchema>;

/** A saved reply. */
export const favouriteSchema = z.object({
  id: z.uuid(),
  reply: z.string(),
  post: z.string(),
  tone: z.string(),
  toneName: z
    .string()
    .describe("What its tone is called; '' for none, and for one that was deleted."),
  savedAt: z.iso.datetime(),
});
export type Favourite = z.infer<typeof favouriteSchema>;

/** Answer of `GET /api/favourites?query=&after=`, newest first. */
export const favouritePageSchema = z.object({
  items: z.array(favouriteSchema),
  total: z.int().describe('How many match the query.'),
  next: z.string().nullable().describe('For `after`, where there are more.'),
});
export type FavouritePage = z.infer<typeof favouritePageSchema>;

export const favouriteRoutes = {
  listFavourites: {
    who: 'premium',
    summary: 'Saved replies, newest first, in pages.',
    query: z.object({
      query: searchSchema.describe('Words to look for in the reply and the post.'),
      after: z.string().catch('').describe('`next` of the page before.'),
    }),
    answer: favouritePageSchema,
  },
  downloadFavourites: {
    who: 'premium',
    summary: 'All saved replies as CSV, for a spreadsheet.',
    type: 'text/csv',
    errors: ['rate_limited'],
  },
  saveFavourite: {
    who: 'premium',
    summary: 'Saves a reply: 201, or 200 where it was saved before.',
    body: saveFavouriteSchema,
    answer: favouriteSchema,
    status: 201,
    errors: ['favourite_invalid', 'favourites_full'],
  },
  deleteFavourite: { who: 'premium', summary: 'Forgets a saved reply.', status: 204 },
} satisfies RoutesOfFeature;
