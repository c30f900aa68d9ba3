import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { GiftResult } from '#contract/gift.ts';
import { OPERATOR_ROLES } from '#contract/operator-roles.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * The profile documents: the described document collection as a table, its fields' own names as
 * columns so that an export of the described system loads as it is. Made at a person's first
 * sign-in only, or by an import; then it waits for the first identity with its e-mail.
 */
export const users = pgTable(
  'users',
  {
    userId: text('userId').primaryKey(),
    email: text('email').notNull(),
    displayName: text('displayName').notNull(),
    photoURL: text('photoURL'),
    isPremium: boolean('isPremium').notNull().default(false),
    usageCount: integer('usageCount').notNull().default(0),
    usageResetDate: time('usageResetDate'),
    createdAt: time('createdAt').notNull().defaultNow(),
    premiumSince: time('premiumSince'),
    stripeSessionId: text('stripeSessionId'),
  },
  (table) => [
    // A first sign-in looks for the person whom an import left waiting.
    index('users_email').on(sql`lower(${table.email} collate "C")`),
    // Operators see who joined last.
    index('users_created_at').on(table.createdAt, table.userId),
    index('users_premium')
      .on(table.userId)
      .where(sql`${table.isPremium}`),
  ],
);

/**
 * Who the identity provider says a person is, as of the last sign-in. A person is (issuer,
 * subject); an e-mail never links two identities, because an address can change hands.
 */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull(),
    displayName: text('display_name').notNull(),
    photoUrl: text('photo_url'),
    lastSignInAt: time('last_sign_in_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user_id').on(table.userId),
    index('identities_email').on(sql`lower(${table.email} collate "C")`),
  ],
);

/** Signed-in browsers. Only a hash of the token is kept: a stolen backup opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Its name where sessions are listed: the token's hash stays here. */
    id: uuid('id').notNull().unique().defaultRandom(),
    /** What it was begun with, in a few words: 'Firefox on Windows'. */
    device: text('device').notNull().default(''),
    /** When it was last used, to some minutes. */
    seenAt: time('seen_at').notNull().defaultNow(),
    /** Until when the session counts as a person's; null: it solved no challenge. */
    verifiedUntil: time('verified_until'),
  },
  (table) => [
    index('sessions_user_id').on(table.userId),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

/** Visitors who solved a challenge without a session, by what they are counted by. */
export const verifiedVisitors = pgTable(
  'verified_visitors',
  {
    ipAddress: text('ip_address').primaryKey(),
    verifiedUntil: time('verified_until').notNull(),
  },
  (table) => [index('verified_visitors_verified_until').on(table.verifiedUntil)],
);

/** Sign-ins under way. Each is used once (deleted when read) and only by the browser it began in. */
export const signInFlows = pgTable(
  'sign_in_flows',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sign_in_flows_expires_at').on(table.expiresAt)],
);

/** Uses per UTC day, by person or by anonymous address. Partitioned by day in the migration. */
export const usageLogs = pgTable(
  'usage_logs',
  {
    userId: text('user_id'),
    ipAddress: text('ip_address'),
    logDate: date('log_date', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    /** Generations that the post or a stop brought to nothing while the writer was at work. */
    failures: integer('failures').notNull().default(0),
    /** That models read and wrote, where the operator set a budget. */
    tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique('usage_logs_user_day').on(table.userId, table.logDate),
    unique('usage_logs_address_day').on(table.ipAddress, table.logDate),
    check('usage_logs_one_subject', sql`num_nonnulls(${table.userId}, ${table.ipAddress}) = 1`),
    check('usage_logs_count', sql`${table.count} >= 0`),
  ],
);

/**
 * The count of a day of people who deleted their account during it, under a hash of their identity:
 * who comes back that day goes on counting where they were.
 */
export const carriedUsage = pgTable('carried_usage', {
  identityHash: text('identity_hash').primaryKey(),
  logDate: date('log_date', { mode: 'string' }).notNull(),
  count: integer('count').notNull(),
  failures: integer('failures').notNull().default(0),
  tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
});

/** Tokens of a day that count against the house's budget. */
export const tokenDays = pgTable('token_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  tokens: bigint('tokens', { mode: 'number' }).notNull(),
});

/**
 * Uses taken by generations that have not delivered yet. Delivering deletes the row; failing
 * deletes it and gives the use back; the sweep does the latter for rows past their deadline, whose
 * process died.
 */
export const usageReservations = pgTable(
  'usage_reservations',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id'),
    ipAddress: text('ip_address'),
    logDate: date('log_date', { mode: 'string' }).notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('usage_reservations_expires_at').on(table.expiresAt)],
);

