/** What is kept about a person: a row of the Privacy page, and the columns that it speaks of. */
export interface KeptData {
  /** With names of the installation's wording in braces. */
  what: string;
  why: string;
  howLong: string;
  /** Stays when the account is deleted; the account's page says so before. */
  outlivesAccount?: true;
  /** By table. A test fails for a column about a person that is in no row. */
  columns: Readonly<Record<string, readonly string[]>>;
}

const ACCOUNT = 'As long as you have an account';

/** The table of the Privacy page. */
export const KEPT_DATA: readonly KeptData[] = [
  {
    what: 'Your name, e-mail address and photo, from {signInName}, and when you came first and last',
    why: 'To show who is signed in, and to recognise premium',
    howLong: ACCOUNT,
    columns: {
      users: ['userId', 'email', 'displayName', 'photoURL', 'createdAt'],
      identities: [
        'issuer',
        'subject',
        'user_id',
        'email',
        'email_verified',
        'display_name',
        'photo_url',
        'last_sign_in_at',
      ],
      membership_checks: ['user_id', 'checked_at'],
    },
  },
  {
    what: 'A session, as a cookie and as a hash in our database: with which browser it was begun, when, and when it was last used',
    why: 'To keep you signed in, and to show you where you are',
    howLong: '30 days after your last visit, 180 days at most, or until you end it',
    columns: {
      sessions: [
        'token_hash',
        'user_id',
        'created_at',
        'expires_at',
        'verified_until',
        'id',
        'device',
        'seen_at',
      ],
    },
  },
  {
    what: 'How many generations you used on which day, how many came to nothing, and the tokens that models took for them; of a visitor who is not signed in, by IP address',
    why: 'To apply the daily limit',
    howLong: '90 days',
    columns: {
      users: ['usageCount', 'usageResetDate'],
      usage_logs: [
        'user_id',
        'ip_address',
        'log_date',
        'count',
        'created_at',
        'failures',
        'tokens',
      ],
      usage_reservations: ['id', 'user_id', 'ip_address', 'log_date', 'expires_at'],
    },
  },
  {
    what: 'The count of the day on which you delete your account, under a scrambled name',
    why: 'So that deleting is not a way around the daily limit',
    howLong: 'Until midnight UTC',
    outlivesAccount: true,
    columns: { carried_usage: ['identity_hash', 'log_date', 'count', 'failures', 'tokens'] },
  },
  {
    what: 'A scrambled fingerprint of a post you generated replies for',
    why: 'So that single replies to it can be changed without a use',
    howLong: 'One day',
    columns: { generations: ['id', 'user_id', 'post_hash', 'revisions', 'expires_at'] },
  },
  {
    what: 'That replies of a set were copied, saved, edited, posted or refined, without a word of them, under a random number that only your browser knows to be yours',
    why: 'To see which tones and writers bring replies that people take, counting each once',
    howLong: 'The day of the set and the next; after that only in totals, which name nobody',
    columns: { uptake_sets: ['id', 'day', 'marks'] },
  },
  {
    what: 'Replies you save as favorites, with the post they answer',
    why: 'To show them to you again',
    howLong: 'Until you delete them',
    columns: { favourites: ['id', 'user_id', 'reply', 'post', 'tone', 'saved_at'] },
  },
  {
    what: 'Tones of your own, with their examples',
    why: 'To write in them',
    howLong: 'Until you delete them',
    columns: { preferences: ['user_id', 'tones', 'updated_at'] },
  },
  {
    what: 'Whether you are premium and since when; your orders; the ids and states of payments and memberships, never a card',
    why: 'To know that premium is paid, and to end it when it is not',
    howLong: `${ACCOUNT}; orders that were not paid 60 days`,
    columns: {
      users: ['isPremium', 'premiumSince', 'stripeSessionId'],
      subscriptions: ['user_id', 'status', 'valid_until'],
      orders: [
        'id',
        'user_id',
        'plan_id',
        'checkout_id',
        'checkout_url',
        'is_open',
        'created_at',
        'fulfilled_at',
        'next_check_at',
        'checks',
      ],
      memberships: [
        'membership_id',
        'user_id',
        'order_id',
        'status',
        'grants',
        'valid_until',
        'cancel_at_period_end',
        'period_end',
        'manage_url',
        'read_ticket',
        'updated_at',
      ],
      payments: [
        'payment_id',
        'user_id',
        'order_id',
        'membership_id',
        'status',
        'substatus',
        'failure_message',
        'paid_at',
        'created_at',
        'read_ticket',
      ],
    },
  },
  {
    what: 'Premium that we gave to your e-mail address, with our notes',
    why: 'To give it to you when you sign in',
    howLong: 'Until we take it back, whether or not you have an account',
    outlivesAccount: true,
    columns: {
      premium_users: ['id', 'email', 'is_lifetime', 'premium_until', 'notes', 'created_at'],
    },
  },
  {
    what: 'Each time we gave premium to your e-mail address',
    why: 'So that a gift that is sent twice by mistake is given once',
    howLong: '30 days',
    outlivesAccount: true,
    columns: { gift_requests: ['operator', 'request_id', 'email', 'result', 'given_at'] },
  },
  {
    what: 'What we did about your premium: what, when and who of us',
    why: 'So that nobody here can give or take anything in secret',
    howLong: 'For good: this log cannot be changed',
    outlivesAccount: true,
    columns: {
      audit_log: ['id', 'at', 'operator', 'address', 'action', 'target', 'details'],
    },
  },
  {
    what: 'Your IP address, when you prove that you are human without signing in',
    why: 'To not ask you again',
    howLong: '12 hours',
    columns: { verified_visitors: ['ip_address', 'verified_until'] },
  },
  {
    what: 'Your IP address, when you sign in, send us a message or prove that you are human',
    why: 'To keep out floods',
    howLong: 'Two hours at most; in our log, where something was refused, 90 days at most',
    columns: {
      rate_limits: ['key', 'count', 'ends_at'],
      sign_in_flows: ['state_hash', 'browser_hash', 'nonce', 'code_verifier', 'expires_at'],
    },
  },
  {
    what: 'What you write in Contact Us, Feedback or Newsletter',
    why: 'To read it and answer',
    howLong: 'Until we delete it',
    columns: { messages: ['id', 'kind', 'email', 'text', 'created_at', 'done_at'] },
  },
];
