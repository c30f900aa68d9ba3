import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';
import { startSite, type Person } from '../endure/start-site.ts';
import { forkServer } from './fork-server.ts';
import { POSTS } from './posts.ts';
import { median, round } from './figures.ts';
import type { Row } from './row.ts';

export const name = 'scale';

const INSTANCES = [1, 2, 4];
const AT_ONCE = 32;
const A_ROUND = 480;
const ROUNDS = 3;
/** Of /proc/PID/stat, a second; Linux has had it for decades. */
const TICKS = 100;

interface Taken {
  aSecond: number;
  /** Of a generation, ms of processor: in the instances, and in PostgreSQL. */
  instancesMs: number;
  postgresMs: number;
}

/**
 * The same generations by one, two and four instances behind a balancer on one PostgreSQL, as far as the
 * cores reach: this machine's clients, provider and database need some of them too.
 */
export async function run(): Promise<Row[]> {
  await using provider = await forkServer('generation/start-simulator.ts');
  const rows: Row[] = [{ what: 'cores of this machine', figure: availableParallelism(), unit: '' }];
  for (const instances of INSTANCES) {
    const { aSecond, instancesMs, postgresMs } = await measure(instances, provider.url);
    const what = `${instances} ${instances === 1 ? 'instance' : 'instances'}`;
    rows.push(
      { what: `${what}, generations`, figure: Math.round(aSecond), unit: '/s' },
      { what: `${what}, CPU of a generation in them`, figure: round(instancesMs), unit: 'ms' },
      { what: `${what}, in PostgreSQL`, figure: round(postgresMs), unit: 'ms' },
    );
  }
  return rows;
}

async function measure(instances: number, provider: string): Promise<Taken> {
  await using site = await startSite({
    isDurable: true,
    instances,
    env: {
      AI_MODEL: 'openai-compatible:sim',
      OPENAI_COMPATIBLE_BASE_URL: provider,
      AI_PARALLEL_LIMIT: '1000',
    },
  });
  const people = await site.makePeople(Math.ceil((A_ROUND * (ROUNDS + 1)) / 30), {
    isPremium: true,
  });
  const taken: Taken[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = { instances: readCpuMs('dist/server/main'), postgres: readCpuMs('postgres') };
    const startedMs = performance.now();
    await generateAll(site.url, { people, round });
    const seconds = (performance.now() - startedMs) / 1000;
    if (round === 0) continue; // warms up
    taken.push({
      aSecond: A_ROUND / seconds,
      instancesMs: (readCpuMs('dist/server/main') - before.instances) / A_ROUND,
      postgresMs: (readCpuMs('postgres') - before.postgres) / A_ROUND,
    });
  }
  const middle = (of: (one: Taken) => number) => median(taken.map(of));
  return {
    aSecond: middle((one) => one.aSecond),
    instancesMs: middle((one) => one.instancesMs),
    postgresMs: middle((one) => one.postgresMs),
  };
}

async function generateAll(
  url: string,
  { people, round }: { people: readonly Person[]; round: number },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = round * A_ROUND;
  const end = next + A_ROUND;
  const work = async () => {
    for (let number = next++; number < end; number = next++) {
      const person = people[number % people.length];
      const headers = { ...person?.headers, accept: 'text/event-stream' };
      const call = request(`${url}/api/quick-action`, { agent, method: 'POST', headers });
      const post = `${POSTS[number % POSTS.length]?.text} (${number})`;
      call.end(JSON.stringify({ tweetText: post, tone: 'nice', wantsParts: true }));
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      const body = await text(answer);
      if (!body.includes('event: done')) throw new Error(body.slice(0, 400));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();
}

/** What the processes whose command has these words have used, those that ended aside. */
function readCpuMs(words: string): number {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(words)) continue;
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13);
      ticks += Number(user) + Number(system);
    } catch {
      // Gone meanwhile.
    }
  }
  return (1000 * ticks) / TICKS;
}