/**
 * Bought premium: an 'active' status means premium, until `validUntil` where the provider told an
 * end. An imported row has none.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: text('user_id').primaryKey(),
    status: text('status').notNull(),
    validUntil: time('valid_until'),
  },
  (table) => [index('subscriptions_valid_until').on(table.validUntil)],
);

/**
 * Ours of every checkout: made before the provider's, so that a payment can be led back to the
 * person who asked for it. Its id is the `session_id` of the way back.
 */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Null in rows from before it was kept. */
    planId: text('plan_id'),
    checkoutId: text('checkout_id'),
    /** The page where it is paid. */
    checkoutUrl: text('checkout_url'),
    /** Whether it may still be paid: one of a person at a time. */
    isOpen: boolean('is_open').notNull().default(false),
    createdAt: time('created_at').notNull(),
    /** When its purchase first granted premium. */
    fulfilledAt: time('fulfilled_at'),
    /** When to ask the provider for its payment unasked; null: no more. */
    nextCheckAt: time('next_check_at'),
    checks: integer('checks').notNull().default(0),
  },
  (table) => [
    index('orders_user_id').on(table.userId),
    index('orders_checkout_id').on(table.checkoutId),
    index('orders_next_check_at').on(table.nextCheckAt),
  ],
);

/**
 * Memberships at the commerce provider, each bound to the one account it opens: the key for
 * renewals, refunds and cancellations.
 */
