/**
 * The business constants that both sides show or apply (product description, section 9). Kept apart
 * from the schemas: the pages show them, and need no schema library for that.
 * Numbers carry their unit in the name.
 */

/** Longest post accepted, and text that it answers, in UTF-16 code units: what a browser's text area counts. */
export const MAX_TWEET_CHARACTERS = 1080;

/** Longest name of who wrote the post, in UTF-16 code units. */
export const MAX_AUTHOR_CHARACTERS = 80;
/** Replies told of in a request, so that the new ones are others. */
export const MAX_KNOWN_REPLIES = 20;

/**
 * Generations a day (UTC). Only the configuration and the wording take them from here: the server
 * asks `config.dailyLimits`, pages `facts.wording`.
 */
export const DAILY_LIMITS = {
  /** Of people without premium, and of visitors by address. */
  freeLimit: 5,
  /** The 'fair use' behind 'unlimited'. */
  premiumLimit: 30,
};

/**
 * Generations of a day that cost no use although the writer was at work: stopped before the first
 * reply, declined, or without replies. Then each takes one: unbounded, 60 posts that made a model
 * answer in prose were 120 calls and 126,000 tokens for nothing, and stops 4,320 sets a day.
 */
export const FREE_FAILURES_A_DAY = 3;

/** Generations of one person at once without premium, and with it. */
export const FREE_PARALLEL_LIMIT = 1;
export const PREMIUM_PARALLEL_LIMIT = 3;

/**
 * Of one piece of an answer by a browser's model, in UTF-16 code units: in JSON each is 6 bytes at
 * most, and PostgreSQL hands 8,000 bytes on from one instance to another.
 */
export const MAX_ANSWER_PIECE_CHARACTERS = 1000;

/** Replies in one generation. */
export const REPLIES_PER_GENERATION = 5;

/** Characters of the post that the first generic fallback reply quotes. */
export const FALLBACK_QUOTE_CHARACTERS = 30;

/** Replies that a person may keep. */
export const MAX_FAVOURITES = 1000;

/** How long the deletion of one can be undone on the page, ms. */
export const UNDO_MS = 10_000;

/** Sets of replies that a browser keeps of a person. */
export const KEPT_SETS = 30;

/** Of a message to the operator, in UTF-16 code units. */
export const MAX_MESSAGE_CHARACTERS = 2000;

/** Of the notes to a gift, in UTF-16 code units. */
export const MAX_NOTES = 500;

/** E-mail addresses gifted at once. */
export const MAX_GIFT_EMAILS = 200;

/** How long a revoke can be undone on the page, ms; the server allows for a slow one. */
export const REVOKE_UNDO_MS = 10_000;

/** Days that can be added to a membership at once: the commerce provider's own limit. */
export const MAX_FREE_DAYS = 1095;

/** Tones of a person's own. */
export const MAX_CUSTOM_TONES = 10;

/** Of a tone's name, in UTF-16 code units. */
export const MAX_TONE_NAME = 40;

/** Of each of the two descriptions of a tone, in UTF-16 code units. */
export const MAX_TONE_RULES = 300;

/** Example replies of a tone. */
export const MAX_TONE_EXAMPLES = 3;

/** Of one example, in UTF-16 code units. */
export const MAX_TONE_EXAMPLE = 280;

/** Fewer favorites say nothing about a person's manner. */
export const MIN_FAVOURITES_TO_LEARN = 3;

/** Of an operator's password. */
export const MIN_PASSWORD_CHARACTERS = 12;

/** Longest steer: what the replies should say, in UTF-16 code units. */
export const MAX_STEER_CHARACTERS = 200;

/** Changes of single replies that one generation pays for. */
export const REVISIONS_PER_GENERATION = 10;

/** Of a person's uses by day that operators see, today included. */
export const USES_DAYS = 30;
