import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { startSite, type Person } from '../endure/start-site.ts';
import { forkServer } from './fork-server.ts';
import { POSTS } from './posts.ts';
import { median, quantile, round } from './figures.ts';
import type { Row } from './row.ts';

export const name = 'generation';

const ROUNDS = 7;
const AT_ONCE = [16, 32] as const;
const A_ROUND = 480;
/** Until the engine has compiled what is hot; the first thousand cost twice as much. */
const WARM_UP_ROUNDS = 3;
const ALL_ROUNDS = WARM_UP_ROUNDS + ROUNDS * AT_ONCE.length;
/** Premium people, so that nobody meets a limit: 30 a day each. */
const PEOPLE = Math.ceil((A_ROUND * ALL_ROUNDS) / 30);
/** Rounds that differ by more than this, largest to smallest, were disturbed. */
const QUIET_SPREAD = 1.6;

interface Contestant {
  name: 'ours' | 'limit';
  url: string;
  /** What its process has used since its start, ms. */
  readCpuMs: () => Promise<number>;
}

interface Round {
  cpuMs: number;
  aSecond: number;
  p50Ms: number;
  p99Ms: number;
}

/**
 * Whole generations, streamed, beside a server that does nothing but what cannot be left out: the same
 * database and provider, in turns, each round with posts and people of its own.
 */
export async function run(): Promise<Row[]> {
  await using provider = await forkServer('generation/start-simulator.ts');
  await using site = await startSite({
    isDurable: true,
    env: {
      AI_MODEL: 'openai-compatible:sim',
      OPENAI_COMPATIBLE_BASE_URL: provider.url,
      AI_PARALLEL_LIMIT: '1000',
    },
  });
  await using limit = await forkServer('generation/start-limit.ts', {
    DATABASE_URL: site.postgres.url,
    PROVIDER: provider.url,
  });
  const people = await site.makePeople(PEOPLE, { isPremium: true });
  const ours: Contestant = {
    name: 'ours',
    url: `${site.url}/api/quick-action`,
    readCpuMs: async () =>
      (await site.readMetrics('process_cpu_seconds_total')).process_cpu_seconds_total * 1000,
  };
  const bare: Contestant = {
    name: 'limit',
    url: `${limit.url}/generate`,
    readCpuMs: async () => Number(await (await fetch(`${limit.url}/cpu`)).text()),
  };
  const rounds = Object.fromEntries(
    AT_ONCE.map((atOnce) => [atOnce, { ours: [] as Round[], limit: [] as Round[] }]),
  );
  for (let round = 0; round < ALL_ROUNDS; round += 1) {
    const atOnce = AT_ONCE[round % AT_ONCE.length] ?? AT_ONCE[0];
    for (const contestant of [ours, bare]) {
      const one = await measureRound(contestant, { people, round, atOnce });
      if (round >= WARM_UP_ROUNDS) rounds[atOnce]?.[contestant.name].push(one);
    }
  }
  return AT_ONCE.flatMap((atOnce) => describe(atOnce, rounds[atOnce] ?? { ours: [], limit: [] }));
}

function describe(
  atOnce: number,
  { ours, limit }: Record<Contestant['name'], readonly Round[]>,
): Row[] {
  const rows = (what: string, of: (round: Round) => number, unit: string, wanted: string) => {
    const [one, other] = [median(ours.map(of)), median(limit.map(of))];
    return [
      { what: `${atOnce} at once, ${what}: ours`, figure: round(one), unit },
      { what: `${atOnce} at once, ${what}: limit`, figure: round(other), unit },
      { what: `${atOnce} at once, ${what}: ratio`, figure: round(one / other), unit: 'x', wanted },
    ];
  };
  const spreadOf = (all: readonly Round[]) =>
    Math.max(...all.map((each) => each.cpuMs)) / Math.min(...all.map((each) => each.cpuMs));
  const spread = Math.max(spreadOf(ours), spreadOf(limit));
  return [
    ...rows('CPU a generation', (each) => each.cpuMs, 'ms', 'ours 1.3 ms at 16'),
    ...rows('generations a second', (each) => each.aSecond, '/s', '>= 0.25 at 32'),
    ...rows('p50', (each) => each.p50Ms, 'ms', ''),
    ...rows('p99', (each) => each.p99Ms, 'ms', '<= 5 at 16'),
    {
      what: `${atOnce} at once, CPU, largest of ${ROUNDS} rounds to smallest${spread > QUIET_SPREAD ? ': TOO BUSY TO TELL' : ''}`,
      figure: round(spread),
      unit: 'x',
      wanted: `< ${QUIET_SPREAD}`,
    },
  ];
}

async function measureRound(
  contestant: Contestant,
  { people, round, atOnce }: { people: readonly Person[]; round: number; atOnce: number },
): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const timesMs: number[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < A_ROUND; index = next++) {
      const number = round * A_ROUND + index;
      const person = people[number % people.length];
      const post = `${POSTS[number % POSTS.length]?.text} (${number})`;
      const startedMs = performance.now();
      await generate(contestant, { agent, post, headers: person?.headers ?? {} });
      timesMs.push(performance.now() - startedMs);
    }
  };
  const cpuBefore = await contestant.readCpuMs();
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - startedMs) / 1000;
  const cpuMs = ((await contestant.readCpuMs()) - cpuBefore) / A_ROUND;
  agent.destroy();
  return {
    cpuMs,
    aSecond: A_ROUND / seconds,
    p50Ms: median(timesMs),
    p99Ms: quantile(timesMs, 0.99),
  };
}

async function generate(
  { name: who, url }: Contestant,
  { agent, post, headers }: { agent: Agent; post: string; headers: Record<string, string> },
): Promise<void> {
  const call = request(url, {
    agent,
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream' },
  });
  // As the page asks.
  call.end(JSON.stringify({ tweetText: post, tone: 'nice', wantsParts: true }));
  const [answer] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
  const body = await text(answer);
  const isWhole = who === 'limit' ? body.includes('[DONE]') : body.includes('event: done');
  if (!isWhole) throw new Error(`${who} answered ${answer.statusCode}: ${body.slice(0, 400)}`);
}
