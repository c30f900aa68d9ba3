import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSite, type Person } from './start-site.ts';

const INSTANCES = 3;
const PEOPLE = 60;
/** An end is announced in milliseconds; a machine at its limit takes its time. */
const HEARD_WITHIN_MS = 2000;

test('A15: a session that one instance ended opens nothing at the others while PostgreSQL is away', async ({
  task,
}) => {
  await using site = await startSite({ instances: INSTANCES });
  const people = await site.makePeople(PEOPLE);
  const urls = site.servers.map(({ url }) => url);
  for (const url of urls) {
    for (const person of people) expect(await askProfile(url, person)).toBe(200);
  }
  const [ended, others] = [people.slice(0, PEOPLE / 2), people.slice(PEOPLE / 2)];
  for (const [index, { headers }] of ended.entries()) {
    const url = urls[index % INSTANCES];
    const left = await fetch(`${url}/api/auth/sign-out`, { method: 'POST', headers });
    expect(left.status).toBe(204);
  }
  await sleep(HEARD_WITHIN_MS); // after the database is gone nothing can be heard any more
  await site.postgres.halt('immediate');
  const askAll = async (whom: readonly Person[]) => {
    const asked = urls.flatMap((url) => whom.map((person) => askProfile(url, person)));
    return (await Promise.all(asked)).filter((status) => status === 200).length;
  };
  expect(await askAll(ended)).toBe(0);
  expect(await askAll(others)).toBe(others.length * INSTANCES);
  task.meta.figure =
    `of ${ended.length} ended sessions 0 opened anything at ${INSTANCES} instances; ` +
    `${others.length} others went on at each`;
});

async function askProfile(url: string, { headers }: Person): Promise<number> {
  const answer = await fetch(`${url}/api/profile`, { headers });
  await answer.body?.cancel();
  return answer.status;
}
