import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startModel } from '../e2e/start-model.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { readConfig } from '#server/config/config.ts';
import { holdMs } from '#server/generation/writer-turns.ts';
import { INSTANCE_HEADER } from './start-balancer.ts';
import { startSite, type Person, type Site } from './start-site.ts';

const INSTANCES = 3;
const AT_ONCE = 1000;
/** Half of them have their first reply when an instance is killed, half of them wait for it. */
const STREAMS = 90;
const FIRST_REPLY_MS = 1500;
const TIMEOUT = { AI_TOTAL_TIMEOUT_MS: '10000' };
/** Held uses come back with the sweep, every 15 s. */
const SWEPT_AFTER_MS = holdMs({ config: readConfig(TIMEOUT) }) + 16_000;
const PER_SECOND = 50;
const LOAD_AFTER_MS = 5000;

/** One person asks as often as they can; the limit holds however many instances hear it. */
async function exhaust(options: { isPremium: boolean; left: number; words: ErrorCode }) {
  const { isPremium, left, words } = options;
  await using site = await startSite({ instances: INSTANCES });
  const [person] = await site.makePeople(1, { isPremium });
  if (person === undefined) throw new Error('One was asked for.');
  const startedMs = performance.now();
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => site.generate(person, { plain: true })),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  const tookMs = performance.now() - startedMs;
  const asked = new Set(answers.map(({ headers }) => headers.get(INSTANCE_HEADER)));
  expect(asked.size).toBe(INSTANCES);
  const served = answers.filter(({ status }) => status === 200).length;
  const refused = bodies.filter(
    (body) => (body as { error?: string }).error === ERRORS[words].message,
  );
  expect({ served, refused: refused.length }).toEqual({ served: left, refused: AT_ONCE - left });
  expect(await site.countUses(person)).toBe(left);
  expect(await site.countAllUses()).toEqual({ kept: left, held: 0 });
  return (
    `${served} served, ${refused.length} refused in words, count ${left}, ` +
    `${(tookMs / 1000).toFixed(1)} s, ${site.balancedBy}`
  );
}

test('Q1: 1,000 requests at once with 5 left get 5 through, whichever instance hears them', async ({
  task,
}) => {
  task.meta.figure = await exhaust({ isPremium: false, left: 5, words: 'limit_reached_free' });
});

test('Q2: 1,000 requests at once with 30 left get 30 through', async ({ task }) => {
  task.meta.figure = await exhaust({ isPremium: true, left: 30, words: 'limit_reached_premium' });
});

test('R4: an instance that is killed takes its own streams along, and no use with them', async ({
  task,
}) => {
  await using model = await startModel({ firstMs: FIRST_REPLY_MS, everyMs: 1000 });
  await using site = await startSite({
    instances: INSTANCES,
    env: {
      ...TIMEOUT,
      AI_MODEL: 'openai-compatible:m',
      OPENAI_COMPATIBLE_BASE_URL: model.url,
      AI_PARALLEL_LIMIT: '200',
    },
  });
  const people = await site.makePeople(STREAMS);
  const load = startLoad(site, await site.makePeople(100));
  const early = people.slice(0, STREAMS / 2).map((person) => follow(site, person));
  await Promise.all((await Promise.all(early)).map(({ firstReply }) => firstReply));
  const late = people.slice(STREAMS / 2).map((person) => follow(site, person));
  const streams = [...(await Promise.all(early)), ...(await Promise.all(late))];

  await site.servers[0]?.kill9();
  const killedMs = performance.now();
  await sleep(LOAD_AFTER_MS);
  const others = await load.stop();
  const ends = await Promise.all(streams.map(({ end }) => end));
  const cut = streams.filter(({ instance }) => instance === '0').length;
  expect(cut).toBeGreaterThan(STREAMS / 2 / INSTANCES);
  for (const [index, { instance }] of streams.entries()) {
    expect(ends[index], `stream ${index} on ${instance}`).toMatchObject({
      isWhole: instance !== '0',
      hasReply: instance !== '0' || index < STREAMS / 2,
    });
  }
  const failed = others.filter(({ status }) => status !== 200);
  for (const { startedMs } of failed) expect(startedMs).toBeLessThan(killedMs);

  // Nobody is kept from going on, and in the end each use is one that was delivered.
  const next = await Promise.all(people.map((person) => site.generate(person, { plain: true })));
  expect(next.filter(({ status }) => status === 200)).toHaveLength(STREAMS);
  await expect
    .poll(async () => (await site.countAllUses()).held, { timeout: SWEPT_AFTER_MS, interval: 500 })
    .toBe(0);
  const backMs = performance.now() - killedMs;
  for (const [index, person] of people.entries()) {
    expect(await site.countUses(person), `stream ${index}`).toBe(ends[index]?.hasReply ? 2 : 1);
  }
  task.meta.figure =
    `${cut} of ${STREAMS} streams ended, all its own; of ${others.length} other requests ` +
    `${failed.length} failed, under way on it; uses back after ${(backMs / 1000).toFixed(0)} s; ` +
    `counts = sets delivered; ${site.balancedBy}`;
});

interface End {
  hasReply: boolean;
  isWhole: boolean;
}

/** Begins a stream and follows it to its end, whichever it is. */
async function follow(site: Site, person: Person) {
  const answer = await site.generate(person);
  expect(answer.status).toBe(200);
  const firstReply = Promise.withResolvers<void>();
  const read = async (): Promise<End> => {
    let text = '';
    try {
      for await (const piece of answer.body ?? []) {
        text += Buffer.from(piece).toString();
        if (text.includes('event: reply')) firstReply.resolve();
      }
    } catch {
      // The connection ends with its server: that is what is looked at.
    }
    return { hasReply: text.includes('event: reply'), isWhole: text.includes('event: done') };
  };
  return {
    instance: answer.headers.get(INSTANCE_HEADER),
    firstReply: firstReply.promise,
    end: read(),
  };
}

/** People who read and generate at an even pace until it is stopped. */
function startLoad(site: Site, people: readonly Person[]) {
  const asked: Promise<{ startedMs: number; status: number }>[] = [];
  const stopping = new AbortController();
  const running = (async () => {
    const beganMs = performance.now();
    while (!stopping.signal.aborted) {
      const person = people[Math.floor(asked.length / 10) % people.length];
      if (person === undefined) throw new Error('There are people.');
      asked.push(ask(site, person, asked.length % 10 === 0));
      await sleep(Math.max(0, beganMs + (asked.length * 1000) / PER_SECOND - performance.now()));
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await running;
      return Promise.all(asked);
    },
  };
}

async function ask(site: Site, person: Person, isGeneration: boolean) {
  const startedMs = performance.now();
  try {
    const answer = isGeneration
      ? await site.generate(person, { plain: true })
      : await fetch(`${site.url}/api/usage`, { headers: person.headers });
    await answer.text();
    return { startedMs, status: answer.status };
  } catch {
    return { startedMs, status: 0 }; // cut off
  }
}
