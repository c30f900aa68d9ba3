import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildBenchDeps, signInOnBench } from '../bench/build-bench-deps.ts';
import { run as crash } from '../bench/crash.bench.ts';
import { startModel } from '../e2e/start-model.ts';
import type { Usage } from '#contract/usage.ts';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { startSite } from './start-site.ts';

test('Q4: kill -9 in mid-generation leaves the count at what was delivered', async ({ task }) => {
  const [kills, delivered, counted] = (await crash(50)).map(({ figure }) => figure);
  // Final before it is sent: a kill that hits the moment between costs a use, and gives no set away.
  const between = (counted ?? Number.NaN) - (delivered ?? Number.NaN);
  expect([0, 1]).toContain(between);
  task.meta.figure =
    `${kills} kills, ${delivered} had delivered, count ${counted}` +
    (between === 0 ? '' : ' (one killed between counting and sending)');
});

test('Q5: at midnight each use is on exactly one day, and the new day starts at full', async ({
  task,
}) => {
  const postgres = await startPostgres();
  const logger = pino({ level: 'silent' });
  const database = await openDatabase({ url: postgres.url, dataDir: '', logger });
  try {
    const midnightMs = Date.UTC(2026, 2, 11);
    let nowMs = midnightMs - 100;
    // Each look at the clock is 20 µs later, whoever looks.
    const now = () => new Date((nowMs += 0.02));
    const clock = { now, databaseNow: now };
    const deps = { ...(await buildBenchDeps(database)), clock };
    const app = createApp(deps, { pages: null });
    const people = await Promise.all(
      Array.from({ length: 50 }, () => signInOnBench({ ...deps, clock: EARLY })),
    );
    const used = new Map<string, number>();
    let refused = 0;
    const ask = async ({ userId, headers }: (typeof people)[number]) => {
      const answer = await app.request('/api/quick-action', {
        method: 'POST',
        headers,
        body: JSON.stringify({ tweetText: 'A post', tone: 'nice' }),
      });
      const { usage } = (await answer.json()) as { usage?: Usage };
      if (usage === undefined) {
        refused += 1;
        return;
      }
      const key = `${userId} ${usage.resetsAt}`;
      used.set(key, (used.get(key) ?? 0) + 1);
    };
    while (now().getTime() < midnightMs + 100) {
      await Promise.all(people.map(ask));
    }
    const rows = await database.run<{ userId: string; day: string; count: number }>(
      {
        name: 'endure_counts',
        text: `select user_id as "userId", log_date::text as day, count from usage_logs`,
      },
      [],
    );
    const kept = new Map(rows.map(({ userId, day, count }) => [`${userId} ${day}`, count]));
    for (const { userId } of people) {
      for (const [day, resetsAt] of [
        ['2026-03-10', '2026-03-11T00:00:00.000Z'],
        ['2026-03-11', '2026-03-12T00:00:00.000Z'],
      ]) {
        expect(kept.get(`${userId} ${day}`), day).toBe(used.get(`${userId} ${resetsAt}`));
        expect(kept.get(`${userId} ${day}`), day).toBe(5);
      }
    }
    task.meta.figure = `${people.length} people, 5 uses on each day, ${refused} refused`;
  } finally {
    await database.close();
    await postgres.stop();
  }
});

/** Long before the midnight in question, so that every session began before it. */
const EARLY = {
  now: () => new Date(Date.UTC(2026, 2, 10, 12)),
  databaseNow: () => new Date(Date.UTC(2026, 2, 10, 12)),
};

test('Q6: who leaves in mid-stream stops the provider, and uses one only with a reply', async ({
  task,
}) => {
  await using model = await startModel({ firstMs: 400, everyMs: 400 });
  await using site = await startSite({
    env: { AI_MODEL: 'openai-compatible:m', OPENAI_COMPATIBLE_BASE_URL: model.url },
  });
  const people = await site.makePeople(40);
  const tookMs: number[] = [];
  for (let round = 0; round < 25; round += 1) {
    const first = (round % 5) * 8;
    await Promise.all(
      people.slice(first, first + 8).map(async (person, lane) => {
        const id = `${round}x${lane}`;
        const left = new AbortController();
        const asked = site.generate(person, { post: `call-${id}`, signal: left.signal });
        // Every other one waits for a reply; the rest leave before there is one, and before the head.
        if (lane % 2 === 0) {
          const reader = (await asked).body?.pipeThrough(new TextDecoderStream()).getReader();
          for (let text = ''; !text.includes('event: reply');) {
            text += (await reader?.read())?.value ?? '';
          }
        } else await expect.poll(() => model.calls.has(id), { interval: 10 }).toBe(true);
        const leftMs = performance.now();
        left.abort();
        await asked.catch(() => {}); // it is ended
        await expect.poll(() => model.calls.get(id)?.closedMs, { interval: 10 }).not.toBeNull();
        tookMs.push((model.calls.get(id)?.closedMs ?? Infinity) - leftMs);
      }),
    );
  }
  const longestMs = Math.round(Math.max(...tookMs));
  expect(longestMs).toBeLessThan(100);
  for (const [lane, person] of people.entries()) {
    // Who left five times before a reply had three of them free.
    await expect.poll(() => site.countUses(person)).toBe(lane % 2 === 0 ? 5 : 2);
  }
  task.meta.figure = `200 left, provider let go after at most ${longestMs} ms, 100 uses for replies, 40 for more stops`;
});
