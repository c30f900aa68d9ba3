/**
 * The business constants that both sides show or apply (product description, section 9).
 * Numbers carry their unit in the name.
 */

/** Longest post accepted, in UTF-16 code units: what a browser's text area counts. */
export const MAX_TWEET_CHARACTERS = 1080;

/** Generations a day (UTC) for people without premium, and for anonymous visitors by address. */
export const FREE_DAILY_LIMIT = 5;

/** Generations a day (UTC) with premium; the 'fair use' behind 'unlimited'. */
export const PREMIUM_DAILY_LIMIT = 30;

/** Shown as the cooldown when a free user's uses are gone, whatever the hour: as described. */
export const COOLDOWN_HOURS = 24;

/** Replies in one generation. */
export const REPLIES_PER_GENERATION = 5;

/** Characters of the post that the first generic fallback reply quotes. */
export const FALLBACK_QUOTE_CHARACTERS = 30;
