import { z } from 'zod';
import {
  DEFAULT_CHOICES,
  MAX_REPLY_INPUT_CHARACTERS,
  NETWORKS,
  REPLY_COUNTS,
  REPLY_LANGUAGES,
} from './choices.ts';
import { DIRECTIONS } from './directions.ts';
import {
  MAX_ANSWER_PIECE_CHARACTERS,
  MAX_AUTHOR_CHARACTERS,
  MAX_KNOWN_REPLIES,
  MAX_STEER_CHARACTERS,
  MAX_TWEET_CHARACTERS,
  REVISIONS_PER_GENERATION,
} from './limits.ts';
import { isBlank, isPlainText } from './plain-text.ts';
import { TONES } from './tones.ts';
import { usageSchema } from './usage.ts';
import type { RoutesOfFeature } from './route.ts';

/** What a person may choose besides the tone; what is left out is as it always was. */
export const choicesSchema = z.object({
  steer: z
    .string()
    .max(MAX_STEER_CHARACTERS)
    .refine(isPlainText)
    .default(DEFAULT_CHOICES.steer)
    .describe('What the replies should say.'),
  count: z.literal(REPLY_COUNTS).default(DEFAULT_CHOICES.count),
  network: z.enum(NETWORKS.map(({ id }) => id)).default(DEFAULT_CHOICES.network),
  emoji: z.enum(['post', 'yes', 'no']).default(DEFAULT_CHOICES.emoji),
  language: z.enum(REPLY_LANGUAGES.map(({ id }) => id)).default(DEFAULT_CHOICES.language),
});

const knownReplies = z.array(z.string().max(MAX_REPLY_INPUT_CHARACTERS)).max(MAX_KNOWN_REPLIES);

/** Body of `POST /api/quick-action`. Each issue's message is a code of the catalogue. */
export const generationRequestSchema = z.object({
  tweetText: z
    .string()
    .refine((text) => text.length <= MAX_TWEET_CHARACTERS, 'tweet_too_long')
    .refine(isPlainText, 'tweet_not_text')
    .refine((text) => !isBlank(text), 'tweet_empty')
    .describe(`The post, 1 to ${MAX_TWEET_CHARACTERS} UTF-16 code units, not blank.`),
  tone: z
    .union([z.enum(TONES.map((tone) => tone.id)), z.uuid('tone_unknown')], 'tone_unknown')
    .describe('A built-in tone, or the id of one of the person’s own (premium).'),
  author: z
    .string()
    .max(MAX_AUTHOR_CHARACTERS, 'author_invalid')
    .refine(isPlainText, 'author_invalid')
    .optional()
    .describe(`Who wrote the post, up to ${MAX_AUTHOR_CHARACTERS} UTF-16 code units.`),
  context: z
    .string()
    .max(MAX_TWEET_CHARACTERS, 'context_invalid')
    .refine(isPlainText, 'context_invalid')
    .optional()
    .describe(`What the post answers, up to ${MAX_TWEET_CHARACTERS} UTF-16 code units.`),
  earlier: knownReplies
    .optional()
    .describe('Replies to this post that the person has already: new ones differ from them.'),
  modelName: z
    .string()
    .max(200)
    .optional()
    .describe('Taken only where the operator allows a choice of model.'),
  byBrowser: z
    .boolean()
    .optional()
    .describe(
      'The asking browser has a model of its own, which is to write. Taken only in a streamed answer, where the built-in writer writes: a `brief` event comes, and `POST /api/brief-answer` takes what the model says to it.',
    ),
  wantsParts: z
    .boolean()
    .optional()
    .describe(
      'A streamed answer tells replies by `part` events, too, while they are being written.',
    ),
  choices: choicesSchema.optional(),
});

export type GenerationRequest = z.output<typeof generationRequestSchema>;

/**
 * Why the model of a browser cannot answer a brief: it is not there (any more), has to be downloaded
 * first, does not write this language, declined, cannot take so much text, or anything else.
 */
export const BROWSER_FAULTS = [
  'gone',
  'download',
  'language',
  'refused',
  'too_long',
  'failed',
] as const;
export type BrowserFault = (typeof BROWSER_FAULTS)[number];

/**
 * Things worth telling the person about a finished generation. 'wish' says that the steer was not
 * followed, 'tone' that a tone of the person's own was not; the API calls them so. 'browser_…' says why the browser's model could not write it all.
 */
export const NOTICES = [
  'generic_replies',
  'incomplete',
  'care',
  'language',
  'wish',
  'tone',
  ...BROWSER_FAULTS.map((fault) => `browser_${fault}` as const),
] as const;
export type Notice = (typeof NOTICES)[number];

/** Plain answer of `POST /api/quick-action`. */
export const generationAnswerSchema = z.object({
  replies: z.array(z.string()),
  usage: usageSchema,
  notices: z.array(z.enum(NOTICES)),
  generationId: z.uuid().describe('Names the generation in `POST /api/revise`.'),
});

