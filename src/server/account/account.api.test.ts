import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { KEPT_DATA } from '#contract/kept-data.ts';
import { auditLog, messages, premiumUsers, usageLogs } from '../database/schema.ts';
import { carryUsage, deleteOldCarriedUsage } from '../quota/carry-usage.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import { makePremium } from '../testing/make-premium.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';

const GENERATE = { tweetText: 'My secret post', tone: 'rage' };
const NOON = new Date('2026-03-10T12:00:00Z');

async function remove(user: TestUser): Promise<Response> {
  return user.request('/api/account', { method: 'DELETE' });
}

/** Every table with all its rows, as text. */
async function readTables(app: TestApp): Promise<{ name: string; text: string }[]> {
  const tables = await app.deps.database.run<{ name: string }>(
    {
      name: 'tables',
      text: `select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    },
    [],
  );
  return Promise.all(
    tables.map(async ({ name }) => {
      const all = { name: `all_${name}`, text: `select * from ${name}` };
      return { name, text: JSON.stringify(await app.deps.database.run(all, [])) };
    }),
  );
}

test('a person gets all that is kept about them, and nobody else’s', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('me@example.com');
  const other = await app.signIn('other@example.com');
  await user.post('/api/quick-action', GENERATE);
  await other.post('/api/quick-action', GENERATE);
  await app.deps.database.orm
    .insert(premiumUsers)
    .values({ email: 'ME@example.com', isLifetime: true, notes: 'a note of the operator' });
  await app.deps.database.orm
    .insert(messages)
    .values({ kind: 'contact', email: 'me@example.com', text: 'Hello' });
  const deed = { at: NOON, operator: 'owner@example.org', address: '::1', action: 'gift' };
  await app.deps.database.orm.insert(auditLog).values([
    { ...deed, target: 'ME@example.com', details: {} },
    { ...deed, target: 'other@example.com', details: {} },
  ]);
  const answer = await user.request('/api/account');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const data = (await answer.json()) as Record<string, unknown>;
  expect(data).toMatchObject({
    profile: { userId: user.userId, email: 'me@example.com' },
    identities: [{ email: 'me@example.com' }],
    usage: [{ date: '2026-03-10', count: 1 }],
    gifts: [{ isLifetime: true }],
    messages: [{ text: 'Hello' }],
    whatWeDid: [{ action: 'gift' }],
  });
  const text = JSON.stringify(data);
  for (const foreign of [
    other.userId,
    'other@example.com',
    user.token,
    'secret post',
    'a note',
    'owner@',
  ]) {
    expect(text).not.toContain(foreign);
  }
});

test('deleting an account leaves nothing of the person in any table, and ends every session', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('me@example.com');
  const again = await app.signIn('me@example.com');
  const other = await app.signIn('other@example.com');
  await user.post('/api/quick-action', GENERATE);
  await app.deps.database.orm
    .insert(messages)
    .values({ kind: 'contact', email: 'me@example.com', text: 'Hello from me' });
  const answer = await remove(user);
  expect(answer.status).toBe(204);
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
  const left = (await readTables(app)).map(({ text }) => text).join();
  for (const trace of [user.userId, 'me@example.com', 'Hello from me']) {
    expect(left).not.toContain(trace);
  }
  for (const session of [user, again]) {
    expect((await session.request('/api/profile')).status).toBe(401);
  }
  expect((await other.request('/api/profile')).status).toBe(200);
});

test('what outlives an account is what its page says, and nothing else', async () => {
  await using app = await createTestApp({ now: NOON });
  const operator = await signInOperator(app);
  const requestId = 'b1946ac9-2a5c-4c3f-8d8e-1e4f3c2a1b0d';
  await operator.post('/api/operator/premium-users/batch', {
    json: { emails: ['me@example.com'], duration: 'lifetime', requestId },
  });
  const user = await app.signIn('me@example.com');
  await user.post('/api/quick-action', GENERATE);
  const saved = await user.post('/api/favourites', { reply: 'Ha!', post: 'A post', tone: 'rage' });
  expect(saved.status).toBe(201);
  await remove(user);
  const identity = createHash('sha256').update('https://accounts.test|me@example.com');
  const traces = ['me@example.com', user.userId, identity.digest('hex')];
  const tables = await readTables(app);
  const withTraces = tables.filter(({ text }) => traces.some((trace) => text.includes(trace)));
  const outliving = KEPT_DATA.filter(({ outlivesAccount }) => outlivesAccount);
  expect(withTraces.map(({ name }) => name).toSorted()).toEqual(
    outliving.flatMap(({ columns }) => Object.keys(columns)).toSorted(),
  );
});

test('who deletes an account and comes back today goes on counting; tomorrow nothing is left', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('me@example.com');
  for (let use = 0; use < 5; use += 1) await user.post('/api/quick-action', GENERATE);
  await remove(user);
  await deleteOldCarriedUsage(app.deps); // which leaves today's
  const back = await app.signIn('me@example.com');
  expect(back.userId).not.toBe(user.userId);
  expect((await back.post('/api/quick-action', GENERATE)).status).toBe(429);

  await remove(back);
  app.setTime(new Date('2026-03-11T00:00:01Z'));
  const later = await app.signIn('me@example.com');
  expect(await (await later.request('/api/usage')).json()).toMatchObject({ count: 0 });
});

test('who deletes an account two days in a row, before anything is tidied, goes on counting on both', async () => {
  await using app = await createTestApp({ now: NOON });
  await remove(await app.signIn('me@example.com'));
  for (const day of ['2026-03-10', '2026-03-11']) {
    app.setTime(new Date(`${day}T12:00:00Z`));
    const user = await app.signIn('me@example.com');
    for (let use = 0; use < 5; use += 1) await user.post('/api/quick-action', GENERATE);
    await remove(user);
    const back = await app.signIn('me@example.com');
    expect((await back.post('/api/quick-action', GENERATE)).status, day).toBe(429);
    await remove(back);
  }
});

test('the count comes back with the next sign-in where the first one broke off before it', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('me@example.com');
  for (let use = 0; use < 3; use += 1) await user.post('/api/quick-action', GENERATE);
  const { database } = app.deps;
  await database.orm.update(usageLogs).set({ failures: 2, tokens: 500 });
  await remove(user);
  const run = database.run.bind(database);
  database.run = async (statement, parameters) => {
    if (statement.name === 'usage_carry') throw new Error('killed');
    return run(statement, parameters);
  };
  await expect(app.signIn('me@example.com')).rejects.toThrow('killed');
  database.run = run;
  const back = await app.signIn('me@example.com');
  const readCount = async () =>
    ((await (await back.request('/api/usage')).json()) as { count: number }).count;
  expect(await readCount()).toBe(3);
  await app.signIn('me@example.com');
  expect(await readCount()).toBe(3);
});

test('a use between two sign-ins at once does not undo the count from before', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn('me@example.com');
  const identity = { issuer: 'https://accounts.test', subject: 'me@example.com' };
  for (let use = 0; use < 3; use += 1) await user.post('/api/quick-action', GENERATE);
  const { database } = app.deps;
  await database.orm.update(usageLogs).set({ failures: 2, tokens: 500 });
  await remove(user);
  const run = database.run.bind(database);
  database.run = async (statement, parameters) =>
    statement.name === 'usage_carry' ? [] : run(statement, parameters);
  const back = await app.signIn('me@example.com');
  expect((await back.post('/api/quick-action', GENERATE)).status).toBe(200);
  await database.orm.update(usageLogs).set({ failures: 1, tokens: 200 });
  database.run = run;
  await carryUsage(app.deps, { userId: back.userId, ...identity });
  expect(await (await back.request('/api/usage')).json()).toMatchObject({ count: 4 });
  expect(await database.orm.select().from(usageLogs)).toMatchObject([{ failures: 3, tokens: 700 }]);
});

test('not by another site, and not without a session', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const forged = await user.request('/api/account', {
    method: 'DELETE',
    headers: { origin: 'https://evil.example' },
  });
  expect(forged.status).toBe(403);
  expect((await user.request('/api/profile')).status).toBe(200);
});

test('an account deleted during its generations: each ends in words of who is signed out', async () => {
  const deleted: Promise<Response>[] = [];
  const people: TestUser[] = [];
  const writer = createScriptedWriter({
    onWrite: () => deleted.push(...people.map((person) => remove(person))),
    whenWritten: async () => void (await Promise.all(deleted)),
  });
  await using app = await createTestApp({ writer });
  people.push(await app.signIn());
  const plain = await people[0]?.post('/api/quick-action', GENERATE);
  expect(await plain?.json()).toMatchObject({ code: 'sign_in_required' });
  expect(plain?.status).toBe(401);
  people.splice(0, 1, await app.signIn());
  const stream = await people[0]?.post('/api/quick-action', GENERATE, {
    accept: 'text/event-stream',
  });
  expect(await stream?.text()).toContain('"code":"sign_in_required"');
  expect(app.log.filter((line) => line.includes('request failed'))).toEqual([]);
});

test('what an account begins while it is deleted is refused as of one who is signed out', async () => {
  await using app = await createTestApp();
  for (let run = 0; run < 8; run += 1) {
    const user = await app.signIn();
    await makePremium(app, user);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => user.post('/api/quick-action', GENERATE)),
      user.post('/api/favourites', { reply: 'Mine' }),
      remove(user),
      ...Array.from({ length: 4 }, () => user.post('/api/quick-action', GENERATE)),
      user.post('/api/favourites', { reply: 'Mine, too' }),
    ]);
    for (const { status } of answers) expect([200, 201, 204, 401, 403, 429]).toContain(status);
    for (const { name, text } of await readTables(app)) {
      // A use that was taken in the same moment goes with the sweep and the day.
      if (!name.startsWith('usage_')) expect(text, name).not.toContain(user.userId);
    }
  }
});

test('a use that is taken while its person is deleted goes with them', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  const { database } = app.deps;
  const { run } = database;
  database.run = async (statement, parameters) => {
    const rows = await run.call(database, statement, parameters);
    if (statement.name === 'account_delete') {
      await database.orm
        .insert(usageLogs)
        .values({ userId: user.userId, logDate: '2026-03-10', count: 1, createdAt: NOON });
    }
    return rows as never; // of the same statement
  };
  expect((await remove(user)).status).toBe(204);
  expect(await database.orm.select().from(usageLogs)).toEqual([]);
});

test('files of all that is a person’s are handed out ten times in ten minutes', async () => {
  await using app = await createTestApp({ now: NOON });
  const user = await app.signIn();
  await makePremium(app, user);
  const ask = async (path: string) => (await user.request(path)).status;
  for (let press = 0; press < 5; press += 1) {
    expect([await ask('/api/account'), await ask('/api/favourites.csv')]).toEqual([200, 200]);
  }
  expect([await ask('/api/account'), await ask('/api/favourites.csv')]).toEqual([429, 429]);
  app.setTime(new Date(NOON.getTime() + 600_000));
  expect(await ask('/api/account')).toBe(200);
});
