import { expect, test } from 'vitest';
import { KEPT_DATA } from '#contract/kept-data.ts';
import { PARTS } from './account-data.ts';

/** What a person's file leaves out, though it is kept; their own id stands in its profile. */
const WITHHELD: Readonly<Record<string, readonly string[]>> = {
  // Would open a session or a sign-in, or counts attempts from an address.
  sessions: ['token_hash', 'id', 'verified_until'],
  sign_in_flows: ['state_hash', 'browser_hash', 'nonce', 'code_verifier', 'expires_at'],
  rate_limits: ['key', 'count', 'ends_at'],
  // An anonymous visitor's; a use under way; what cannot be read back.
  verified_visitors: ['ip_address', 'verified_until'],
  usage_logs: ['ip_address', 'created_at'],
  usage_reservations: ['id', 'ip_address', 'log_date', 'expires_at'],
  carried_usage: ['identity_hash', 'log_date', 'count', 'failures', 'tokens'],
  generations: ['id', 'post_hash', 'revisions', 'expires_at'],
  // Under a name that leads to nobody.
  uptake_sets: ['id', 'day', 'marks'],
  // How we keep up with the provider.
  orders: ['plan_id', 'checkout_id', 'checkout_url', 'is_open', 'next_check_at', 'checks'],
  memberships: [
    'order_id',
    'grants',
    'valid_until',
    'cancel_at_period_end',
    'manage_url',
    'read_ticket',
    'updated_at',
  ],
  payments: ['order_id', 'membership_id', 'failure_message', 'created_at', 'read_ticket'],
  membership_checks: ['checked_at'],
  // The operators' own words and doings.
  premium_users: ['id', 'notes'],
  gift_requests: ['operator', 'request_id', 'email', 'result', 'given_at'],
  audit_log: ['id', 'operator', 'address', 'target', 'details'],
  messages: ['id', 'done_at'],
  // Names of rows, and when one was written last.
  favourites: ['id'],
  preferences: ['updated_at'],
};

test('a person’s file has every column that is kept about them, but for those left out on purpose', () => {
  for (const [table, columns] of KEPT_DATA.flatMap(({ columns }) => Object.entries(columns))) {
    const parts = Object.values(PARTS).filter((part) => part.table === table);
    if (parts.some((part) => part.columns === 'all')) continue;
    const told = parts.flatMap((part) => Object.values(part.columns));
    for (const column of columns.filter((name) => name !== 'user_id')) {
      const isWithheld = WITHHELD[table]?.includes(column) ?? false;
      expect([told.includes(column), isWithheld], `${table}.${column}`).toEqual(
        isWithheld ? [false, true] : [true, false],
      );
    }
  }
});