/** Body of `POST /api/brief-answer`: a piece of what the browser's model says to a brief. */
export const briefAnswerSchema = z.object({
  answerId: z.string().max(400).describe('Of the brief, as its `brief` event told it.'),
  number: z.int().min(0).max(100_000).describe('Counts the pieces of the answer, from 0.'),
  text: z.string().max(MAX_ANSWER_PIECE_CHARACTERS),
  end: z
    .enum(['whole', ...BROWSER_FAULTS])
    .optional()
    .describe('Of the last piece: that the answer is whole, or why there is no more of it.'),
});
export type AnswerPiece = Omit<z.output<typeof briefAnswerSchema>, 'answerId'>;

/** Body of `POST /api/revise`: another form of one reply of a generation. */
export const reviseRequestSchema = generationRequestSchema.extend({
  generationId: z.uuid('revision_unknown'),
  direction: z.enum(DIRECTIONS.map(({ id }) => id)),
  reply: z.string().min(1).max(MAX_REPLY_INPUT_CHARACTERS).refine(isPlainText),
  others: knownReplies
    .default([])
    .describe('The replies beside it, which the new one should not repeat.'),
});

export type ReviseRequest = z.output<typeof reviseRequestSchema>;

export const reviseResponseSchema = z.object({
  reply: z.string(),
  revisionsLeft: z.int().min(0),
});

export type ReviseResponse = z.infer<typeof reviseResponseSchema>;

export type GenerationAnswer = z.infer<typeof generationAnswerSchema>;

/** Events of the streamed answer, by name; each `data` is JSON. `done` or `error` is the last. */
export interface GenerationEvents {
  /** While the model's provider takes no more at once: how many are ahead. */
  waiting: { ahead: number };
  /**
   * For the model of the asking browser: instructions and message as every model gets them, the
   * language of the replies (BCP 47), and the name that the answer is sent back under. Another one ends it.
   */
  brief: { answerId: string; instructions: string; message: string; language: string };
  /** What is known of the set before its first reply, each time that it is more; `done` says it whole. */
  notices: { notices: Notice[] };
  /** Before the first reply: the use is final, and single replies can be changed from now on. */
  kept: { generationId: string };
  /**
   * Where it was asked for: the whole words of a reply that a model is writing. Each replaces the one
   * before; '' where it is not to be shown. What counts is the `reply` of that index.
   */
  part: { index: number; text: string };
  reply: { index: number; text: string };
  usage: z.infer<typeof usageSchema>;
  /** `uptakeId` names the set in `POST /api/uptake`; nobody but the server can read it. */
  done: { notices: Notice[]; generationId: string; uptakeId: string };
  error: { error: string; code: string; requestId: string };
}

/** Of the post and the tone, and of whoever writes. */
const WRITING_ERRORS = [
  'tweet_empty',
  'tweet_too_long',
  'tweet_not_text',
  'author_invalid',
  'context_invalid',
  'tone_unknown',
  'premium_required',
  'generation_running',
  'tokens_used_up',
  'house_tokens_used_up',
  'generation_failed',
  'writer_unavailable',
  'writer_busy',
  'writer_timeout',
] as const;

export const generationRoutes = {
  generate: {
    who: 'signed-in',
    summary:
      'Writes five replies to a post. Where the operator lets visitors generate, nobody needs to be signed in. With `Accept: text/event-stream` they come as `reply` events one by one (`waiting` events before, while others go first; `notices` where something is worth knowing of them; `brief` where the browser’s own model is to write; `kept` once the use is final; `part` before those that are shown as they are written, where it was asked for), then `usage`, then `done`; `error` ends a failed stream.',
    body: generationRequestSchema,
    answer: generationAnswerSchema,
    type: 'text/event-stream',
    errors: [
      ...WRITING_ERRORS,
      'writer_refused',
      'writer_refused_counted',
      'writer_unusable',
      'writer_unusable_counted',
      'verification_required',
      'limit_reached_free',
      'limit_reached_premium',
      'writer_not_configured',
    ],
  },
  answerBrief: {
    who: 'anyone',
    summary:
      'Takes a piece of what the model of a browser says to the brief of a generation that goes on, in whatever order pieces come. Whether it was waited for is told to nobody.',
    body: briefAnswerSchema,
    status: 204,
  },
  reviseReply: {
    who: 'signed-in',
    summary: `Writes one reply of a generation anew: another, shorter, softer or sharper. Costs no use, up to ${REVISIONS_PER_GENERATION} a generation.`,
    body: reviseRequestSchema,
    answer: reviseResponseSchema,
    errors: [
      ...WRITING_ERRORS,
      'revision_unknown',
      'revision_refused',
      'revision_no_further',
      'revisions_used_up',
    ],
  },
} satisfies RoutesOfFeature;
