import { expect, test } from 'vitest';
import { premiumUsers, subscriptions, users } from '../database/schema.ts';
import { revokePremium } from '../operator/revoke-premium.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { makePremium } from '../testing/make-premium.ts';
import { refreshPremium, refreshRunOutPremium } from './refresh-premium.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const BY = { operator: 'owner@example.com', address: '' };

const HOLD = { name: '', text: 'select 1 from users where "userId" = $1 for update' };
const FIND_WAITING = {
  name: '',
  text: `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
};

/** Writes a purchase down; `work` begins before it is there for others, and has to wait for it. */
async function buyMeanwhile<Result>(
  { deps }: TestApp,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { database } = deps;
  const bought = { status: 'active', validUntil: null };
  const { underWay } = await database.transaction(async (tx) => {
    await tx.run(HOLD, [userId]);
    await tx.orm
      .insert(subscriptions)
      .values({ userId, ...bought })
      .onConflictDoUpdate({ target: subscriptions.userId, set: bought });
    await refreshPremium(deps, tx, { userIds: [userId] });
    const begun = { underWay: work() };
    await expect.poll(() => database.run(FIND_WAITING, [])).toHaveLength(1);
    return begun;
  });
  return underWay;
}

test('a purchase at the moment of a revoke leaves its person premium, and the operator is told', async () => {
  await using app = await createTestApp({ now: NOON });
  const { orm } = app.deps.database;
  const user = await app.signIn();
  await makePremium(app, user);
  const revoke = () => revokePremium(app.deps, user.email, BY);
  expect(await buyMeanwhile(app, user.userId, revoke)).toMatchObject({ isStillPremium: true });
  expect(await orm.select().from(premiumUsers)).toEqual([]);
  expect(await orm.select().from(users)).toMatchObject([{ isPremium: true, premiumSince: NOON }]);
});

test('a renewal at the moment at which premium runs out leaves its person premium', async () => {
  await using app = await createTestApp({ now: NOON });
  const { database } = app.deps;
  const { userId } = await app.signIn();
  const validUntil = new Date(NOON.getTime() + 1000);
  await database.orm.insert(subscriptions).values({ userId, status: 'active', validUntil });
  await refreshPremium(app.deps, database, { userIds: [userId] });
  app.setTime(new Date(NOON.getTime() + 2000));
  expect(await buyMeanwhile(app, userId, () => refreshRunOutPremium(app.deps))).toBe(1);
  const document = { isPremium: true, premiumSince: NOON };
  expect(await database.orm.select().from(users)).toMatchObject([document]);
});
