import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions, users } from '../database/schema.ts';
import { ENDED_CHANNEL } from '../identity/follow-ended-sessions.ts';
import { hashToken } from '../identity/sessions.ts';
import { cutDatabase } from '../testing/cut-database.ts';
import { createTestApp, type TestUser } from '../testing/create-test-app.ts';
import { readUsage } from '../testing/read-usage.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const GENERATE = { tweetText: 'Tabs are better than spaces.', tone: 'rage' };

async function generate(user: TestUser): Promise<number> {
  return (await user.post('/api/quick-action', GENERATE)).status;
}

test('a session that was ended, or not seen for ten minutes, opens nothing', async () => {
  await using app = await createTestApp({ now: NOON });
  const [left, idle, ended] = [await app.signIn(), await app.signIn(), await app.signIn()];
  const cut = cutDatabase(app);
  await ended.request('/api/profile');
  // By another instance, which is heard of with the next question.
  await app.deps.database.orm.delete(sessions).where(eq(sessions.userId, ended.userId));
  expect(await generate(ended)).toBe(401);
  await left.request('/api/profile');
  await idle.request('/api/profile');
  await left.post('/api/auth/sign-out', {});
  cut.isAway = true;
  expect(await generate(left)).toBe(503);
  expect(await generate(ended)).toBe(503);
  app.setTime(new Date(NOON.getTime() + 600_000));
  expect(await generate(idle)).toBe(200);
  app.setTime(new Date(NOON.getTime() + 600_001));
  expect(await generate(idle)).toBe(503);
});

test('a session that was signed out here opens nothing, also where the table tells nobody', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const cut = cutDatabase(app);
  await user.request('/api/profile');
  const text = 'alter table sessions disable trigger user';
  await app.deps.database.run({ name: '', text }, []);
  await user.post('/api/auth/sign-out', {});
  cut.isAway = true;
  expect(await generate(user)).toBe(503);
});

test('a session that ran out opens nothing after it was refused', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const cut = cutDatabase(app);
  expect(await generate(user)).toBe(200);
  await app.deps.database.orm.update(sessions).set({ expiresAt: NOON });
  expect(await generate(user)).toBe(401);
  cut.isAway = true;
  expect(await generate(user)).toBe(503);
});

test('a session that another instance ended opens nothing, though nobody asked since', async () => {
  await using app = await createTestApp();
  const [ended, deleted, other] = [await app.signIn(), await app.signIn(), await app.signIn()];
  const cut = cutDatabase(app);
  const statusOf = async (user: TestUser) => (await user.request('/api/profile')).status;
  for (const user of [ended, deleted, other]) expect(await statusOf(user)).toBe(200);
  const { orm } = app.deps.database;
  await orm.delete(sessions).where(eq(sessions.userId, ended.userId));
  await orm.delete(users).where(eq(users.userId, deleted.userId));
  cut.isAway = true;
  await expect.poll(() => statusOf(ended)).toBe(503);
  await expect.poll(() => statusOf(deleted)).toBe(503);
  expect(await statusOf(other)).toBe(200);
});

test('after notifications were missed, sessions that ended meanwhile are found out and the others kept', async () => {
  await using app = await createTestApp({ now: NOON });
  const [other, ended, over] = [await app.signIn(), await app.signIn(), await app.signIn()];
  const { database } = app.deps;
  const cut = cutDatabase(app);
  const statusOf = async (user: TestUser) => (await user.request('/api/profile')).status;
  // As the listener says it when it has connected again.
  const connect = () =>
    database.run({ name: '', text: 'select pg_notify($1, $2)' }, [ENDED_CHANNEL, '']);
  expect(await statusOf(other)).toBe(200);
  await connect();
  for (const user of [ended, over]) expect(await statusOf(user)).toBe(200);
  await database.transaction(async (tx) => {
    await tx.run({ name: '', text: "set local session_replication_role = 'replica'" }, []);
    await tx.orm.delete(sessions).where(eq(sessions.userId, ended.userId));
    await tx.orm.update(sessions).set({ expiresAt: NOON }).where(eq(sessions.userId, over.userId));
  });
  await connect();
  await expect.poll(() => app.deps.offlineUses.listSessions()).toEqual([hashToken(other.token)]);
  cut.isAway = true;
  expect(await statusOf(ended)).toBe(503);
  expect(await statusOf(other)).toBe(200);
});

