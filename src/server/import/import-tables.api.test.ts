import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Profile } from '#contract/profile.ts';
import { premiumUsers, subscriptions, usageLogs, users } from '../database/schema.ts';
import { findOrCreateUser } from '../identity/find-or-create-user.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { importTables, type ImportReport } from './import-tables.ts';
import { readExport } from './read-export.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const ADA = 'ada@example.com';
const ADA_ID = 'Zk3oldFirebaseUidOfAda000001';
const BOB_ID = 'Zk3oldFirebaseUidOfBob000002';

const USERS_CSV = [
  '\uFEFFuserId,email,displayName,photoURL,isPremium,usageCount,createdAt,premiumSince,stripeSessionId',
  `${ADA_ID},Ada@Example.com,"King, ""Ada""",https://photos.example/a.png,true,3,2025-01-02 03:04:05+00,` +
    '2025-02-01T00:00:00Z,cs_1',
  `${BOB_ID},bob@example.com,Bob,,f,0,2025-03-04T00:00:00Z,,`,
  'third,ada@EXAMPLE.com,Another Ada,,f,0,,,',
  ',nobody@example.com,No Id,,f,0,,,',
  'fifth,\u212Aate@example.com,Look-alike,,f,0,,,',
  '',
].join('\n');
const SUBSCRIPTIONS_JSON = [
  { user_id: ADA_ID, status: 'canceled' },
  { user_id: ADA_ID, status: 'active' },
  { user_id: 'stranger', status: 'active' },
];
const GIFTS_CSV = `id,email,is_lifetime,premium_until,notes,created_at
7,bob@example.com,f,2030-01-01 00:00:00+00,"a
friend",2025-01-01T00:00:00Z
8,BOB@example.com,f,2029-01-01,,
9,eve@example.com,perhaps,,,
`;
const USAGE_JSON = [
  { user_id: ADA_ID, log_date: '2026-03-10', count: 3, created_at: '2026-03-10T08:00:00Z' },
  { user_id: ADA_ID, log_date: '2026-03-10', count: 1 },
  { user_id: BOB_ID, log_date: '2026-03-09', count: '2' },
  { ip_address: '2001:db8:1:2:3::4', log_date: '2026-03-10', count: 4 },
  { user_id: 'stranger', log_date: '2026-03-10', count: 1 },
  { user_id: ADA_ID, log_date: '2025-03-10', count: 1 },
  { user_id: ADA_ID, log_date: '2026-03-11', count: 1 },
  { user_id: ADA_ID, ip_address: '1.2.3.4', log_date: '2026-03-10', count: 1 },
  { user_id: ADA_ID, log_date: '2026-02-30', count: 1 },
  { user_id: ADA_ID, log_date: '2026-03-08', count: 1.5 },
  { ip_address: 'localhost', log_date: '2026-03-08', count: 1 },
  'no row',
];

