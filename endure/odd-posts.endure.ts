import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { DAILY_LIMITS } from '#contract/limits.ts';
import { makeOddPosts } from '#server/testing/odd-posts.ts';
import { startSite, type Site } from './start-site.ts';

/** ENDURE_ODD_POSTS shortens it for a look; the table's figure is for 20,000. */
const POSTS = Number(process.env['ENDURE_ODD_POSTS'] ?? 20_000);
const SEED = 12;
/** After so long a server has given back what its start left behind. */
const STARTED_MS = 5000;
/** How long the server's loop was away at most, by its own watch. */
const LONGEST_S = 'nodejs_eventloop_lag_max_seconds';
/** What a look may take, and the server be busy without a pause. */
const BUSY_MS = 50;

test('I6: odd posts are answered within a second, and the process is never busy for long', async ({
  task,
}) => {
  await using site = await startSite();
  const people = await site.makePeople(Math.ceil(POSTS / DAILY_LIMITS.premiumLimit) + 1, {
    isPremium: true,
  });
  const last = people.pop();
  if (last === undefined) throw new Error('There is nobody.');
  // The start's garbage collected, the code compiled and the database's pages read before the watch.
  await sleep(STARTED_MS);
  for (let count = 0; count < DAILY_LIMITS.premiumLimit; count += 1)
    await ask(site, last, 'Warm up?');
  const posts = makeOddPosts({ seed: SEED, count: POSTS });
  await site.readMetrics(LONGEST_S); // begins anew with each look
  const watch = watchHealth(site);
  const tookMs: number[] = [];
  for (const [index, post] of posts.entries()) {
    const person = people[Math.floor(index / DAILY_LIMITS.premiumLimit)];
    if (person === undefined) throw new Error('There are too few people.');
    tookMs.push(await ask(site, person, post));
  }
  const healthMs = (await watch.stop()).sort((one, other) => one - other);
  const busyMs = (await site.readMetrics(LONGEST_S))[LONGEST_S] * 1000;
  const slowestMs = Math.max(...tookMs);
  const part = (share: number) => healthMs[Math.floor(share * (healthMs.length - 1))] ?? Infinity;
  const figure =
    `${tookMs.length} answered, the slowest after ${Math.round(slowestMs)} ms; ` +
    `${healthMs.length} looks at /healthz: half within ${part(0.5).toFixed(1)} ms, ` +
    `999 of 1,000 within ${part(0.999).toFixed(0)} ms, all within ${part(1).toFixed(0)} ms; ` +
    `the server's loop never away for more than ${busyMs.toFixed(0)} ms`;
  task.meta.figure = figure;
  expect(slowestMs, figure).toBeLessThan(1000);
  // Of the very slowest looks the machine decides: with neighbours on its cores one took 91 ms
  // while the server was never away for more than 27.
  expect(part(0.999), figure).toBeLessThan(BUSY_MS);
  expect(busyMs, figure).toBeLessThan(BUSY_MS);
});

/** @returns how long the answer took, ms */
async function ask(site: Site, person: Parameters<Site['generate']>[0], post: string) {
  const beganMs = performance.now();
  const answer = await site.generate(person, { plain: true, post });
  const body = await answer.text();
  const tookMs = performance.now() - beganMs;
  expect(answer.status, `${JSON.stringify(post)}: ${body}`).toBe(200);
  return tookMs;
}

/** Looks at /healthz again and again, one look at a time, from a thread of its own. */
function watchHealth(site: Site): { stop(): Promise<number[]> } {
  const url = `${site.server.url}/healthz`;
  const worker = new Worker(new URL('look-at-health.ts', import.meta.url), { workerData: { url } });
  const looked = once(worker, 'message');
  return {
    stop: async () => {
      worker.postMessage('enough');
      const [tookMs] = (await looked) as [number[]];
      return tookMs;
    },
  };
}
