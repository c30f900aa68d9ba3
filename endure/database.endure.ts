import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DAILY_LIMITS } from '#contract/limits.ts';
import { startBadNetwork, type BadNetwork } from '#server/testing/start-bad-network.ts';
import { followProfile } from './follow-profile.ts';
import { openOperator } from './open-operator.ts';
import { findPgbouncer, startPgbouncer } from './start-pgbouncer.ts';
import { describeAnswers, startAsking, type Answer } from './start-asking.ts';
import { startSite, type Person, type Site } from './start-site.ts';

const AWAY_MS = 120_000;
const PAGES = 60;
const ROUNDS = 20;
const CHANGED_EACH_ROUND = 10;
const PEOPLE = 80;
/** Long enough for whatever waits to pile up. */
const BAD_MS = 20_000;
/** Some ten statements of 2 s, one after the other, are behind saving a favourite. */
const LONGEST_MS = 20_000;
const MOST_OPEN = 200;

test('D2: people go on for two minutes without the database, within their limits', async ({
  task,
}) => {
  await using site = await startSite();
  const people = {
    free: await site.makePeople(15),
    premium: await site.makePeople(30, { isPremium: true }),
  };
  const all = [...people.free, ...people.premium];
  // A set each while it is there: what follows goes on from a count of 1.
  const first = await Promise.all(all.map((person) => site.generate(person, { plain: true })));
  expect(first.every(({ ok }) => ok)).toBe(true);
  await site.postgres.halt();
  const asking = startAsking(site, all);
  await sleep(AWAY_MS);
  const answers = await asking.stop();
  await site.postgres.resume();
  const resumedMs = performance.now();
  await expect.poll(() => isReady(site), { timeout: 10_000, interval: 20 }).toBe(true);
  const backMs = performance.now() - resumedMs;
  expect(backMs).toBeLessThan(5000);
  expect(answers.filter(({ isFine, isInWords }) => !isFine && !isInWords)).toEqual([]);
  const limits = { free: DAILY_LIMITS.freeLimit, premium: DAILY_LIMITS.premiumLimit };
  for (const kind of ['free', 'premium'] as const) {
    for (const person of people[kind]) {
      const sets = answers.filter((answer) => answer.person === person && answer.isSet);
      expect(sets).toHaveLength(limits[kind] - 1);
      await expect.poll(() => site.countUses(person)).toBe(limits[kind]);
    }
  }
  expect(site.server.output()).not.toMatch(/unhandled|uncaught/i);
  task.meta.figure =
    `${AWAY_MS / 1000} s: ${describeAnswers(answers)}; each got what was left of 5 or 30 and no ` +
    `more; ready ${seconds(backMs)} after its return; counts = sets`;
});

test('D3: every connection ended 20 times, and no change of a profile is missed', async ({
  task,
}) => {
  await using site = await startSite();
  await using operator = await openOperator(site.postgres.url);
  const people = await site.makePeople(PAGES);
  using pages = new DisposableStack();
  const open = people.map((person) => pages.use(followProfile(site, person)));
  await expect.poll(() => open.every((page) => page.isPremium() === false)).toBe(true);
  const asking = startAsking(site, await site.makePeople(PEOPLE, { isPremium: true }));
  let ended = 0;
  const tookMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = (round * CHANGED_EACH_ROUND) % PAGES;
    const watched = open.slice(first, first + CHANGED_EACH_ROUND);
    const becomesPremium = watched[0]?.isPremium() === false;
    const change = () =>
      operator.setPremium(people.slice(first, first + CHANGED_EACH_ROUND), becomesPremium);
    const end = async () => {
      ended += await operator.endConnections();
    };
    // What changes is written before, after, and at the same time.
    if (round % 3 === 0) await end();
    await (round % 3 === 1 ? Promise.all([end(), change()]) : change());
    if (round % 3 === 2) await end();
    const startedMs = performance.now();
    await expect
      .poll(() => watched.every((page) => page.isPremium() === becomesPremium), {
        timeout: 10_000,
        interval: 20,
      })
      .toBe(true);
    tookMs.push(performance.now() - startedMs);
  }
  const answers = await asking.stop();
  const sets = answers.filter(({ isSet }) => isSet).length;
  await expect
    .poll(() => site.countAllUses(), { timeout: 60_000, interval: 500 })
    .toEqual({ kept: sets, held: 0 });
  expect(ended).toBeGreaterThan(ROUNDS);
  expect(answers.filter(({ isFine, isInWords }) => !isFine && !isInWords)).toEqual([]);
  const changes = ROUNDS * CHANGED_EACH_ROUND;
  const connections = open.reduce((sum, page) => sum + page.connections(), 0);
  task.meta.figure =
    `${changes} of ${changes} changes seen, the last after ${seconds(Math.max(...tookMs))}; ` +
    `${ended} connections ended, ${PAGES} pages connected ${connections} times; ` +
    `${describeAnswers(answers)}; count = sets`;
});

