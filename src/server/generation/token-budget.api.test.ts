import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { tokenDays, usageLogs } from '../database/schema.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import { countUses } from '../testing/read-usage.ts';
import type { Writer } from '../writers/writer.ts';
import { countTokens, deleteOldTokenDays } from './token-budget.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const GENERATE = { tweetText: 'Tabs are better than spaces.', tone: 'rage' };

/** Says at its end what it took. */
function createCostlyWriter(
  used: { input: number; output: number },
  fail?: Error,
): { writer: Writer; used: typeof used; calls: () => number } {
  let calls = 0;
  const writer: Writer = {
    name: 'costly',
    async *write(request, options) {
      calls += 1;
      const script = fail === undefined ? {} : { replies: [], fail };
      try {
        yield* createScriptedWriter(script).write(request, options);
      } finally {
        options.onTokens?.(used);
      }
    },
  };
  return { writer, used, calls: () => calls };
}

async function generate(user: TestUser): Promise<Record<string, unknown> & { status: number }> {
  const answer = await user.post('/api/quick-action', GENERATE);
  const body = (await answer.json()) as Record<string, unknown>;
  const wait = answer.headers.get('retry-after');
  return { ...body, status: answer.status, ...(wait !== null && { wait }) };
}

const alarmsOf = ({ log }: TestApp) => log.filter((line) => line.includes('AI_TOKENS_A_DAY'));

test('a person has so many tokens a day, then waits for the next; others go on', async () => {
  const { writer, calls } = createCostlyWriter({ input: 900, output: 300 });
  const settings = { AI_TOKENS_A_DAY_PER_PERSON: '2000' };
  await using app = await createTestApp({ now: NOON, writer, settings });
  const [user, other] = [await app.signIn(), await app.signIn()];
  expect((await generate(user)).status).toBe(200);
  expect((await generate(user)).status).toBe(200);
  expect(await generate(user)).toMatchObject({
    status: 429,
    code: 'tokens_used_up',
    error:
      'The reply writer has done all that it may do for you today. No use was taken. Please try again tomorrow.',
    wait: String(12 * 3600),
  });
  expect([calls(), await countUses(user)]).toEqual([2, 2]);
  expect((await generate(other)).status).toBe(200);
  app.setTime(new Date('2026-03-10T23:59:58.5Z'));
  expect(await generate(user)).toMatchObject({ status: 429, wait: '2' });
  app.setTime(new Date('2026-03-10T23:59:59.9Z'));
  expect(await generate(user)).toMatchObject({ status: 429, wait: '1' });
  app.setTime(new Date('2026-03-11T00:00:01Z'));
  expect((await generate(user)).status).toBe(200);
  const logs = await app.deps.database.orm.select().from(usageLogs);
  const own = logs.filter(({ userId }) => userId === user.userId);
  expect(Object.fromEntries(own.map(({ logDate, tokens }) => [logDate, tokens]))).toEqual({
    '2026-03-10': 2400,
    '2026-03-11': 1200,
  });
  const { text } = await app.deps.metrics.expose();
  expect(text).toMatch(/^riposte_token_budget_share 0$/m);
});

