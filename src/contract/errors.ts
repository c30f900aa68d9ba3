import {
  DAILY_LIMITS,
  FREE_FAILURES_A_DAY,
  MAX_AUTHOR_CHARACTERS,
  MAX_CUSTOM_TONES,
  MAX_FAVOURITES,
  MAX_GIFT_EMAILS,
  MAX_MESSAGE_CHARACTERS,
  MAX_NOTES,
  MAX_TONE_EXAMPLE,
  MAX_TONE_EXAMPLES,
  MAX_TONE_NAME,
  MAX_TONE_RULES,
  MAX_TWEET_CHARACTERS,
  REVISIONS_PER_GENERATION,
  MIN_PASSWORD_CHARACTERS,
  MIN_FAVOURITES_TO_LEARN,
} from './limits.ts';

/** What an installation sets and sentences name in braces, here and on the pages. */
export type Wording = typeof DEFAULT_WORDING;

/** Of an installation that says nothing else. */
export const DEFAULT_WORDING = {
  /** Who signs people in. */
  signInName: 'Google',
  ...DAILY_LIMITS,
};

/**
 * Those of the errors below that the page may have to say without an answer of the server. They alone
 * are in its first download.
 */
export const PAGE_ERRORS = {
  sign_in_required: error(401, 'Please sign in with {signInName} to use this feature'),
  generation_failed: error(502, 'An error occurred while generating responses'),
  generation_stopped: error(
    499,
    'Generation was stopped. {free} a day are free, then each takes a use.',
    { free: FREE_FAILURES_A_DAY },
  ),
  history_refused: error(
    400,
    'This browser does not let Riposte keep anything, so there is no history.',
  ),
  sign_in_failed: error(400, 'Failed to sign in with {signInName}. Please try again.'),
  sign_in_popup_blocked: error(
    400,
    'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  ),
  sign_in_popup_closed: error(
    400,
    'The sign-in window was closed before sign-in finished. Please try again.',
  ),
  sign_in_cancelled: error(400, 'Sign-in was cancelled. Please try again when you are ready.'),
  sign_in_expired: error(
    400,
    'This sign-in took too long or was already used. Please try again; if it comes back, allow cookies for this site.',
  ),
  sign_in_unavailable: error(
    503,
    '{signInName} sign-in cannot be reached right now. Please try again in a minute.',
  ),
  email_not_verified: error(
    403,
    'Your {signInName} account has no verified e-mail address. Verify it with {signInName}, or use another account.',
  ),
  email_not_ascii: error(
    403,
    'Your e-mail address has letters beyond plain A to Z, which look like those of other addresses. Please use another account.',
  ),
  sign_out_failed: error(500, 'Failed to sign out'),
  premium_status_failed: error(503, 'Failed to load premium status. Please try again.'),
  remembered: error(
    503,
    'Your account cannot be checked right now. Shown is what this browser remembers; you can go on.',
  ),
  rate_limited: error(429, 'Too many requests. Please wait a moment and try again.'),
  database_unavailable: error(
    503,
    'Our database cannot be reached right now. Nothing was lost. Please try again in a minute.',
  ),
  database_busy: error(
    503,
    'Very many people are using this right now. Nothing was lost. Please try again in a few seconds.',
  ),
} as const satisfies Record<string, CatalogueEntry>;

/**
 * Every error a person can see: a stable code for programs, the HTTP status it travels with, and
 * the sentence for the reader. Sentences of the product description are kept to the letter.
 */
export const ERRORS = /* @__PURE__ */ Object.freeze({
  ...PAGE_ERRORS,

  // Generation
  limit_reached_free: error(
    429,
    'You have reached your daily limit of {freeLimit} replies. Please upgrade to premium for {premiumLimit} replies per day.',
  ),
  limit_reached_premium: error(
    429,
    'You have reached your daily limit of {premiumLimit} replies. Please try again tomorrow.',
  ),
  tweet_empty: error(400, 'The tweet is empty. Paste the text you want to reply to.'),
  tweet_too_long: error(
    400,
    `The tweet is longer than ${MAX_TWEET_CHARACTERS} characters. Shorten it and try again.`,
  ),
  tweet_not_text: error(
    400,
    'The tweet contains characters that are not valid text. Paste it again as plain text.',
  ),
  author_invalid: error(
    400,
    `Who wrote the tweet is text of up to ${MAX_AUTHOR_CHARACTERS} characters.`,
  ),
  context_invalid: error(
    400,
    `What the tweet answers is text of up to ${MAX_TWEET_CHARACTERS} characters. Shorten it and try again.`,
  ),
  tone_unknown: error(400, 'Unknown tone. Pick Rage Bait, Nice or Informal.'),
  writer_not_configured: error(503, 'API configuration error. Please contact support.'),
  writer_unavailable: error(
    503,
    'The reply writer cannot be reached right now. Your use was given back. Please try again in a minute.',
  ),
  writer_busy: error(
    503,
    'The reply writer is busy right now. Your use was given back. Please try again in a minute.',
  ),
  writer_timeout: error(
    504,
    'The reply writer took too long. Your use was given back. Please try again.',
  ),
  writer_refused: error(
    422,
    'The reply writer declined to answer this tweet. Your use was given back. Try another tone or text.',
  ),
  writer_refused_counted: error(
    422,
    'The reply writer declined to answer this tweet. After {free} a day that bring nothing, each takes a use. Try another tone or text.',
    { free: FREE_FAILURES_A_DAY },
  ),
  writer_unusable: error(
    502,
    'The reply writer found no replies to this tweet. Your use was given back. Try another tone or text.',
  ),
  writer_unusable_counted: error(
    502,
    'The reply writer found no replies to this tweet. After {free} a day that bring nothing, each takes a use. Try another tone or text.',
    { free: FREE_FAILURES_A_DAY },
  ),
  tokens_used_up: error(
    429,
    'The reply writer has done all that it may do for you today. No use was taken. Please try again tomorrow.',
  ),
  house_tokens_used_up: error(
    503,
    'The reply writer has done all that it may do today. No use was taken. Please try again tomorrow.',
  ),
  generation_running: error(
    429,
    'Your other replies are still being written. Wait until they are there, then try again. No use was taken.',
  ),
  revision_unknown: error(
    404,
    'This reply can no longer be changed here. Generate new replies instead.',
  ),
  revision_refused: error(
    422,
    'The reply writer found nothing fitting in place of this reply. That took one of the changes of this set: {revisionsLeft} left. Try another direction, or generate new replies.',
    { revisionsLeft: REVISIONS_PER_GENERATION - 1 },
  ),
  revision_no_further: error(
    422,
    'There is no reply that goes further this way. That was not counted as a change. Try another direction.',
  ),
  revisions_used_up: error(
    429,
    `You have changed single replies of this set ${REVISIONS_PER_GENERATION} times, which is all that one generation pays for. Generate new replies instead.`,
  ),

  // Posts by their address
  post_address_unknown: error(
    400,
    'This is not the address of a post on X, Bluesky, Mastodon, Reddit, YouTube or TikTok that is known here. Paste the text instead.',
  ),
  post_not_fetched: error(
    502,
    'This post could not be fetched: it may be gone or private, or its network does not answer. Paste the text instead.',
  ),
  post_fetching_off: error(403, 'Posts are not fetched here. Paste the text instead.'),

  // Operators
  operator_sign_in_required: error(401, 'Please sign in as an operator.'),
  operator_credentials_wrong: error(401, 'Invalid email or password'),
  operator_attempts_used_up: error(
    429,
    'Too many wrong passwords. Please try again in {minutes} min.',
    { minutes: 15 },
  ),
  operator_code_required: error(401, 'Enter the code of your authenticator, or a recovery code.'),
  operator_code_wrong: error(
    401,
    'This code is wrong, too old, or was used before. Wait for the next one and try again.',
  ),
  operator_second_factor_required: error(
    403,
    'Set up a second factor first. Nothing else can be done here before.',
  ),
  operator_second_factor_missing: error(409, 'There is no second factor yet. Set one up first.'),
  operator_role_refused: error(403, 'Your role does not allow this. Ask an owner.'),
  operator_proof_required: error(403, 'Please confirm that it is you, then try again.'),
  operator_password_wrong: error(400, 'This is not your present password.'),
  password_short: error(
    400,
    `A password has at least ${MIN_PASSWORD_CHARACTERS} characters. Choose a longer one.`,
  ),
  password_guessable: error(
    400,
    'This password is guessed soon: it is mostly common words, your address, or rows of keys. Choose another.',
  ),
  operator_known: error(409, 'There is an operator with this e-mail already.'),
  operator_unknown: error(404, 'There is no operator and no invitation with this e-mail.'),
  operator_last_owner: error(409, 'This is the last owner. Make another operator an owner first.'),
  role_unknown: error(400, 'Unknown role. Pick owner, support or reader.'),
  invitation_over: error(
    404,
    'This invitation was used, taken back, or is too old. Ask an owner for another one.',
  ),

  duration_unknown: error(400, 'Unknown duration. Pick 1 Year, 5 Years or Lifetime.'),
  notes_invalid: error(400, `Notes are text of up to ${MAX_NOTES} characters.`),
  gift_too_many: error(400, `Gift up to ${MAX_GIFT_EMAILS} e-mail addresses at once.`),
  gift_too_long: error(400, 'This would last beyond the year 9999. Gift Lifetime instead.'),
  operator_person_unknown: error(
    404,
    'There is no such person. They may have deleted their account.',
  ),
  gift_unknown: error(404, 'There is no gift for this e-mail. It may have been revoked already.'),
  undo_too_late: error(409, 'This can no longer be undone. Gift premium again instead.'),

  // Human verification
  verification_required: error(403, "Verify You're Human first: solve the challenge above."),
  verification_failed: error(
    400,
    'The challenge was not solved, is too old, or was used before. Please try again.',
  ),
  verification_unavailable: error(
    503,
    'The human-verification service cannot be reached right now. Please try again in a minute.',
  ),

  // Account
  fresh_sign_in_required: error(
    403,
    'Please sign in again first: this cannot be undone, so we ask who is here.',
  ),

  // Messages to the operator
  message_invalid: error(400, `Write a message of 1 to ${MAX_MESSAGE_CHARACTERS} characters.`),
  email_invalid: error(400, 'Enter a valid e-mail address.'),

  // Checkout and memberships, at the commerce provider
  commerce_unavailable: error(
    503,
    'The checkout provider cannot be reached right now. Nothing was charged. Please try again in a minute.',
  ),
  commerce_refused: error(
    502,
    'The checkout provider refused our request. Please contact support.',
  ),
  commerce_rejected: error(
    422,
    'The checkout provider did not accept this. It may have been done already.',
  ),
  commerce_not_found: error(404, 'The checkout provider does not know this. It may be gone.'),
  commerce_request_invalid: error(
    400,
    'The checkout provider could not do this. Check the days, the code and the amount.',
  ),
  commerce_answer_unreadable: error(
    502,
    'The checkout provider gave an answer that we could not read. Please try again in a minute.',
  ),

  // Who writes, as an operator sets it
  settings_key_missing: error(
    409,
    'Keys cannot be kept here yet. Set SETTINGS_KEY to at least 32 random characters where the server starts, restart it, and save again.',
  ),
  writer_locked: error(
    409,
    'The environment of the server decides this. Change it there and restart, or leave it as it is.',
  ),
  writer_address_invalid: error(
    400,
    'Enter the address of the server, such as https://models.example/v1, without a name or password in it. In production it begins with https:, but for this machine itself.',
  ),
  writer_key_invalid: error(
    400,
    'This is no key: it is longer than 500 characters, or has blanks or letters that no key has. Copy it again from the provider.',
  ),
  writer_key_missing: error(400, 'Paste a key of this provider.'),
  writer_key_lost: error(
    409,
    'The key that is kept cannot be read with the present SETTINGS_KEY. Paste it again.',
  ),
  writer_key_refused: error(
    422,
    'The provider refuses this key. Copy it again from the provider, whole, and see that it may use models, and that the provider serves the country of this server.',
  ),
  writer_model_unknown: error(
    422,
    'The provider has no model of this name for this key. List the models and pick one.',
  ),
  writer_model_unfit: error(
    422,
    'The model answered, but without replies. Pick another one, made for chat.',
  ),
  writer_request_refused: error(
    422,
    'The provider does not take the request: the key is wrong, or the model is not made for chat. List the models and pick another one.',
  ),
  writer_list_missing: error(
    422,
    'What answers at this address lists no models. Check the address (most end in /v1), or type the name of the model.',
  ),
  writer_provider_busy: error(
    422,
    'The provider limits this key at the moment. Look at its plan and credit there, or try again in a minute.',
  ),
  writer_provider_slow: error(
    422,
    'The provider did not answer in time. Try again, or pick a faster model.',
  ),
  writer_provider_unreachable: error(
    422,
    'The provider cannot be reached, or broke off. See that its server runs and that the address is right, then try again.',
  ),

  // Writers compared by use
  experiment_name_invalid: error(400, 'Give the experiment a name of 1 to 80 characters.'),
  experiment_arms_too_few: error(400, 'Pick at least two arms, each with another writer.'),
  experiment_shares_invalid: error(
    400,
    'Give each arm a whole share of at least 1 %. Together they are 100 %.',
  ),
  experiment_writer_missing: error(
    409,
    'This writer is not among those of this page any more. Load the page again and pick another.',
  ),
  experiment_running: error(409, 'An experiment is running already. End it first.'),
  experiment_over: error(409, 'This experiment is over. Load the page again.'),

  // Premium, bought
  already_subscribed: error(
    409,
    'You have an active subscription already. You can manage it on the premium page.',
  ),
  membership_unchecked: error(
    503,
    'The checkout provider cannot be asked right now, so what you paid is not known here yet. Please try again in a minute.',
  ),
  session_missing: error(400, 'No session ID found'),
  session_unknown: error(
    404,
    'This checkout is not one of your account. Sign in with the account that you bought premium for, or contact support.',
  ),
  payment_failed: error(402, 'The payment was declined and nothing was charged. Please try again.'),
  payment_refunded: error(409, 'This payment was refunded, so it gives no premium any more.'),
  payment_disputed: error(
    409,
    'The bank took this payment back, so it gives no premium any more. Please contact support.',
  ),
  payment_used: error(409, 'This payment belongs to another account or to something else.'),
  membership_over: error(409, 'The membership of this payment is over.'),
  webhook_refused: error(401, 'The signature of this webhook is missing, wrong or too old.'),

  // What premium promises
  premium_required: error(
    403,
    'This is part of premium. Upgrade to Premium to use it; what you saved before is kept.',
  ),
  favourite_invalid: error(400, 'This reply cannot be saved: it is empty, too long, or not text.'),
  favourites_full: error(
    409,
    `You have saved ${MAX_FAVOURITES} replies, which is all that fits. Delete some to save more.`,
  ),

  tone_invalid: error(
    400,
    `This tone cannot be kept. A name has up to ${MAX_TONE_NAME} characters, each rule up to ${MAX_TONE_RULES}, and there are up to ${MAX_TONE_EXAMPLES} examples of up to ${MAX_TONE_EXAMPLE}.`,
  ),
  tone_name_missing: error(400, 'Give the tone a name.'),
  tone_name_taken: error(400, 'Two of your tones have the same name. Give each its own.'),
  tone_name_builtin: error(400, 'One of the built-in tones has this name. Give yours another.'),
  tones_full: error(400, `You can have up to ${MAX_CUSTOM_TONES} tones of your own.`),
  favourites_too_few: error(
    409,
    `Save at least ${MIN_FAVOURITES_TO_LEARN} replies first; there is not enough to learn from yet.`,
  ),

  // Any request
  body_not_json: error(400, 'The request body is not valid JSON.'),
  body_invalid: error(400, 'The request body does not have the expected fields.'),
  body_too_large: error(413, 'The request body is too large.'),
  content_type_unsupported: error(415, 'Send the request body as application/json.'),
  origin_refused: error(
    403,
    'This request came from another site and was refused. Reload the page and try again.',
  ),
  not_found: error(404, 'There is nothing at this address.'),
  internal: error(500, 'Something went wrong on our side. Please try again.'),
} as const satisfies Record<string, CatalogueEntry>);

export type ErrorCode = keyof typeof ERRORS;

/** What stands in a sentence instead of the names in braces. */
type Values = Readonly<Record<string, number | string>>;

interface CatalogueEntry {
  /** HTTP status. */
  status: number;
  /** With the values that hold unless who throws or shows it knows others. */
  message: string;
  /** Where the values go, by their names in braces. */
  template: string;
  values: Values;
}

/** The body of every failed answer. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  requestId: string;
  /** Of a set, where a change of one of its replies was counted and refused. */
  revisionsLeft?: number;
}

