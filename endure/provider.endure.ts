import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startModel } from '../e2e/start-model.ts';
import { startSite, type Site } from './start-site.ts';

const DOWN_MS = 60_000;
const PER_SECOND = 50;
/** The first requests find out; those after them should not have to wait. */
const FINDERS = 50;
/** The times of a provider elsewhere: a server on this machine has more. */
const ELSEWHERE = { AI_FIRST_REPLY_TIMEOUT_MS: '15000', AI_TOTAL_TIMEOUT_MS: '45000' };

test('P2: a model that says nothing, or a byte a second, is given up in time, for no use', async ({
  task,
}) => {
  const figures = await Promise.all(
    [
      { manner: 'silent' as const, boundMs: 35_000 },
      { manner: 'one byte a second' as const, boundMs: 46_000 },
    ].map(async ({ manner, boundMs }) => {
      await using model = await startModel({ manner });
      await using site = await startSite({ env: { ...settings(model.url), ...ELSEWHERE } });
      const [person] = await site.makePeople(1);
      if (person === undefined) throw new Error('One was asked for.');
      const startedMs = performance.now();
      const answer = await site.generate(person, { plain: true });
      const tookMs = performance.now() - startedMs;
      expect(answer.status, await answer.text()).toBe(504);
      expect(tookMs).toBeLessThan(boundMs);
      expect(await site.countUses(person)).toBe(0);
      return `${manner}: ${(tookMs / 1000).toFixed(1)} s`;
    }),
  );
  task.meta.figure = figures.join(', ');
});

test('P4: a provider that is down fails fast, and is found again when it is back', async ({
  task,
}) => {
  await using model = await startModel();
  await using site = await startSite({ env: settings(model.url) });
  const people = await site.makePeople(PER_SECOND * 4);
  expect(await ask(site, people[0])).toMatchObject({ status: 200 });

  await model.goAway();
  const answers: Promise<{ status: number; tookMs: number }>[] = [];
  const startedMs = performance.now();
  for (let sent = 0; performance.now() - startedMs < DOWN_MS; sent += 1) {
    answers.push(ask(site, people[sent % people.length]));
    await sleep(Math.max(0, startedMs + ((sent + 1) * 1000) / PER_SECOND - performance.now()));
  }
  const settled = await Promise.all(answers);
  expect(new Set(settled.map(({ status }) => status))).toEqual(new Set([503]));
  const fast = settled.slice(FINDERS).map(({ tookMs }) => tookMs);
  fast.sort((one, other) => one - other);
  const p99Ms = Math.round(fast[Math.floor(fast.length * 0.99)] ?? Infinity);
  const longestMs = Math.round(Math.max(...settled.map(({ tookMs }) => tookMs)));
  expect(p99Ms).toBeLessThan(1000);
  expect(longestMs).toBeLessThan(10_000);

  await model.comeBack();
  const backMs = performance.now();
  let tries = 0;
  while ((await ask(site, people[(tries += 1)])).status !== 200) await sleep(50);
  const recoveredMs = performance.now() - backMs;
  expect(recoveredMs).toBeLessThan(5000);
  const counts = await Promise.all(people.map((person) => site.countUses(person)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  task.meta.figure =
    `${settled.length} requests: p99 ${p99Ms} ms, longest ${longestMs} ms; ` +
    `back after ${(recoveredMs / 1000).toFixed(1)} s; no use lost`;
});

function settings(url: string): Record<string, string> {
  return { AI_MODEL: 'openai-compatible:m', OPENAI_COMPATIBLE_BASE_URL: url };
}

async function ask(
  site: Site,
  person: Awaited<ReturnType<Site['makePeople']>>[number] | undefined,
) {
  if (person === undefined) throw new Error('There are more people than tries.');
  const startedMs = performance.now();
  const answer = await site.generate(person, { plain: true });
  await answer.body?.cancel();
  return { status: answer.status, tookMs: performance.now() - startedMs };
}
