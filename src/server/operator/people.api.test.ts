import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PEOPLE_PER_PAGE, type PersonDetails, type PersonPage } from '#contract/people.ts';
import {
  identities,
  memberships,
  payments,
  premiumUsers,
  subscriptions,
  usageLogs,
  users,
} from '../database/schema.ts';
import { createTestApp, type TestUser } from '../testing/create-test-app.ts';
import { makePremium } from '../testing/make-premium.ts';
import { payInSandbox } from '../testing/pay-in-sandbox.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const LIST = '/api/operator/people';

async function openScene(settings: Record<string, string> = {}) {
  const app = await createTestApp({ now: NOON, settings });
  const owner = await signInOperator(app);
  const list = async (query = '') =>
    (await (await owner.get(`${LIST}${query}`)).json()) as PersonPage;
  const emails = async (query = '') => (await list(query)).items.map(({ email }) => email);
  const read = async (userId: string) =>
    (await (await owner.get(`${LIST}/${encodeURIComponent(userId)}`)).json()) as PersonDetails;
  return {
    ...{ app, owner, list, emails, read },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

/** The sandbox tells of a payment after the page has gone on. */
async function becomesPremium(user: TestUser): Promise<void> {
  const readUsage = async () => (await user.request('/api/usage')).json();
  await expect.poll(readUsage).toMatchObject({ isPremium: true });
}

/** A person of an import: known, and never signed in here. */
const imported = (userId: string, email: string, createdAt: Date) => ({
  ...{ userId, email, createdAt },
  displayName: email,
});

test('each person with their plan, the count of today against its limit, and when they were seen', async () => {
  await using scene = await openScene({ PREMIUM_USER_IDS: 'listed' });
  const { app, list } = scene;
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 10, hour));
  app.setTime(at(1));
  const free = await app.signIn('free@example.com');
  app.setTime(at(2));
  const buyer = await app.signIn('buyer@example.com');
  await payInSandbox(app, buyer);
  await becomesPremium(buyer);
  app.setTime(at(3));
  const gifted = await app.signIn('gifted@example.com');
  await makePremium(app, gifted);
  app.setTime(at(4));
  const over = await app.signIn('over@example.com');
  await app.deps.database.orm
    .insert(premiumUsers)
    .values({ email: 'over@example.com', premiumUntil: at(3) });
  await app.deps.database.orm.insert(users).values(imported('listed', 'listed@example.com', at(0)));
  app.setTime(NOON);
  await app.deps.database.orm.insert(usageLogs).values([
    { userId: free.userId, logDate: '2026-03-10', count: 3 },
    { userId: free.userId, logDate: '2026-03-09', count: 5 },
    { userId: gifted.userId, logDate: '2026-03-10', count: 11 },
  ]);
  await free.request('/api/profile'); // later than the sign-in
  const { items, next } = await list();
  expect(next).toBeNull();
  expect(items.map(({ email, plan, usedToday, limit }) => [email, plan, usedToday, limit])).toEqual(
    [
      ['over@example.com', 'free', 0, 5],
      ['gifted@example.com', 'gift', 11, 30],
      ['buyer@example.com', 'subscription', 0, 30],
      ['free@example.com', 'free', 3, 5],
      ['listed@example.com', 'whitelist', 0, 30],
    ],
  );
  expect(items.map(({ joinedAt }) => new Date(joinedAt).getUTCHours())).toEqual([4, 3, 2, 1, 0]);
  expect(items.at(0)).toMatchObject({ userId: over.userId, lastSeenAt: expect.any(String) });
  expect(items.at(-2)?.lastSeenAt).toBe(NOON.toISOString());
  expect(items.at(-1)?.lastSeenAt).toBeNull();
  await makePremium(app, buyer);
  for (const [plan, found] of [
    ['free', ['over@example.com', 'free@example.com']],
    ['subscription', ['buyer@example.com']],
    ['gift', ['gifted@example.com']],
    ['whitelist', ['listed@example.com']],
    ['nonsense', items.map(({ email }) => email)],
  ] as const) {
    expect(await scene.emails(`?plan=${plan}`), plan).toEqual(found);
  }
});