export const memberships = pgTable(
  'memberships',
  {
    membershipId: text('membership_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    /** Null where the membership was found by e-mail. */
    orderId: text('order_id'),
    status: text('status').notNull(),
    /** What the provider's status and the last payment come to. */
    grants: boolean('grants').notNull(),
    validUntil: time('valid_until'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    periodEnd: time('period_end'),
    manageUrl: text('manage_url'),
    /** When this was read, in the order of reads; an older answer never overwrites a newer one. */
    readTicket: bigint('read_ticket', { mode: 'number' }).notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('memberships_user_id').on(table.userId)],
);

/** Payments at the commerce provider, each bound to the one account it paid for. */
export const payments = pgTable(
  'payments',
  {
    paymentId: text('payment_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    orderId: text('order_id'),
    membershipId: text('membership_id'),
    status: text('status').notNull(),
    substatus: text('substatus').notNull(),
    failureMessage: text('failure_message'),
    paidAt: time('paid_at'),
    createdAt: time('created_at').notNull(),
    readTicket: bigint('read_ticket', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('payments_user_id').on(table.userId),
    index('payments_membership_id').on(table.membershipId),
    index('payments_order_id').on(table.orderId),
  ],
);

/** Reads of the commerce provider's truth, in the order they were begun. */
export const commerceReads = pgSequence('commerce_reads');

/** Webhooks received, each once: what they are about, and whether that has been looked at. */
export const commerceEvents = pgTable(
  'commerce_events',
  {
    webhookId: text('webhook_id').primaryKey(),
    type: text('type').notNull(),
    objectId: text('object_id').notNull(),
    receivedAt: time('received_at').notNull(),
    doneAt: time('done_at'),
    attempts: integer('attempts').notNull().default(0),
    /** When another attempt may be made; whoever works on it moves this on first. */
    nextAttemptAt: time('next_attempt_at').notNull(),
  },
  (table) => [
    index('commerce_events_waiting')
      .on(table.nextAttemptAt)
      .where(sql`${table.doneAt} is null`),
    index('commerce_events_received_at').on(table.receivedAt),
  ],
);

/** When the provider was last asked for memberships of a person's e-mail. */
export const membershipChecks = pgTable('membership_checks', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  checkedAt: time('checked_at').notNull(),
});

/** Secrets that this installation made for itself. */
export const installationSecrets = pgTable('installation_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Who writes, in order, as operators set it: one row. Keys are encrypted by what is elsewhere. */
export const writerSettings = pgTable('writer_settings', {
  id: text('id').primaryKey(),
  /** Grows with each change, so that instances see whether they have the last one. */
  revision: integer('revision').notNull(),
  writers: jsonb('writers').notNull(),
});

/** When a job that only one instance should do was last begun. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: time('started_at').notNull(),
});

/** Gifted premium, by e-mail, for people who may not have signed in yet. */
export const premiumUsers = pgTable(
  'premium_users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    isLifetime: boolean('is_lifetime').notNull().default(false),
    premiumUntil: time('premium_until'),
    notes: text('notes'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('premium_users_email').on(sql`lower(${table.email} collate "C")`),
    index('premium_users_created_at').on(table.createdAt, table.id),
  ],
);

/** What an operator's request to give gave to each e-mail, so that it gives nothing when repeated. */
export const giftRequests = pgTable(
  'gift_requests',
  {
    operator: text('operator').notNull(),
    requestId: text('request_id').notNull(),
    email: text('email').notNull(),
    result: jsonb('result').$type<GiftResult>().notNull(),
    givenAt: time('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operator, table.requestId, table.email] }),
    index('gift_requests_given_at').on(table.givenAt),
  ],
);

/** What came by Contact Us, Feedback and Newsletter, for the operator. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: ['contact', 'feedback', 'newsletter'] }).notNull(),
    email: text('email').notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    doneAt: time('done_at'),
  },
  (table) => [index('messages_created_at').on(table.createdAt)],
);

/** Attempts per key in a window that all instances share. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
);

/**
 * Generations whose single replies may still be changed without a use. Holds no post: only a hash
 * of it, so that the changes go to the post that was paid for.
 */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    postHash: text('post_hash').notNull(),
    revisions: integer('revisions').notNull().default(0),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('generations_expires_at').on(table.expiresAt)],
);

/**
 * What was done with sets of today and yesterday, so that each thing counts once: a bit for each mark
 * of each reply (`mark-reply.ts`). Its id is in no other table, and it has no time but its day: nobody
 * can be found by it.
 */
export const uptakeSets = pgTable('uptake_sets', {
  id: uuid('id').primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
  marks: bigint('marks', { mode: 'number' }).notNull(),
});

const count = (name: string) => integer(name).notNull().default(0);

/**
 * Sets by their UTC day and by how they came about, and how many were taken; a mark counts for its
 * set's day. What sets are to be compared by besides is one more column of the key.
 */
export const uptakeCounts = pgTable(
  'uptake_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    tone: text('tone').notNull(),
    language: text('language').notNull(),
    writer: text('writer').notNull(),
    brief: text('brief').notNull(),
    sets: count('sets'),
    replies: count('replies'),
    setsTaken: count('sets_taken'),
    repliesTaken: count('replies_taken'),
    copied: count('copied'),
    saved: count('saved'),
    posted: count('posted'),
    edited: count('edited'),
    refined: count('refined'),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.tone, table.language, table.writer, table.brief],
    }),
  ],
);

