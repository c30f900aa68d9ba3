import { z } from 'zod';
import { MAX_AUTHOR_CHARACTERS, MAX_TWEET_CHARACTERS } from './limits.ts';
import { isPlainText } from './plain-text.ts';
import { POST_NETWORKS, type PostNetwork } from './post-address.ts';
import type { RoutesOfFeature } from './route.ts';

const NETWORK_IDS = Object.keys(POST_NETWORKS) as PostNetwork[]; // all of its own keys

/** A post that was fetched by its address (`POST /api/post-by-address`). */
export const fetchedPostSchema = z.object({
  text: z.string().describe(`Its words, at most ${MAX_TWEET_CHARACTERS} UTF-16 code units.`),
  isCut: z.boolean().describe('Whether the post goes on: it was cut behind a word.'),
  author: z
    .string()
    .describe(`Who wrote it, at most ${MAX_AUTHOR_CHARACTERS} UTF-16 code units; '' where unsaid.`),
  address: z.string().describe('Its address in the one spelling that its network uses.'),
  network: z.enum(NETWORK_IDS),
});

export type FetchedPost = z.infer<typeof fetchedPostSchema>;

export const postRoutes = {
  fetchPost: {
    who: 'signed-in',
    summary:
      'Fetches the words of a public post of X, Bluesky, Mastodon, Reddit, YouTube or TikTok by its address. Where the operator lets visitors generate, nobody needs to be signed in.',
    body: z.object({
      url: z.string('post_address_unknown').refine(isPlainText, 'post_address_unknown'),
    }),
    answer: fetchedPostSchema,
    errors: ['post_address_unknown', 'post_not_fetched', 'post_fetching_off', 'rate_limited'],
  },
} satisfies RoutesOfFeature;