test('D4: a database that is read-only, full or slow is told in words, in time', async ({
  task,
}) => {
  let network: BadNetwork | null = null;
  await using site = await startSite({
    putBetween: async (databaseUrl) => {
      const made = await startBadNetwork(databaseUrl);
      network = made;
      return Object.assign(made, { env: { DATABASE_URL: made.url } });
    },
  });
  const setDelay = (delayMs: number) => {
    if (network === null) throw new Error('It stands between.');
    network.delayMs = delayMs;
  };
  await using operator = await openOperator(site.postgres.url);
  const free = await site.makePeople(5);
  const people = [...(await site.makePeople(PEOPLE, { isPremium: true })), ...free];
  await showPages(site, people);
  const figures: string[] = [];
  const all: Answer[] = [];
  const faults = {
    'read-only': [() => operator.setReadOnly(true), () => operator.setReadOnly(false)],
    full: [() => operator.setDiskFull(true), () => operator.setDiskFull(false)],
    'slow by 2 s': [async () => setDelay(2000), async () => setDelay(0)],
  };
  for (const [name, [begin, end]] of Object.entries(faults)) {
    await begin?.();
    const asking = startAsking(site, people);
    await expect.poll(() => isReady(site), { timeout: 10_000 }).toBe(false);
    await sleep(BAD_MS);
    expect(await isReady(site), name).toBe(false);
    const answers = await asking.stop();
    await end?.();
    const endedMs = performance.now();
    await expect.poll(() => isReady(site), { timeout: 10_000, interval: 20 }).toBe(true);
    const backMs = performance.now() - endedMs;
    expect(backMs, name).toBeLessThan(5000);
    all.push(...answers);
    expect(Math.max(...answers.map(({ tookMs }) => tookMs)), name).toBeLessThan(LONGEST_MS);
    expect(Math.max(...answers.map(({ others }) => others)), name).toBeLessThan(MOST_OPEN);
    expect(
      answers.filter(({ isFine, isInWords }) => !isFine && !isInWords),
      name,
    ).toEqual([]);
    figures.push(`${name}: ${describeAnswers(answers)}, ready again after ${seconds(backMs)}`);
  }
  const sets = all.filter(({ isSet }) => isSet);
  await expect
    .poll(() => site.countAllUses(), { timeout: 60_000, interval: 500 })
    .toEqual({ kept: sets.length, held: 0 });
  // Five in all, however often a database that counts nothing told them their count.
  for (const one of free) {
    expect(sets.filter(({ person }) => person === one)).toHaveLength(DAILY_LIMITS.freeLimit);
  }
  expect(site.server.output()).not.toMatch(/unhandled|uncaught/i);
  task.meta.figure = `${figures.join('; ')}; count = sets`;
});

test('D8: pgbouncer in transaction mode in between changes nothing, and is survived as well', async ({
  task,
}) => {
  const program = findPgbouncer();
  if (program === null) {
    task.meta.notMeasured = 'pgbouncer is not installed here';
    return;
  }
  await using site = await startSite({
    putBetween: async (serverUrl) => {
      const pooler = await startPgbouncer({ program, serverUrl, serverConnections: 8 });
      const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: serverUrl };
      return Object.assign(pooler, { env });
    },
  });
  expect(site.server.output()).not.toContain('DATABASE_DIRECT_URL');
  const operator = await openOperator(site.postgres.url);
  const people = await site.makePeople(PAGES);
  using pages = new DisposableStack();
  const open = people.map((person) => pages.use(followProfile(site, person)));
  const areAll = (isPremium: boolean) => open.every((page) => page.isPremium() === isPremium);
  await expect.poll(() => areAll(false), { timeout: 10_000 }).toBe(true);
  const askers = await site.makePeople(PEOPLE, { isPremium: true });
  await showPages(site, askers);
  const asking = startAsking(site, askers);
  const tookMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await operator.setPremium(people, round % 2 === 0);
    const startedMs = performance.now();
    await expect.poll(() => areAll(round % 2 === 0), { timeout: 5000, interval: 20 }).toBe(true);
    tookMs.push(performance.now() - startedMs);
    await sleep(300);
  }
  const normal = await asking.stop();
  expect(normal.filter(({ isFine }) => !isFine)).toEqual([]);
  await operator[Symbol.asyncDispose]();

  await site.postgres.halt();
  const meanwhile = startAsking(site, askers);
  await sleep(BAD_MS);
  const away = await meanwhile.stop();
  await site.postgres.resume();
  const resumedMs = performance.now();
  await expect.poll(() => isReady(site), { timeout: 20_000, interval: 20 }).toBe(true);
  const backMs = performance.now() - resumedMs;
  expect(backMs).toBeLessThan(5000);
  expect(away.filter(({ isFine, isInWords }) => !isFine && !isInWords)).toEqual([]);
  const sets = [...normal, ...away].filter(({ isSet }) => isSet).length;
  await expect
    .poll(() => site.countAllUses().catch(() => null), { timeout: 60_000, interval: 500 })
    .toEqual({ kept: sets, held: 0 });
  task.meta.figure =
    `${ROUNDS * PAGES} changes seen within ${Math.round(Math.max(...tookMs))} ms; ` +
    `${describeAnswers(normal)}; PostgreSQL away behind it: ${describeAnswers(away)}, ready ` +
    `${seconds(backMs)} after its return; count = sets`;
});

/** So that they are seen, and may go on when the database is away. */
async function showPages(site: Site, people: readonly Person[]): Promise<void> {
  for (const { headers } of people) await fetch(`${site.url}/api/profile`, { headers });
}

async function isReady(site: Site): Promise<boolean> {
  return (await fetch(`${site.url}/readyz`)).ok;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