test('who asks twice at once is refused once the first has taken what was left, for a set and for a change of one reply', async () => {
  const { writer, calls } = createCostlyWriter({ input: 900, output: 300 });
  const settings = { AI_TOKENS_A_DAY_PER_PERSON: '2000' };
  await using app = await createTestApp({ now: NOON, writer, settings });
  const [user, other] = [await app.signIn(), await app.signIn()];
  await generate(user);
  const sets = await Promise.all([generate(user), generate(user)]);
  expect(sets.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  expect([calls(), await countUses(user)]).toEqual([2, 2]);

  const { generationId } = await generate(other);
  const change = { ...GENERATE, generationId, direction: 'again', reply: 'One.', others: [] };
  const changes = await Promise.all([1, 2].map(() => other.post('/api/revise', change)));
  expect(changes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  expect(calls()).toBe(4);
});

test('the house has so many, says at eight tenths and at the end that they go, once, and stops', async () => {
  const { writer, calls } = createCostlyWriter({ input: 600, output: 100 });
  const settings = { AI_TOKENS_A_DAY: '2000' };
  await using app = await createTestApp({ now: NOON, writer, settings });
  const people = [await app.signIn(), await app.signIn(), await app.signIn(), await app.signIn()];
  const statuses: number[] = [];
  const alarms: number[] = [];
  const shares: (string | undefined)[] = [];
  for (const person of people) {
    statuses.push((await generate(person)).status);
    alarms.push(alarmsOf(app).length);
    const { text } = await app.deps.metrics.expose();
    shares.push(/^riposte_token_budget_share (.+)$/m.exec(text)?.[1]);
  }
  expect(statuses).toEqual([200, 200, 200, 503]);
  expect(alarms).toEqual([0, 0, 2, 2]);
  expect(alarmsOf(app).join('')).toMatch(/eight tenths[\s\S]*used up/);
  const [, , , last] = people;
  if (last === undefined) throw new Error('There are four people.');
  expect(await generate(last)).toMatchObject({
    code: 'house_tokens_used_up',
    error:
      'The reply writer has done all that it may do today. No use was taken. Please try again tomorrow.',
  });
  expect([calls(), await countUses(last), alarmsOf(app).length]).toEqual([3, 0, 2]);
  expect(shares).toEqual(['0.35', '0.7', '1.05', '1.05']);
  app.setTime(new Date('2026-03-11T00:00:01Z'));
  expect((await generate(last)).status).toBe(200);
  const kept: number[] = [];
  for (const day of ['11', '12', '13']) {
    app.setTime(new Date(`2026-03-${day}T00:00:02Z`));
    await deleteOldTokenDays(app.deps);
    kept.push((await app.deps.database.orm.select().from(tokenDays)).length);
  }
  // Yesterday's stays for the clocks that are behind.
  expect(kept).toEqual([2, 1, 0]);
});

test('what came to nothing is counted with the rest, and so is a change of one reply', async () => {
  const failing = createCostlyWriter({ input: 900, output: 300 }, new AppError('writer_timeout'));
  const settings = { AI_TOKENS_A_DAY_PER_PERSON: '2000' };
  await using app = await createTestApp({ now: NOON, writer: failing.writer, settings });
  const user = await app.signIn();
  for (let time = 0; time < 2; time += 1) {
    expect(await generate(user)).toMatchObject({ code: 'writer_timeout' });
  }
  expect(await generate(user)).toMatchObject({ code: 'tokens_used_up' });

  const costly = createCostlyWriter({ input: 900, output: 300 });
  await using other = await createTestApp({ now: NOON, writer: costly.writer, settings });
  const person = await other.signIn();
  const { generationId } = await generate(person);
  const revise = () =>
    person.post('/api/revise', { ...GENERATE, generationId, direction: 'again', reply: 'One.' });
  expect((await revise()).status).toBe(200);
  expect(await (await revise()).json()).toMatchObject({ code: 'tokens_used_up' });
});

test('changes of a reply of yesterday count for a day that has no set yet', async () => {
  const { writer } = createCostlyWriter({ input: 900, output: 300 });
  const settings = { AI_TOKENS_A_DAY_PER_PERSON: '2000' };
  await using app = await createTestApp({ now: NOON, writer, settings });
  const user = await app.signIn();
  const { generationId } = await generate(user);
  app.setTime(new Date('2026-03-11T09:00:00Z'));
  const revise = () =>
    user.post('/api/revise', { ...GENERATE, generationId, direction: 'again', reply: 'One.' });
  expect([(await revise()).status, (await revise()).status]).toEqual([200, 200]);
  expect(await (await revise()).json()).toMatchObject({ code: 'tokens_used_up' });
  expect(await generate(user)).toMatchObject({ code: 'tokens_used_up' });
  app.setTime(new Date('2026-03-12T09:00:00Z'));
  expect((await generate(user)).status).toBe(200);
});

test('what is counted after an account was deleted leaves nothing of it behind', async () => {
  const settings = { AI_TOKENS_A_DAY_PER_PERSON: '2000' };
  await using app = await createTestApp({ now: NOON, settings });
  const used = [{ input: 900, output: 300 }];
  await countTokens(app.deps, { spender: { userId: 'gone' }, used });
  expect(await app.deps.database.orm.select().from(usageLogs)).toEqual([]);
  expect(await app.deps.database.orm.select().from(tokenDays)).toMatchObject([{ tokens: 1200 }]);
});

test.each([
  [{ input: 600.4, output: 100.4 }, 700],
  [{ input: 1, output: 0 }, 1],
  [{ input: Number.NaN, output: -5 }, 0],
  [{ input: Infinity, output: 1e30 }, 0],
])(
  'whatever a provider tells, %o is %i tokens of the person and no failure',
  async (used, counted) => {
    const settings = { AI_TOKENS_A_DAY: '2000', AI_TOKENS_A_DAY_PER_PERSON: '2000' };
    const { writer } = createCostlyWriter(used);
    await using app = await createTestApp({ now: NOON, writer, settings });
    expect((await generate(await app.signIn())).status).toBe(200);
    const own = await app.deps.database.orm.select({ tokens: usageLogs.tokens }).from(usageLogs);
    expect(own).toEqual([{ tokens: counted }]);
  },
);

test('without a budget nothing is counted', async () => {
  const { writer } = createCostlyWriter({ input: 900, output: 300 });
  await using app = await createTestApp({ now: NOON, writer });
  expect((await generate(await app.signIn())).status).toBe(200);
  expect(await app.deps.database.orm.select().from(tokenDays)).toEqual([]);
});

test('a visitor has so many by their address, and a new day brings them again', async () => {
  const { writer } = createCostlyWriter({ input: 1900, output: 100 });
  const settings = { AI_TOKENS_A_DAY_PER_PERSON: '2000', ANONYMOUS_GENERATIONS: '1' };
  await using app = await createTestApp({ now: NOON, writer, settings });
  const headers = { origin: app.deps.config.publicUrl, 'content-type': 'application/json' };
  const asked = { method: 'POST', headers, body: JSON.stringify(GENERATE) };
  const come = async (address: string) => {
    const answer = await app.request('/api/quick-action', { ...asked, address });
    return ((await answer.json()) as { code?: string }).code ?? 'written';
  };
  expect(await come('203.0.113.1')).toBe('written');
  expect(await come('203.0.113.1')).toBe('tokens_used_up');
  expect(await come('203.0.113.2')).toBe('written');
  expect((await generate(await app.signIn())).status).toBe(200);
  app.setTime(new Date('2026-03-11T00:00:01Z'));
  expect(await come('203.0.113.1')).toBe('written');
});

test('while the database is away the uses alone are limited; any other fault of it lets nobody on', async () => {
  const { writer, calls } = createCostlyWriter({ input: 2000, output: 0 });
  const settings = { AI_TOKENS_A_DAY_PER_PERSON: '2000' };
  await using app = await createTestApp({ now: NOON, writer, settings });
  const user = await app.signIn();
  expect((await generate(user)).status).toBe(200);
  const { database } = app.deps;
  const run = database.run.bind(database);
  let fault: Error | null = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
  database.run = async (statement, parameters) => {
    if (fault !== null && statement.name.startsWith('tokens_')) throw fault;
    return run(statement, parameters);
  };
  expect((await generate(user)).status).toBe(200);
  expect(app.log.join('')).toContain('tokens not counted');
  fault = new Error('no such column');
  expect((await generate(user)).status).toBe(500);
  expect([calls(), await countUses(user)]).toEqual([2, 2]);
  fault = null;
  expect(await generate(user)).toMatchObject({ code: 'tokens_used_up' });
});
