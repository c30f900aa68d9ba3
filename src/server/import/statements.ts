import { emailKey } from '../database/email-key.ts';
import { NOW } from '../database/now.ts';

// The statements of the import. $1 is a list, as JSON where it has several columns; what is here
// already stays.

/** Whose an e-mail is: who had it first, where somebody else came with it since. */
export const FIND_OWNERS = {
  name: 'import_find_owners',
  text: `
    select distinct on (key) ${emailKey('users.email')} as key, users."userId" as "userId",
      exists (select 1 from identities where identities.user_id = users."userId") as "isSignedIn"
    from users where ${emailKey('users.email')} = any($1::text[])
    order by key, users."createdAt", users."userId"`,
};

export const FIND_USERS = {
  name: 'import_find_users',
  text: 'select "userId" as "userId" from users where "userId" = any($1::text[])',
};

export const ADD_USERS = {
  name: 'import_users',
  text: `
    insert into users ("userId", email, "displayName", "photoURL", "usageCount", "usageResetDate",
      "createdAt", "premiumSince", "stripeSessionId")
    select row."userId", row.email, row."displayName", row."photoURL",
      coalesce(row."usageCount", 0), row."usageResetDate",
      coalesce(row."createdAt", ${NOW('$2')}), row."premiumSince", row."stripeSessionId"
    from json_to_recordset($1::json) as row ("userId" text, email text, "displayName" text,
      "photoURL" text, "usageCount" int, "usageResetDate" timestamptz, "createdAt" timestamptz,
      "premiumSince" timestamptz, "stripeSessionId" text)
    on conflict do nothing
    returning "userId" as "userId"`,
};

export const ADD_SUBSCRIPTIONS = {
  name: 'import_subscriptions',
  text: `
    insert into subscriptions (user_id, status)
    select row.user_id, row.status
    from json_to_recordset($1::json) as row (user_id text, status text)
    on conflict do nothing
    returning user_id as "userId"`,
};

export const ADD_GIFTS = {
  name: 'import_premium_users',
  text: `
    insert into premium_users (email, is_lifetime, premium_until, notes, created_at)
    select row.email, row.is_lifetime, row.premium_until, row.notes,
      coalesce(row.created_at, ${NOW('$2')})
    from json_to_recordset($1::json) as row (email text, is_lifetime boolean,
      premium_until timestamptz, notes text, created_at timestamptz)
    on conflict do nothing
    returning email`,
};

/** A day that was counted here as well has the larger of the two counts. */
const addUsage = (column: 'user_id' | 'ip_address') => `
  insert into usage_logs (${column}, log_date, count, created_at)
  select row.${column}, row.log_date, row.count, coalesce(row.created_at, ${NOW('$2')})
  from json_to_recordset($1::json) as row (${column} text, log_date date, count int,
    created_at timestamptz)
  on conflict (${column}, log_date) do update set count = excluded.count
    where usage_logs.count < excluded.count
  returning 1`;

export const ADD_USAGE = { name: 'import_usage', text: addUsage('user_id') };
export const ADD_VISITORS_USAGE = {
  name: 'import_visitors_usage',
  text: addUsage('ip_address'),
};