/** Expected trouble, named by its catalogue code. Turned into HTTP in one place. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** What stands in its sentence instead of the catalogue's own values. */
  readonly values: Values;
  /** When trying again makes sense; sent as Retry-After. */
  readonly retryAfterSeconds: number | null;

  /** @param options.values instead of the catalogue's own, for a sentence that names them */
  constructor(
    code: ErrorCode,
    options?: ErrorOptions & { retryAfterSeconds?: number; values?: Values },
  ) {
    const values = options?.values ?? {};
    super(sayError(ERRORS[code], values), options);
    this.name = 'AppError';
    this.code = code;
    this.values = values;
    this.retryAfterSeconds = options?.retryAfterSeconds ?? null;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** @returns the catalogue's code of what was thrown; that of a fault of ours where it has none */
export function codeOf(error: unknown): ErrorCode {
  return error instanceof AppError ? error.code : 'internal';
}

/**
 * The sentence of an entry of the catalogue.
 * @param values instead of its own, where the sentence names them
 */
export function sayError({ template, values: own }: CatalogueEntry, values: Values): string {
  return fillIn(template, { ...own, ...values });
}

/*#__NO_SIDE_EFFECTS__*/
function error(status: number, template: string, own: Values = {}): CatalogueEntry {
  const values = { ...DEFAULT_WORDING, ...own };
  return { status, message: fillIn(template, values), template, values };
}

/** Puts the values where their names stand in braces; a name without a value stays. */
export function fillIn(template: string, values: Values): string {
  return template.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
