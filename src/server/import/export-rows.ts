import { z } from 'zod';
import { isAsciiEmail } from '#contract/email.ts';
import { MAX_NOTES } from '#contract/limits.ts';
import { isPlainText } from '#contract/plain-text.ts';
import { countingKey } from '../http/visitor-address.ts';
import { isIP } from 'node:net';

/** Of the described system and longer; ours have 20 characters. */
const MAX_ID_CHARACTERS = 128;
const MOST_USES = 1_000_000;
const LAST_YEAR = 9999;
/** A date, and perhaps a time, and perhaps a zone: ISO 8601, and PostgreSQL's way of writing it. */
const TIME_FORM =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d:\d\d(?:\.\d{1,9})?))?(Z|[+-]\d\d(?::?\d\d)?)?$/;

const id = z
  .string('is missing')
  .regex(/^[\x21-\x7e]+$/, 'is no id')
  .max(MAX_ID_CHARACTERS, 'is no id');
const email = z
  .string('is missing')
  .trim()
  .refine(isAsciiEmail, 'has letters beyond plain A to Z, which nobody can sign in with')
  .pipe(z.email('is no e-mail address').max(254, 'is no e-mail address'));
const plain = z.string('is no text').refine(isPlainText, 'is not text');
const flag = z.union(
  [
    z.boolean(),
    z.enum(['true', 't', '1']).transform(() => true),
    z.enum(['false', 'f', '0']).transform(() => false),
  ],
  'is neither true nor false',
);
const count = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ],
    'is no number',
  )
  .pipe(z.int('is no whole number').min(0, 'is below 0').max(MOST_USES, 'is too large'));
/** Text, milliseconds, or a document store's seconds. */
const time = z
  .union(
    [
      z.string().transform(readTime),
      z.number(),
      z.object({ seconds: z.number() }).transform(({ seconds }) => seconds * 1000),
      z.object({ _seconds: z.number() }).transform(({ _seconds }) => _seconds * 1000),
    ],
    'is no time',
  )
  .transform((ms) => new Date(ms))
  .refine((date) => date.getTime() >= 0 && date.getUTCFullYear() <= LAST_YEAR, 'is no time')
  .transform((date) => date.toISOString());
const day = z
  .string('is missing')
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date('is no day'));

const userRow = z
  .object({
    userId: id,
    email,
    displayName: plain.nullish(),
    photoURL: plain.nullish(),
    usageCount: count.nullish(),
    usageResetDate: time.nullish(),
    createdAt: time.nullish(),
    premiumSince: time.nullish(),
    stripeSessionId: plain.nullish(),
  })
  .transform(({ displayName, photoURL, ...row }) => ({
    ...row,
    displayName: displayName ?? row.email.split('@', 1)[0] ?? row.email,
    photoURL: photoURL?.startsWith('https://') === true ? photoURL : null,
  }));

const subscriptionRow = z.object({ user_id: id, status: plain.min(1, 'is missing').max(40) });

const premiumUserRow = z.object({
  email,
  is_lifetime: flag.nullish().transform((value) => value ?? false),
  premium_until: time.nullish(),
  notes: plain.max(MAX_NOTES, `is longer than ${MAX_NOTES} characters`).nullish(),
  created_at: time.nullish(),
});

const usageRow = z
  .object({
    user_id: id.nullish().transform((value) => value ?? null),
    ip_address: plain.nullish().transform((value) => value ?? null),
    log_date: day,
    count,
    created_at: time.nullish(),
  })
  .refine(
    (row) => (row.user_id === null) !== (row.ip_address === null),
    'has not one of user_id and ip_address',
  )
  .refine(
    ({ ip_address: address }) =>
      address === null || isIP(address) !== 0 || /^anon-\w{1,60}$/.test(address),
    { path: ['ip_address'], message: 'is no address' },
  )
  .transform((row) => ({
    ...row,
    ip_address: row.ip_address === null ? null : countingKey(row.ip_address),
  }));

/** What a row of each table is read by; the message of an issue says what is wrong with its field. */
export const ROWS = {
  users: userRow,
  subscriptions: subscriptionRow,
  premium_users: premiumUserRow,
  usage_logs: usageRow,
} as const;

export type UserRow = z.output<typeof userRow>;
export type SubscriptionRow = z.output<typeof subscriptionRow>;
export type PremiumUserRow = z.output<typeof premiumUserRow>;
export type UsageRow = z.output<typeof usageRow>;

/** In UTC where no zone is told, as the described system wrote it; NaN where it is none. */
function readTime(text: string): number {
  const [, date, clock = '00:00:00', zone = 'Z'] = TIME_FORM.exec(text.trim()) ?? [];
  return Date.parse(`${date}T${clock}${zone.length === 3 ? `${zone}:00` : zone}`);
}