test('of what a person has beside each other the one that is paid is their plan, then the gift, then the whitelist', async () => {
  await using scene = await openScene({ PREMIUM_USER_IDS: 'listed,gifted,paying' });
  const { orm } = scene.app.deps.database;
  const who = ['listed', 'gifted', 'paying', 'both'].map((userId) => ({
    ...{ userId, email: `${userId}@example.com`, displayName: userId },
  }));
  const verified = { issuer: 'https://accounts.test', emailVerified: true, lastSignInAt: NOON };
  await orm.insert(users).values(who.map((each) => ({ ...each, createdAt: NOON })));
  await orm
    .insert(identities)
    .values(who.map((each) => ({ ...each, ...verified, subject: each.userId })));
  const lifetime = ['gifted@example.com', 'both@example.com'];
  await orm.insert(premiumUsers).values(lifetime.map((email) => ({ email, isLifetime: true })));
  const paid = ['paying', 'both'].map((userId) => ({ userId, status: 'active' }));
  await orm.insert(subscriptions).values(paid);
  const { items } = await scene.list();
  const plans = {
    listed: 'whitelist',
    gifted: 'gift',
    paying: 'subscription',
    both: 'subscription',
  };
  expect(Object.fromEntries(items.map(({ userId, plan }) => [userId, plan]))).toEqual(plans);
  for (const plan of ['whitelist', 'gift', 'subscription'] as const) {
    const found = (await scene.list(`?plan=${plan}`)).items.map(({ userId }) => userId);
    const wanted = Object.entries(plans).filter(([, is]) => is === plan);
    expect(found.toSorted(), plan).toEqual(wanted.map(([userId]) => userId).toSorted());
  }
});

test('a search finds by the beginning of an e-mail, in any case, or by the whole user id', async () => {
  await using scene = await openScene();
  const { app, emails } = scene;
  const ada = await app.signIn('ada@example.com');
  await app.signIn('adam@example.com');
  await app.signIn('bob@ada.example');
  const find = async (search: string) =>
    (await emails(`?search=${encodeURIComponent(search)}`)).toSorted();
  expect(await find(' ADA')).toEqual(['ada@example.com', 'adam@example.com']);
  expect(await find('ada@')).toEqual(['ada@example.com']);
  expect(await find(ada.userId)).toEqual(['ada@example.com']);
  expect(await find(ada.userId.slice(1))).toEqual([]);
  for (const nobody of ['%', '_da', 'ada\u0000', 'ö', '\u{10FFFF}', "'"]) {
    expect(await find(nobody), nobody).toEqual([]);
  }
});

test('page by page nobody is left out or comes twice, also of those who joined at the same moment', async () => {
  await using scene = await openScene();
  const { app, list } = scene;
  const count = 2 * PEOPLE_PER_PAGE + 1;
  const rows = Array.from({ length: count }, (_, n) =>
    imported(`id.${n}`, `p${n}@example.com`, new Date(NOON.getTime() - (n >> 4))),
  );
  await app.deps.database.orm.insert(users).values(rows);
  // The database's clock is finer than a date of JavaScript.
  await app.deps.database.run(
    {
      name: '',
      text: `update users set "createdAt" = "createdAt" - interval '7 microseconds'
        where "userId" = 'id.3'`,
    },
    [],
  );
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page = await list(`?after=${encodeURIComponent(after)}`);
    seen.push(...page.items.map(({ userId }) => userId));
    sizes.push(page.items.length);
    after = page.next;
  }
  expect(sizes).toEqual([PEOPLE_PER_PAGE, PEOPLE_PER_PAGE, 1]);
  expect(new Set(seen).size).toBe(count);
  for (const after of ['nonsense', '1', '.', '1.', `${'9'.repeat(17)}.x`, '5.\u0000', '1e3.x']) {
    const page = await list(`?after=${encodeURIComponent(after)}`);
    expect(page.items[0]?.userId, after).toBe(seen[0]);
  }
});

