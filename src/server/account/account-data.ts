import type { DatabaseDeps } from '../database/database-deps.ts';

/**
 * Everything that is kept about a person, for their own eyes: nothing that would open a session.
 * Read in one statement, so that its parts are of one moment.
 */
export async function readAccountData(
  deps: Pick<DatabaseDeps, 'database'>,
  userId: string,
): Promise<Record<string, unknown>> {
  const [row] = await deps.database.run<{ data: Record<string, unknown> }>(READ, [userId]);
  if (row === undefined) throw new Error('The account statement always answers one row.');
  return row.data;
}

const READ = {
  name: 'account_read',
  text: `
    select json_build_object(
      'profile', (select row_to_json(users) from users where "userId" = $1),
      'identities', (
        select json_agg(json_build_object(
          'issuer', issuer, 'subject', subject, 'email', email, 'emailVerified', email_verified,
          'displayName', display_name, 'photoUrl', photo_url, 'lastSignInAt', last_sign_in_at
        )) from identities where user_id = $1
      ),
      'sessions', (
        select json_agg(json_build_object('createdAt', created_at, 'expiresAt', expires_at))
        from sessions where user_id = $1
      ),
      'usage', (
        select json_agg(json_build_object('date', log_date, 'count', count) order by log_date)
        from usage_logs where user_id = $1
      ),
      'subscription', (select json_agg(row_to_json(subscriptions)) from subscriptions where user_id = $1),
      'orders', (
        select json_agg(json_build_object(
          'id', id, 'createdAt', created_at, 'fulfilledAt', fulfilled_at
        )) from orders where user_id = $1
      ),
      'memberships', (
        select json_agg(json_build_object(
          'id', membership_id, 'status', status, 'periodEnd', period_end
        )) from memberships where user_id = $1
      ),
      'payments', (
        select json_agg(json_build_object(
          'id', payment_id, 'status', status, 'substatus', substatus, 'paidAt', paid_at
        )) from payments where user_id = $1
      ),
      'favourites', (
        select json_agg(json_build_object(
          'reply', reply, 'post', post, 'tone', tone, 'savedAt', saved_at
        ) order by saved_at) from favourites where user_id = $1
      ),
      'preferences', (select json_agg(tones) from preferences where user_id = $1),
      'gifts', (
        select json_agg(json_build_object(
          'email', email, 'isLifetime', is_lifetime, 'premiumUntil', premium_until,
          'createdAt', created_at
        )) from premium_users
        where lower(email) in (select lower(email) from identities where user_id = $1)
      ),
      'messages', (
        select json_agg(json_build_object(
          'kind', kind, 'email', email, 'text', text, 'createdAt', created_at
        )) from messages
        where lower(email) in (select lower(email) from identities where user_id = $1)
      ),
      'whatWeDid', (
        select json_agg(json_build_object('at', at, 'action', action) order by id) from audit_log
        where lower(target) in (select lower(email) from identities where user_id = $1)
      )
    ) as data`,
};
