import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startModel } from '../e2e/start-model.ts';
import { DAILY_LIMITS } from '#contract/limits.ts';
import { readConfig } from '#server/config/config.ts';
import { holdMs } from '#server/generation/writer-turns.ts';
import { startSite, type Person, type Site } from './start-site.ts';

const LOAD_MS = 60_000;
const PER_SECOND = 100;
/** One in four asks for a set: as many as there are uses, so that limits are reached as well. */
const PEOPLE = 300;
/** Whose generations are under way whenever the database stops. */
const FIRST_REPLY_MS = 200;
const EVERY_REPLY_MS = 50;
const TIMEOUT = { AI_TOTAL_TIMEOUT_MS: '5000' };
/** What a use is held for; the sweep comes every 15 s. */
const HOLD_MS = holdMs({ config: readConfig(TIMEOUT) });
const SWEPT_AFTER_MS = HOLD_MS + 16_000;

const RESTARTS = [
  { atMs: 10_000, how: 'fast', awayMs: 0 },
  { atMs: 25_000, how: 'immediate', awayMs: 0 },
  { atMs: 40_000, how: 'immediate', awayMs: 3000 },
] as const;

test('D1: PostgreSQL restarted under load loses no use, counts none twice, and is found again', async ({
  task,
}) => {
  const { figure, beyondLimit } = await endureRestarts({ instances: 1 });
  expect(beyondLimit).toBe(0);
  task.meta.figure = figure;
});

test('D1: so it is with three instances', async ({ task }) => {
  const { figure, beyondLimit } = await endureRestarts({ instances: 3 });
  // They do not know of each other's counts meanwhile.
  task.meta.figure = `three instances: ${figure}; ${beyondLimit} sets beyond a person's limit`;
});

async function endureRestarts({ instances }: { instances: number }) {
  await using model = await startModel({ firstMs: FIRST_REPLY_MS, everyMs: EVERY_REPLY_MS });
  await using site = await startSite({
    instances,
    isDurable: true,
    env: {
      ...TIMEOUT,
      AI_MODEL: 'openai-compatible:m',
      OPENAI_COMPATIBLE_BASE_URL: model.url,
      AI_PARALLEL_LIMIT: '200',
    },
  });
  const people = await site.makePeople(PEOPLE);
  for (const { url } of site.servers) await Promise.all(people.map((one) => beSeen(url, one)));
  const load = sendLoad(site, people);
  const beganMs = performance.now();
  const recoveries: { tookMs: number; gapMs: number }[] = [];
  for (const restart of RESTARTS) {
    await sleep(beganMs + restart.atMs - performance.now());
    recoveries.push(await restartDatabase(site, restart));
  }
  const answers = await load;

  expect(answers.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
  for (const server of site.servers) expect(server.output()).not.toMatch(/unhandled|uncaught/i);
  for (const { tookMs } of recoveries) expect(tookMs).toBeLessThan(5000);
  await expect
    .poll(async () => (await site.countAllUses()).held, { timeout: SWEPT_AFTER_MS, interval: 500 })
    .toBe(0);
  const delivered = new Map(people.map(({ userId }) => [userId, 0]));
  for (const { userId, isSet } of answers) {
    if (isSet) delivered.set(userId, (delivered.get(userId) ?? 0) + 1);
  }
  const counted = new Map<string, number>();
  for (const person of people) counted.set(person.userId, await site.countUses(person));
  expect(counted).toEqual(delivered);

  const sets = answers.filter(({ isSet }) => isSet).length;
  const away = answers.filter(({ status }) => status === 503).length;
  const longestMs = Math.max(...answers.map(({ tookMs }) => tookMs));
  const figure =
    `${answers.length} requests, ${RESTARTS.length} restarts: ${sets} sets delivered and counted, ` +
    `to the person; ${away} answers 503 in words, longest answer ${seconds(longestMs)} s; counting ` +
    `again ${recoveries.map(({ tookMs }) => seconds(tookMs)).join(', ')} s after its start ` +
    `(gap ${recoveries.map(({ gapMs }) => seconds(gapMs)).join(', ')} s)`;
  const beyond = [...delivered.values()].map((own) => Math.max(0, own - DAILY_LIMITS.freeLimit));
  return { figure, beyondLimit: beyond.reduce((sum, each) => sum + each, 0) };
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** An instance remembers whom it saw, for when the database is away. */
async function beSeen(url: string, { headers }: Person): Promise<void> {
  const usage = await fetch(`${url}/api/usage`, { headers });
  expect(usage.status).toBe(200);
  await usage.text();
}

interface Answer {
  userId: string;
  status: number;
  isSet: boolean;
  tookMs: number;
}

async function sendLoad(site: Site, people: readonly Person[]): Promise<Answer[]> {
  const asked: Promise<Answer>[] = [];
  const beganMs = performance.now();
  while (performance.now() - beganMs < LOAD_MS) {
    const person = people[Math.floor(Math.random() * people.length)];
    if (person === undefined) throw new Error('There are people.');
    asked.push(ask(site, person, asked.length));
    await sleep(Math.max(0, beganMs + (asked.length * 1000) / PER_SECOND - performance.now()));
  }
  return Promise.all(asked);
}

async function ask(site: Site, person: Person, which: number): Promise<Answer> {
  const path = ['/api/usage', '/api/profile', '/api/premium'][which % 4];
  const startedMs = performance.now();
  const answer =
    path === undefined
      ? await site.generate(person, { plain: true })
      : await fetch(`${site.url}${path}`, { headers: person.headers });
  const body = (await answer.json()) as { code?: string };
  const { status } = answer;
  if (status === 503) {
    expect(body.code).toBe('database_unavailable');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  return {
    userId: person.userId,
    status,
    isSet: path === undefined && status === 200,
    tookMs: performance.now() - startedMs,
  };
}

/** @returns how long after its start, and after its end, uses are taken from it again */
async function restartDatabase(
  site: Site,
  { how, awayMs }: { how: 'fast' | 'immediate'; awayMs: number },
): Promise<{ tookMs: number; gapMs: number }> {
  const haltedMs = performance.now();
  await site.postgres.halt(how);
  await sleep(awayMs);
  await site.postgres.resume();
  const resumedMs = performance.now();
  const client = new pg.Client({ connectionString: site.postgres.url });
  await client.connect();
  try {
    const isTaking = async () => {
      const { rows } = await client.query(
        `select 1 from usage_reservations
         where expires_at - $1::int * interval '1 ms' > pg_postmaster_start_time()`,
        [HOLD_MS],
      );
      return rows.length > 0;
    };
    while (!(await isTaking())) await sleep(20);
  } finally {
    await client.end();
  }
  return { tookMs: performance.now() - resumedMs, gapMs: performance.now() - haltedMs };
}