test('sessions are kept while it cannot be asked which of them ended, and it is found out when it can', async () => {
  await using app = await createTestApp();
  const [other, ended] = [await app.signIn(), await app.signIn()];
  const { database } = app.deps;
  const cut = cutDatabase(app);
  for (const user of [other, ended]) expect(await generate(user)).toBe(200);
  cut.isAway = true;
  // What is told to the listener in the moment before the database goes away once more.
  await database.transaction(async (tx) => {
    await tx.run({ name: '', text: "set local session_replication_role = 'replica'" }, []);
    await tx.orm.delete(sessions).where(eq(sessions.userId, ended.userId));
    await tx.run({ name: '', text: 'select pg_notify($1, $2)' }, [ENDED_CHANNEL, '']);
  });
  await expect.poll(() => cut.refused).toContain('session_find_live');
  expect(await generate(other)).toBe(200);
  const asked = () => cut.refused.filter((name) => name === 'session_find_live').length;
  const [askedMs, askedTimes] = [performance.now(), asked()];
  await sleep(300);
  // Once a second, and at once when the wait is over.
  const seconds = (performance.now() - askedMs) / 1000;
  expect(asked() - askedTimes).toBeLessThanOrEqual(1 + seconds);
  cut.isAway = false;
  await expect
    .poll(() => app.deps.offlineUses.listSessions(), { timeout: 5000 })
    .toEqual([hashToken(other.token)]);
});

test('where it cannot be asked for another reason which sessions ended, memory opens none', async () => {
  await using app = await createTestApp();
  expect(await generate(await app.signIn())).toBe(200);
  const { database, offlineUses } = app.deps;
  const run = database.run.bind(database);
  database.run = (statement, parameters) =>
    statement.name === 'session_find_live'
      ? Promise.reject(new Error('a statement is wrong'))
      : run(statement, parameters);
  expect(offlineUses.listSessions()).toHaveLength(1);
  await database.run({ name: '', text: 'select pg_notify($1, $2)' }, [ENDED_CHANNEL, '']);
  await expect.poll(() => offlineUses.listSessions()).toEqual([]);
});

test('of a deleted person nothing is remembered, whatever is still under way', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const { offlineUses } = app.deps;
  const tokenHash = hashToken(user.token);
  expect((await user.request('/api/profile')).status).toBe(200);
  expect(offlineUses.findProfile(tokenHash)).toMatchObject({ userId: user.userId });
  const held = offlineUses.take(tokenHash, 60_000);
  offlineUses.forgetPerson(user.userId);
  expect(offlineUses.findUsage(tokenHash)).toBeNull();
  expect(offlineUses.take(tokenHash, 60_000)).toBeNull();
  await held?.giveBack();
  await readUsage(user);
  expect(offlineUses.findProfile(tokenHash)).toBeNull();
});

test('a session that is over is not remembered again by an answer that was on its way', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const { offlineUses } = app.deps;
  const tokenHash = hashToken(user.token);
  const day = await readUsage(user);
  expect(offlineUses.findUsage(tokenHash)).not.toBeNull();
  await user.request('/api/auth/sign-out', { method: 'POST' });
  offlineUses.remember({ tokenHash, userId: user.userId, day });
  expect(offlineUses.findUsage(tokenHash)).toBeNull();
  expect(offlineUses.take(tokenHash, 60_000)).toBeNull();
  // What is only not known to be open may be seen again.
  const other = await app.signIn();
  const otherDay = await readUsage(other);
  const otherHash = hashToken(other.token);
  offlineUses.forget(otherHash);
  expect(offlineUses.findUsage(otherHash)).toBeNull();
  offlineUses.remember({ tokenHash: otherHash, userId: other.userId, day: otherDay });
  expect(offlineUses.findUsage(otherHash)).not.toBeNull();
});

test('memory holds fifty thousand people, and forgets who was not seen for longest', async () => {
  await using app = await createTestApp({ now: NOON });
  const { offlineUses } = app.deps;
  const day = await readUsage(await app.signIn());
  const see = (name: string) => offlineUses.remember({ tokenHash: name, userId: name, day });
  for (const name of ['first', 'second', 'third', 'first']) see(name);
  for (let other = 0; other < 49_998; other += 1) see(`other ${other}`);
  const known = ['first', 'second', 'third'].map((name) => offlineUses.take(name, 60_000) !== null);
  expect(known).toEqual([true, false, true]);
});