async function readFiles(files: Record<string, unknown>) {
  const folder = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      await writeFile(join(folder, name), text);
    }
    return await readExport(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const readAll = () =>
  readFiles({
    'users.csv': USERS_CSV,
    'subscriptions.json': SUBSCRIPTIONS_JSON,
    'premium_users.csv': GIFTS_CSV,
    'usage_logs.json': USAGE_JSON,
    'notes.txt': 'of no concern',
  });

const numbersOf = (report: ImportReport) =>
  Object.fromEntries(
    Object.entries(report).map(([table, { rows, taken, known, refused }]) => [
      table,
      [rows, taken, known, refused.length],
    ]),
  );

async function readTables({ deps }: TestApp) {
  const { orm } = deps.database;
  return {
    users: await orm.select().from(users).orderBy(users.userId),
    subscriptions: await orm.select().from(subscriptions).orderBy(subscriptions.userId),
    gifts: await orm.select().from(premiumUsers).orderBy(premiumUsers.email),
    usage: await orm.select().from(usageLogs).orderBy(usageLogs.logDate, usageLogs.count),
  };
}

async function readProfile(app: TestApp, email: string): Promise<Profile> {
  const user = await app.signIn(email);
  return (await (await user.request('/api/profile')).json()) as Profile;
}

test('a dry run says what would be, and writes nothing; the import says the same and writes it', async () => {
  await using app = await createTestApp({ now: NOON });
  const exported = await readAll();
  const dry = await importTables(app.deps, exported, { isDry: true });
  const nothing = await readTables(app);
  expect(Object.values(nothing).flat()).toEqual([]);
  expect(await importTables(app.deps, exported, { isDry: false })).toEqual(dry);
  expect(numbersOf(dry)).toEqual({
    users: [5, 2, 0, 3],
    subscriptions: [3, 1, 0, 2],
    premium_users: [3, 1, 0, 2],
    usage_logs: [12, 3, 0, 9],
  });
  const { usage, gifts } = await readTables(app);
  expect(usage).toMatchObject([
    { userId: BOB_ID, logDate: '2026-03-09', count: 2 },
    { userId: ADA_ID, logDate: '2026-03-10', count: 3 },
    { ipAddress: '2001:db8:1:2::/64', logDate: '2026-03-10', count: 4 },
  ]);
  expect(gifts).toMatchObject([
    {
      email: 'bob@example.com',
      premiumUntil: new Date('2030-01-01T00:00:00Z'),
      notes: 'a\nfriend',
    },
  ]);
});

test('of two gifts to one e-mail the one that lasts longer is taken, wherever it stands', async () => {
  await using app = await createTestApp({ now: NOON });
  const exported = await readFiles({
    'premium_users.json': [
      { email: 'ada@example.com', premium_until: '2026-01-01' },
      { email: 'Ada@example.com', is_lifetime: true },
      { email: 'bob@example.com' },
      { email: 'Bob@example.com', premium_until: '2027-01-01' },
      { email: 'BOB@example.com', premium_until: '2026-06-01' },
    ],
  });
  const { premium_users: report } = await importTables(app.deps, exported, { isDry: false });
  expect(report?.refused.map(({ row }) => row)).toEqual([1, 3, 5]);
  for (const email of [ADA, 'bob@example.com']) {
    expect(await readProfile(app, email)).toMatchObject({ isPremium: true });
  }
});

test('of two counts of a day the larger is taken, and of two subscriptions the active one, wherever it stands', async () => {
  await using app = await createTestApp({ now: NOON });
  const ids = [ADA_ID, BOB_ID];
  const [day, statuses] = ['2026-03-10', ['active', 'canceled']];
  const exported = await readFiles({
    'users.json': ids.map((userId, index) => ({ userId, email: `${index}@example.com` })),
    'subscriptions.json': ids.flatMap((user_id, index) =>
      (index === 0 ? statuses : statuses.toReversed()).map((status) => ({ user_id, status })),
    ),
    'usage_logs.json': [1, 3, 2].map((count) => ({ user_id: ADA_ID, log_date: day, count })),
  });
  const report = await importTables(app.deps, exported, { isDry: false });
  const refused = [report.subscriptions, report.usage_logs].map((part) => part?.refused);
  expect(refused.map((rows) => rows?.map(({ row }) => row))).toEqual([
    [2, 3],
    [1, 3],
  ]);
  const { subscriptions: bought, usage } = await readTables(app);
  expect(bought.map(({ status }) => status)).toEqual(['active', 'active']);
  expect(usage).toMatchObject([{ userId: ADA_ID, count: 3 }]);
});

test('every refused row has its reason', async () => {
  await using app = await createTestApp({ now: NOON });
  const report = await importTables(app.deps, await readAll(), { isDry: true });
  const reasonsOf = (table: keyof ImportReport) =>
    report[table]?.refused.map(({ row, reason }) => `${row}: ${reason}`);
  expect(reasonsOf('users')).toEqual([
    '3: another row has this e-mail (row 1 is taken)',
    '4: userId is missing',
    '5: email has letters beyond plain A to Z, which nobody can sign in with',
  ]);
  expect(reasonsOf('subscriptions')).toEqual([
    '1: another row is of this user (row 2 is taken)',
    '3: user_id stranger is no user who was taken',
  ]);
  expect(reasonsOf('premium_users')).toEqual([
    '2: another row has this e-mail (row 1 is taken)',
    '3: is_lifetime is neither true nor false',
  ]);
  expect(reasonsOf('usage_logs')).toEqual([
    '2: another row counts this day (row 1 is taken)',
    '5: user_id stranger is no user who was taken',
    '6: 2025-03-10 is more than 90 days ago',
    '7: 2026-03-11 has not come yet',
    '8: has not one of user_id and ip_address',
    '9: log_date is no day',
    '10: count is no whole number',
    '11: ip_address is no address',
    '12: Invalid input: expected object, received string',
  ]);
});

test('again and again is as once, also after people came and lived on', async () => {
  await using app = await createTestApp({ now: NOON });
  const exported = await readAll();
  await importTables(app.deps, exported, { isDry: false });
  const before = await readTables(app);
  const again = await importTables(app.deps, exported, { isDry: false });
  expect(numbersOf(again)).toEqual({
    users: [5, 0, 2, 3],
    subscriptions: [3, 0, 1, 2],
    premium_users: [3, 0, 1, 2],
    usage_logs: [12, 0, 3, 9],
  });
  expect(await readTables(app)).toEqual(before);

  const ada = await app.signIn(ADA);
  await ada.post('/api/quick-action', { tweetText: 'A post', tone: 'nice' });
  await app.deps.database.orm.update(subscriptions).set({ status: 'canceled' });
  const lived = await readTables(app);
  await importTables(app.deps, exported, { isDry: false });
  expect(await readTables(app)).toEqual(lived);
});

test('at the first sign-in a person has their old id, profile, premium and count', async () => {
  await using app = await createTestApp({ now: NOON });
  await importTables(app.deps, await readAll(), { isDry: false });
  expect(await readProfile(app, ADA)).toEqual({
    userId: ADA_ID,
    email: 'Ada@Example.com',
    displayName: 'King, "Ada"',
    photoURL: 'https://photos.example/a.png',
    isPremium: true,
    usageCount: 3,
    usageResetDate: '2026-03-11T00:00:00.000Z',
    createdAt: '2025-01-02T03:04:05.000Z',
    premiumSince: '2025-02-01T00:00:00.000Z',
    stripeSessionId: 'cs_1',
  });
  expect(await readProfile(app, 'bob@example.com')).toMatchObject({
    userId: BOB_ID,
    isPremium: true,
  });
  expect(await app.deps.database.orm.select().from(users)).toHaveLength(2);
});

test('an unverified e-mail, a look-alike and whoever comes second get nothing of it', async () => {
  await using app = await createTestApp({ now: NOON });
  await importTables(app.deps, await readAll(), { isDry: false });
  // As a database has them from before look-alikes were refused.
  const KATE_ID = 'oldKate';
  await app.deps.database.orm
    .insert(users)
    .values({ userId: KATE_ID, email: 'kate@example.com', displayName: 'Kate' });
  const come = (subject: string, claims: { email: string; emailVerified?: boolean }) =>
    findOrCreateUser(app.deps, {
      issuer: 'https://accounts.test',
      subject,
      emailVerified: true,
      displayName: 'Somebody',
      photoUrl: null,
      ...claims,
    });
  expect(await come('1', { email: ADA, emailVerified: false })).not.toBe(ADA_ID);
  expect(await come('2', { email: '\u212Aate@example.com' })).not.toBe(KATE_ID);
  const ids = await Promise.all(
    Array.from({ length: 10 }, (_, index) => come(`many ${index}`, { email: ADA })),
  );
  expect(ids.filter((id) => id === ADA_ID)).toHaveLength(1);
  const [winner] = ids.map((id, index) => (id === ADA_ID ? [index] : [])).flat();
  expect(await come(`many ${winner}`, { email: 'ada@new.example' })).toBe(ADA_ID);
});

test('ten windows of one person who was imported are that one person', async () => {
  await using app = await createTestApp({ now: NOON });
  await importTables(app.deps, await readAll(), { isDry: false });
  const ids = await Promise.all(
    Array.from({ length: 10 }, async () => (await app.signIn(ADA)).userId),
  );
  expect(new Set(ids)).toEqual(new Set([ADA_ID]));
  expect(await app.deps.database.orm.select().from(users)).toHaveLength(2);
});

test('who was taken over is known also where somebody else has come with their e-mail since', async () => {
  await using app = await createTestApp({ now: NOON });
  await importTables(app.deps, await readAll(), { isDry: false });
  expect((await app.signIn(ADA)).userId).toBe(ADA_ID);
  const other = { issuer: 'https://other.test', subject: '1', email: ADA, emailVerified: true };
  const names = { displayName: 'Ada', photoUrl: null };
  expect(await findOrCreateUser(app.deps, { ...other, ...names })).not.toBe(ADA_ID);
  const again = await importTables(app.deps, await readAll(), { isDry: false });
  expect(numbersOf(again)['users']).toEqual([5, 0, 2, 3]);
});

test('an e-mail that somebody was taken over with is no second person’s, before they have signed in as well', async () => {
  await using app = await createTestApp({ now: NOON });
  await importTables(app.deps, await readAll(), { isDry: false });
  const exported = await readFiles({ 'users.json': [{ userId: 'other', email: ADA }] });
  const report = await importTables(app.deps, exported, { isDry: false });
  const reason = `${ADA} is that of ${ADA_ID}, who is here already`;
  expect(report.users?.refused).toEqual([{ row: 1, reason }]);
  expect((await readTables(app)).users).toHaveLength(2);
});

test('of two who came with one e-mail at the same moment it is always the same one’s', async () => {
  await using app = await createTestApp({ now: NOON });
  const twin = { email: 'twin@example.com', displayName: 'Twin', createdAt: NOON };
  const twins = ['second', 'first'].map((userId) => ({ userId, ...twin }));
  await app.deps.database.orm.insert(users).values(twins);
  const exported = await readFiles({ 'users.json': [{ userId: 'other', email: twin.email }] });
  const report = await importTables(app.deps, exported, { isDry: false });
  const reason = 'twin@example.com is that of first, who is here already';
  expect(report.users?.refused).toEqual([{ row: 1, reason }]);
});

test('of two rows with one userId the first is taken', async () => {
  await using app = await createTestApp({ now: NOON });
  const emails = ['first@example.com', 'second@example.com'];
  const rows = emails.map((email) => ({ userId: ADA_ID, email }));
  const exported = await readFiles({ 'users.json': rows });
  const report = await importTables(app.deps, exported, { isDry: false });
  const refused = [{ row: 2, reason: 'another row has this userId (row 1 is taken)' }];
  expect(report).toEqual({ users: { rows: 2, taken: 1, known: 0, refused } });
  expect((await readTables(app)).users).toMatchObject([{ email: 'first@example.com' }]);
});

test('who has signed in before the import stays who they are, and the row is refused with it', async () => {
  await using app = await createTestApp({ now: NOON });
  const ada = await app.signIn(ADA);
  const report = await importTables(app.deps, await readAll(), { isDry: false });
  expect(report.users?.refused).toContainEqual({
    row: 1,
    reason: `Ada@Example.com has signed in here already, as ${ada.userId}`,
  });
  expect(report.subscriptions?.refused).toContainEqual({
    row: 2,
    reason: `user_id ${ADA_ID} is no user who was taken`,
  });
});

test('a document store’s collection and its times are read as well', async () => {
  await using app = await createTestApp({ now: NOON });
  const exported = await readFiles({
    'users.json': {
      [ADA_ID]: {
        email: ADA,
        displayName: null,
        isPremium: true,
        createdAt: { _seconds: 1_735_787_045, _nanoseconds: 0 },
      },
      [BOB_ID]: { email: 'bob@example.com', createdAt: { seconds: 'x' } },
    },
  });
  const report = await importTables(app.deps, exported, { isDry: false });
  expect(report).toEqual({
    users: { rows: 2, taken: 1, known: 0, refused: [{ row: 2, reason: 'createdAt is no time' }] },
  });
  expect(await readProfile(app, ADA)).toMatchObject({
    userId: ADA_ID,
    displayName: 'ada',
    createdAt: '2025-01-02T03:04:05.000Z',
    // The described page let anybody write it: it takes a subscription or a gift.
    isPremium: false,
  });
});

test.each([
  ['two files of one table', { 'users.csv': 'userId', 'users.json': [] }, 'two files of users'],
  ['nothing of ours', { 'people.csv': 'userId' }, 'Nothing to import'],
  ['broken JSON', { 'users.json': '[{' }, 'users.json cannot be read'],
  ['no list', { 'users.json': 7 }, 'no list of rows'],
  ['a broken line', { 'users.csv': 'userId,email\n1\n' }, 'users.csv cannot be read'],
])('%s is told, and nothing begun', async (_what, files, words) => {
  await expect(readFiles(files)).rejects.toThrow(words);
});