test('a person’s page has what is known of them, and nothing of others', async () => {
  await using scene = await openScene();
  const { app, read } = scene;
  const user = await app.signIn('Ada@Example.com');
  const other = await app.signIn('other@example.com');
  for (const each of [user, other]) {
    await payInSandbox(app, each);
    await becomesPremium(each);
  }
  await makePremium(app, user);
  await makePremium(app, other);
  await app.deps.database.orm.insert(usageLogs).values([
    { userId: user.userId, logDate: '2026-03-10', count: 4 },
    { userId: user.userId, logDate: '2026-02-09', count: 2 },
    { userId: user.userId, logDate: '2026-02-08', count: 1 },
    { userId: other.userId, logDate: '2026-03-10', count: 9 },
  ]);
  const person = await read(user.userId);
  expect(person).toMatchObject({
    userId: user.userId,
    plan: 'subscription',
    usedToday: 4,
    isLifetime: false,
    endsAt: null,
    renewsAt: expect.any(String),
    uses: [
      { day: '2026-03-10', count: 4 },
      { day: '2026-02-09', count: 2 },
    ],
    gifts: [{ email: user.email, isLifetime: true, isOver: false }],
    memberships: [{ status: 'active', grants: true, cancelAtPeriodEnd: false }],
    payments: [{ status: 'paid', failureMessage: null }],
  });
  expect(person.sessions).toHaveLength(1);
  const free = await app.signIn('free@example.com');
  expect(await read(free.userId)).toMatchObject({
    ...{ plan: 'free', limit: 5, endsAt: null, renewsAt: null },
    ...{ uses: [], gifts: [], memberships: [], payments: [] },
  });
});

test('of a person’s sessions, memberships and payments the latest comes first, and no session that is over', async () => {
  await using scene = await openScene();
  const { app, read } = scene;
  const hour = (count: number) => new Date(NOON.getTime() + count * 3_600_000);
  app.setTime(hour(-24 * 31));
  await app.signIn('ada@example.com');
  app.setTime(hour(-2));
  const ada = await app.signIn('ada@example.com');
  app.setTime(hour(-1));
  await app.signIn('ada@example.com');
  app.setTime(NOON);
  await ada.request('/api/profile');
  const { userId } = ada;
  const { orm } = app.deps.database;
  for (const at of [-2, 0, -1]) {
    const id = String(at);
    const bought = { userId, status: 'paid', readTicket: 1 };
    await orm.insert(memberships).values({
      ...{ ...bought, membershipId: id, grants: false },
      ...{ cancelAtPeriodEnd: false, updatedAt: hour(at) },
    });
    await orm
      .insert(payments)
      .values({ ...bought, paymentId: id, substatus: 'succeeded', createdAt: hour(at) });
  }
  const person = await read(userId);
  expect(person.sessions.map(({ seenAt }) => seenAt)).toEqual([
    NOON.toISOString(),
    hour(-1).toISOString(),
  ]);
  expect(person.memberships.map(({ id }) => id)).toEqual(['0', '-1', '-2']);
  expect(person.payments.map(({ id }) => id)).toEqual(['0', '-1', '-2']);
});

test('a gift waits on the page of who was imported and has not signed in', async () => {
  await using scene = await openScene();
  const { app, owner, read } = scene;
  await app.deps.database.orm.insert(users).values(imported('old', 'Old@Example.com', NOON));
  await owner.post('/api/operator/premium-users', {
    json: { email: 'old@example.com', duration: '1y' },
  });
  expect(await read('old')).toMatchObject({
    ...{ plan: 'free', lastSeenAt: null, sessions: [] },
    gifts: [{ email: 'old@example.com', isOver: false }],
  });
});

test('whoever deleted their account is gone from the list and has no page', async () => {
  await using scene = await openScene();
  const { app, owner, emails } = scene;
  const user = await app.signIn('gone@example.com');
  await app.deps.database.orm.delete(users).where(eq(users.userId, user.userId));
  expect(await emails()).toEqual([]);
  for (const id of [user.userId, 'nobody', '%00', '%F0%9F']) {
    const answer = await owner.get(`${LIST}/${id}`);
    expect([answer.status, await answer.json()], id).toMatchObject([
      404,
      { code: id.startsWith('%') ? expect.any(String) : 'operator_person_unknown' },
    ]);
  }
});
