import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildBenchDeps, signInOnBench } from '../bench/build-bench-deps.ts';
import { startServer } from '../e2e/start-server.ts';
import type { Usage } from '#contract/usage.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { premiumUsers } from '#server/database/schema.ts';

const KILLS = 20;
const PEOPLE = 40;
/** Requests that write, under way at any time. */
const WRITERS = 8;
/** From the first write to the kill: another moment each time. */
const KILL_AFTER_MS = { first: 200, each: 90 };

interface Person {
  headers: Record<string, string>;
  /** Replies whose saving was acknowledged. */
  saved: Set<string>;
  /** Sets of replies that arrived, and sets that were asked for. */
  delivered: number;
  asked: number;
}

test('D6: kill -9 under writes leaves an embedded database that opens and has all it acknowledged', async ({
  task,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'riposte-embedded-'));
  try {
    const people = await makePeople(dataDir);
    let openedMs = 0;
    for (let kill = 0; kill <= KILLS; kill += 1) {
      const startedMs = performance.now();
      const server = await startServer({ dataDir });
      openedMs = Math.max(openedMs, performance.now() - startedMs);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      for (const person of people) await expectAllKept(server.url, person);
      if (kill === KILLS) {
        await server.stop();
        break;
      }
      const killing = sleep(KILL_AFTER_MS.first + kill * KILL_AFTER_MS.each);
      const writers = Array.from({ length: WRITERS }, (_, lane) =>
        writeUntilDead(server.url, { people, lane: `${kill}x${lane}` }),
      );
      await killing;
      await server.kill9();
      await Promise.all(writers);
    }
    const total = (of: (person: Person) => number) =>
      people.reduce((sum, person) => sum + of(person), 0);
    const saved = total((person) => person.saved.size);
    const delivered = total((person) => person.delivered);
    expect(saved).toBeGreaterThan(KILLS * 10);
    expect(delivered).toBeGreaterThan(KILLS * 5);
    task.meta.figure =
      `${KILLS} kills, opened each time within ${(openedMs / 1000).toFixed(1)} s; ` +
      `${saved} favorites and ${delivered} uses acknowledged, all there`;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function makePeople(dataDir: string): Promise<Person[]> {
  const logger = pino({ level: 'silent' });
  const database = await openDatabase({ url: null, dataDir, logger });
  try {
    const deps = await buildBenchDeps(database);
    const people: Person[] = [];
    for (let one = 0; one < PEOPLE; one += 1) {
      const { email, headers } = await signInOnBench(deps);
      await database.orm.insert(premiumUsers).values({ email, isLifetime: true });
      people.push({ headers, saved: new Set(), delivered: 0, asked: 0 });
    }
    return people;
  } finally {
    await database.close();
  }
}

/** Saves replies and asks for sets in turn, one after the other, until nobody answers. */
async function writeUntilDead(
  url: string,
  { people, lane }: { people: readonly Person[]; lane: string },
): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const person = people[Math.floor(Math.random() * people.length)];
    if (person === undefined) throw new Error('There are people.');
    const { headers } = person;
    try {
      if (turn % 2 === 0) {
        const reply = `Reply ${lane}-${turn}`;
        const body = JSON.stringify({ reply });
        const answer = await fetch(`${url}/api/favourites`, { method: 'POST', headers, body });
        await answer.text();
        if (answer.status === 201) person.saved.add(reply);
      } else {
        person.asked += 1;
        const body = JSON.stringify({ tweetText: 'Tabs are better than spaces.', tone: 'nice' });
        const answer = await fetch(`${url}/api/quick-action`, { method: 'POST', headers, body });
        await answer.text();
        if (answer.status === 200) person.delivered += 1;
      }
    } catch {
      return; // it is dead: what was under way was not acknowledged
    }
  }
}

async function expectAllKept(url: string, person: Person): Promise<void> {
  const { headers } = person;
  const csv = await (await fetch(`${url}/api/favourites.csv`, { headers })).text();
  const kept = new Set(csv.match(/Reply \d+x\d+-\d+/g));
  expect([...person.saved].filter((reply) => !kept.has(reply))).toEqual([]);
  const usage = (await (await fetch(`${url}/api/usage`, { headers })).json()) as Usage;
  // More than delivered where the answer was cut off; never more than was asked for.
  expect(usage.count).toBeGreaterThanOrEqual(person.delivered);
  expect(usage.count).toBeLessThanOrEqual(person.asked);
}
