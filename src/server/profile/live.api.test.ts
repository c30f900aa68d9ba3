import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { premiumUsers, sessions, users } from '../database/schema.ts';
import { hashToken } from '../identity/sessions.ts';
import { refreshPremium, refreshRunOutPremium } from '../premium/refresh-premium.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';

/** The events of a live stream, one by one. */
async function openLive(user: TestUser) {
  const left = new AbortController();
  const answer = await user.request('/api/profile/live', { signal: left.signal });
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let all = '';
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    next: async (): Promise<Record<string, unknown> | null> => {
      for (;;) {
        const found = /^event: profile\ndata: (.*)\n\n/m.exec(text);
        if (found !== null) {
          text = text.slice(found.index + found[0].length);
          return JSON.parse(found[1] ?? '') as Record<string, unknown>;
        }
        const chunk = await reader?.read();
        if (chunk?.value === undefined) return null;
        const piece = decoder.decode(chunk.value, { stream: true });
        text += piece;
        all += piece;
      }
    },
    close: () => left.abort(),
    /** What was read so far, comments included. */
    read: () => all,
  };
}

/** Of how many things a statement was asked, each time since. */
function followStatements(app: TestApp): (name: string) => unknown[] {
  const run = vi.spyOn(app.deps.database, 'run');
  return (name) =>
    run.mock.calls
      .filter(([statement]) => statement.name === name)
      .map(([, [asked]]) => (asked as unknown[]).length);
}

async function gift(app: TestApp, email: string, premiumUntil: Date | null = null): Promise<void> {
  await app.deps.database.transaction(async (tx) => {
    await tx.orm
      .insert(premiumUsers)
      .values({ email, isLifetime: premiumUntil === null, premiumUntil });
    await refreshPremium(app.deps, tx, { email });
  });
}

test('an open stream tells the document at once and again when premium changes, to its person only', async () => {
  await using app = await createTestApp();
  const user = await app.signIn('lucky@example.com');
  const other = await app.signIn('other@example.com');
  const live = await openLive(user);
  const otherLive = await openLive(other);
  expect(live.type).toContain('text/event-stream');
  expect(await live.next()).toMatchObject({ userId: user.userId, isPremium: false });
  // And goes on knowing it while the database is away.
  const remembered = () => app.deps.offlineUses.findUsage(hashToken(user.token));
  expect(remembered()).toMatchObject({ limit: 5 });
  expect(await otherLive.next()).toMatchObject({ userId: other.userId });

  await gift(app, 'LUCKY@example.com');
  const changed = await live.next();
  expect(changed).toMatchObject({ userId: user.userId, isPremium: true });
  expect(changed?.['premiumSince']).not.toBeNull();
  expect(remembered()).toMatchObject({ limit: 30 });
  await gift(app, 'other@example.com');
  // The first event after the start is their own change: the other's was not told to them.
  expect(await otherLive.next()).toMatchObject({ userId: other.userId, isPremium: true });
  live.close();
  otherLive.close();
});