/** Writers compared by use; one at a time. Nobody's arm is stored. */
export const experiments = pgTable(
  'experiments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    arms: jsonb('arms').notNull(),
    begunAt: time('begun_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    uniqueIndex('experiments_running')
      .on(sql`(${table.endedAt} is null)`)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** Sets that were shown in each arm, and how many were taken: what an experiment comes to. */
export const experimentCounts = pgTable(
  'experiment_counts',
  {
    experimentId: uuid('experiment_id')
      .notNull()
      .references(() => experiments.id, { onDelete: 'cascade' }),
    arm: text('arm').notNull(),
    sets: count('sets'),
    setsTaken: count('sets_taken'),
  },
  (table) => [primaryKey({ columns: [table.experimentId, table.arm] })],
);

/** Who may run the service. Their own people, apart from those who sign in to use it. */
export const operators = pgTable('operators', {
  email: text('email').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  role: text('role', { enum: OPERATOR_ROLES }).notNull().default('owner'),
  /** The authenticator's secret, encrypted; null: there is none. */
  secondFactor: text('second_factor'),
  /** The time step of the last code that was used: each counts once. */
  secondFactorStep: bigint('second_factor_step', { mode: 'number' }),
  /** A secret that waits for its first code. */
  pendingSecondFactor: text('pending_second_factor'),
});

/** Each opens one sign-in in place of the authenticator. Hashes only. */
export const operatorRecoveryCodes = pgTable(
  'operator_recovery_codes',
  {
    operatorEmail: text('operator_email')
      .notNull()
      .references(() => operators.email, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.operatorEmail, table.codeHash] })],
);

/** Who may become an operator by a link, of which a hash is kept. */
export const operatorInvitations = pgTable('operator_invitations', {
  email: text('email').primaryKey(),
  role: text('role', { enum: OPERATOR_ROLES }).notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: time('expires_at').notNull(),
  /** Nobody who was put out comes in again by a link of their own. Null: made before this was kept. */
  invitedBy: text('invited_by').references(() => operators.email, { onDelete: 'cascade' }),
});

/** Browsers of operators: signed in, or known from an earlier sign-in. Hashes of tokens only. */
export const operatorSessions = pgTable(
  'operator_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: ['session', 'known-browser'] }).notNull(),
    operatorEmail: text('operator_email')
      .notNull()
      .references(() => operators.email, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
    /** When it was last used, to a minute. */
    seenAt: time('seen_at').notNull().defaultNow(),
    /** When the password or a code was last given in it. */
    provenAt: time('proven_at').notNull().defaultNow(),
  },
  (table) => [
    index('operator_sessions_operator_email').on(table.operatorEmail),
    index('operator_sessions_expires_at').on(table.expiresAt),
  ],
);

/** Replies that people saved, with the post they answer. */
export const favourites = pgTable(
  'favourites',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    reply: text('reply').notNull(),
    post: text('post').notNull(),
    tone: text('tone').notNull(),
    savedAt: time('saved_at').notNull(),
  },
  (table) => [
    // By a hash: an index entry has less room than a reply.
    uniqueIndex('favourites_user_reply').on(table.userId, sql`md5(${table.reply})`),
    index('favourites_user_saved_at').on(table.userId, table.savedAt, table.id),
  ],
);

/** What a person set for themselves: tones of their own, as the contract describes them. */
export const preferences = pgTable('preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.userId, { onDelete: 'cascade' }),
  tones: jsonb('tones').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** Who did what to whom, when, from where. A trigger refuses every change and deletion. */
export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: time('at').notNull(),
  operator: text('operator').notNull(),
  address: text('address').notNull(),
  action: text('action').notNull(),
  target: text('target').notNull(),
  details: jsonb('details').$type<Record<string, unknown>>().notNull(),
});

/** Entries of the audit log that are not in the process's log yet. Nothing that it holds fast. */
export const auditOutbox = pgTable('audit_outbox', {
  auditId: bigint('audit_id', { mode: 'number' }).primaryKey(),
});

/** Counts per UTC day for the operator's overview: no person, no post. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    label: text('label').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.label] })],
);
