import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';

/** A membership that gives its person nothing, as an earlier one is still running. */
export interface SecondMembership {
  membershipId: string;
  email: string;
  /** Null where its payment is not known. */
  boughtAt: Date | null;
  /** What is to be given back; null where nothing was paid. */
  paymentId: string | null;
}

const AT_ONCE = 100;

/** All running memberships of each person but the first, as `seconds`, below a `clock`. */
export const SECOND_MEMBERSHIPS = `running as (
      select memberships.membership_id, memberships.user_id, bought.at as bought_at,
        row_number() over (
          partition by memberships.user_id order by bought.at nulls first, memberships.membership_id
        ) as place
      from memberships cross join clock
      left join lateral (
        select min(paid_at) as at from payments
        where payments.membership_id = memberships.membership_id
      ) as bought on true
      where memberships.grants
        and (memberships.valid_until is null or memberships.valid_until > clock.now)
    ),
    seconds as (select * from running where place > 1)`;

/** Those of everybody, the latest first. */
export function listSecondMemberships(deps: DatabaseDeps): Promise<SecondMembership[]> {
  return deps.database.run<SecondMembership>(LIST, [deps.clock.databaseNow(), AT_ONCE]);
}

const LIST = {
  name: 'second_memberships_list',
  text: `
    with clock as (select ${NOW('$1')} as now), ${SECOND_MEMBERSHIPS}
    select seconds.membership_id as "membershipId", users.email, seconds.bought_at as "boughtAt",
      (
        select payment_id from payments
        where payments.membership_id = seconds.membership_id and payments.status = 'paid'
        order by paid_at desc limit 1
      ) as "paymentId"
    from seconds join users on users."userId" = seconds.user_id
    order by seconds.bought_at desc nulls last, seconds.membership_id limit $2::int`,
};