test('what a rolled back transaction changed is told to nobody', async () => {
  await using app = await createTestApp();
  const user = await app.signIn('lucky@example.com');
  const live = await openLive(user);
  await live.next();
  const failed = app.deps.database.transaction(async (tx) => {
    await tx.orm.insert(premiumUsers).values({ email: 'lucky@example.com', isLifetime: true });
    await refreshPremium(app.deps, tx, { userIds: [user.userId] });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await gift(app, 'lucky@example.com', new Date('2099-01-01T00:00:00Z'));
  expect(await live.next()).toMatchObject({ isPremium: true });
  live.close();
});

test('premium that runs out by time alone ends in the document and in the open page', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-10T12:00:00Z') });
  const user = await app.signIn('lucky@example.com');
  await gift(app, 'lucky@example.com', new Date('2026-03-10T13:00:00Z'));
  const live = await openLive(user);
  expect(await live.next()).toMatchObject({ isPremium: true });
  expect(await refreshRunOutPremium(app.deps)).toBe(0);
  app.setTime(new Date('2026-03-10T13:00:01Z'));
  expect(await refreshRunOutPremium(app.deps)).toBe(1);
  expect(await live.next()).toMatchObject({ isPremium: false, premiumSince: null });
  expect(await refreshRunOutPremium(app.deps)).toBe(0);
  live.close();
});

test('a change whose notification got lost is told with the next heartbeat, and nothing else is; a session that ended hears no more', async () => {
  await using app = await createTestApp({ heartbeatMs: 100 });
  const user = await app.signIn('lucky@example.com');
  const live = await openLive(user);
  expect(await live.next()).toMatchObject({ isPremium: false });
  // A renewal that failed, say: told, though the document is the same.
  const notify = { name: '', text: `select pg_notify('profile_changed', $1)` };
  await app.deps.database.run(notify, [user.userId]);
  expect(await live.next()).toMatchObject({ isPremium: false });
  await app.deps.database.orm
    .insert(premiumUsers)
    .values({ email: 'lucky@example.com', isLifetime: true });
  expect(await live.next()).toMatchObject({ isPremium: true });
  await new Promise((resolve) => setTimeout(resolve, 350));
  await app.deps.database.orm.delete(premiumUsers);
  expect(await live.next()).toMatchObject({ isPremium: false });
  await app.deps.database.orm.delete(sessions);
  expect(await live.next()).toBeNull();
});

test('who comes when all pages had been left is looked at with each heartbeat as well', async () => {
  await using app = await createTestApp({ heartbeatMs: 100 });
  const user = await app.signIn('lucky@example.com');
  const left = await openLive(user);
  await left.next();
  left.close();
  const live = await openLive(user);
  expect(await live.next()).toMatchObject({ isPremium: false });
  await app.deps.database.orm
    .insert(premiumUsers)
    .values({ email: 'lucky@example.com', isLifetime: true });
  expect(await live.next()).toMatchObject({ isPremium: true });
  live.close();
});

test('a page whose session ended is told no change either, and is not remembered by it', async () => {
  await using app = await createTestApp({ heartbeatMs: 3_600_000 });
  const user = await app.signIn('lucky@example.com');
  const live = await openLive(user);
  expect(await live.next()).toMatchObject({ isPremium: false });
  await app.deps.database.orm.delete(sessions);
  await gift(app, 'lucky@example.com');
  expect(await live.next()).toBeNull();
  expect(live.read()).not.toContain('"isPremium":true');
  expect(app.deps.offlineUses.findUsage(hashToken(user.token))).toBeNull();
});

test('who asks for its head alone opens no stream', async () => {
  await using app = await createTestApp({ heartbeatMs: 3_600_000 });
  const user = await app.signIn();
  for (let press = 0; press < 25; press += 1) {
    const head = await user.request('/api/profile/live', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  }
  const live = await openLive(user);
  expect(live.status).toBe(200);
  live.close();
});

test('all pages of an instance are looked at together with each heartbeat; one whose session ended is let go alone', async () => {
  await using app = await createTestApp({ heartbeatMs: 100 });
  const people = await Promise.all(Array.from({ length: 12 }, () => app.signIn()));
  const lives = await Promise.all(people.map(openLive));
  for (const live of lives) expect(await live.next()).toMatchObject({ isPremium: false });
  const listAsked = followStatements(app);
  await expect.poll(() => listAsked('profile_read').length).toBeGreaterThan(4);
  for (const name of ['session_find_live', 'profile_read']) {
    // A heartbeat that began before all were open may only now come to its end.
    expect(new Set(listAsked(name).slice(1))).toEqual(new Set([12]));
  }
  expect(listAsked('session_find')).toEqual([]);

  const [first, second] = people;
  if (first === undefined || second === undefined) throw new Error('There are twelve.');
  await app.deps.database.orm.delete(sessions).where(eq(sessions.userId, first.userId));
  expect(await lives[0]?.next()).toBeNull();
  await app.deps.database.orm
    .insert(premiumUsers)
    .values({ email: second.email, isLifetime: true });
  expect(await lives[1]?.next()).toMatchObject({ userId: second.userId, isPremium: true });
  for (const live of lives) live.close();
});

test('a page that is open keeps its session among those that were seen', async () => {
  await using app = await createTestApp({ heartbeatMs: 50, now: new Date('2026-03-10T12:00:00Z') });
  const live = await openLive(await app.signIn());
  await live.next();
  const later = new Date('2026-03-10T12:11:00Z');
  app.setTime(later);
  const readSeen = async () =>
    (await app.deps.database.orm.select({ at: sessions.seenAt }).from(sessions))[0]?.at;
  await expect.poll(readSeen).toEqual(later);
  live.close();
});

test('a page that does not read is sent no more than so much, and what it missed when it reads again', async () => {
  await using app = await createTestApp({ heartbeatMs: 20 });
  const user = await app.signIn('lucky@example.com');
  const live = await openLive(user);
  expect(await live.next()).toMatchObject({ isPremium: false });
  const listAsked = followStatements(app);
  const beat = async (times: number) => {
    const before = listAsked('profile_read').length;
    await expect.poll(() => listAsked('profile_read').length).toBeGreaterThan(before + times);
  };
  await beat(40);
  await gift(app, 'lucky@example.com');
  await beat(2);
  expect(await live.next()).toMatchObject({ isPremium: true });
  expect(live.read().split(': still here').length).toBeLessThan(25);
  live.close();
});

test('without a session there is no stream, and a person opens no more than 20 at once', async () => {
  // Who leaves is gone at once, not with the next heartbeat.
  await using app = await createTestApp({ heartbeatMs: 3_600_000 });
  expect((await app.request('/api/profile/live')).status).toBe(401);
  const user = await app.signIn();
  const streams = await Promise.all(Array.from({ length: 21 }, async () => openLive(user)));
  const refused = streams.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  for (const stream of streams) stream.close();
  const reopen = async () => {
    const stream = await openLive(user);
    stream.close();
    return stream.status;
  };
  await expect.poll(reopen).toBe(200);
});

test('a database that could not be listened to is listened to for the next page', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const { database } = app.deps;
  const listen = database.listen.bind(database);
  database.listen = () => Promise.reject(new Error('too many connections'));
  expect(await (await openLive(user)).next()).toBeNull();
  database.listen = listen;
  const live = await openLive(user);
  expect(await live.next()).toMatchObject({ userId: user.userId });
  live.close();
});

test('an account that is deleted ends its streams', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const live = await openLive(user);
  await live.next();
  await app.deps.database.orm.delete(sessions).where(eq(sessions.userId, user.userId));
  const { database } = app.deps;
  await database.orm.delete(users).where(eq(users.userId, user.userId));
  const notify = { name: '', text: `select pg_notify('profile_changed', $1)` };
  await database.run(notify, [user.userId]);
  expect(await live.next()).toBeNull();
});
