import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startSite, type Person } from '../endure/start-site.ts';
import { POSTS } from './posts.ts';
import type { Row } from './row.ts';

export const name = 'generation';

const ROUNDS = 7;
const AT_ONCE = 16;
const A_ROUND = 240;
/** Premium people, so that nobody meets a limit: 30 a day each. */
const PEOPLE = Math.ceil((A_ROUND * (ROUNDS + 1)) / 30);
/** Rounds that differ by more than this, largest to smallest, were disturbed. */
const QUIET_SPREAD = 1.6;

interface Contestant {
  name: string;
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
  await using provider = await forkServer('start-simulator.ts');
  await using site = await startSite({
    isDurable: true,
    env: {
      AI_MODEL: 'openai-compatible:sim',
      OPENAI_COMPATIBLE_BASE_URL: provider.url,
      AI_PARALLEL_LIMIT: '1000',
    },
  });
  await using limit = await forkServer('start-limit.ts', {
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
  const rounds = new Map<Contestant, Round[]>([
    [ours, []],
    [bare, []],
  ]);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [contestant, taken] of rounds) {
      const one = await measureRound(contestant, { people, round });
      if (round > 0) taken.push(one); // the first warms up
    }
  }
  return describe(rounds.get(ours) ?? [], rounds.get(bare) ?? []);
}

function describe(ours: Round[], bare: Round[]): Row[] {
  const rows = (what: string, of: (round: Round) => number, unit: string, wanted: string) => {
    const [one, other] = [median(ours.map(of)), median(bare.map(of))];
    return [
      { what: `${what}: ours`, figure: round2(one), unit },
      { what: `${what}: limit`, figure: round2(other), unit },
      { what: `${what}: ours to the limit`, figure: round2(one / other), unit: 'x', wanted },
    ];
  };
  const spread =
    Math.max(...ours.map((each) => each.cpuMs)) / Math.min(...ours.map((each) => each.cpuMs));
  return [
    ...rows(`CPU a generation, ${AT_ONCE} at once`, (each) => each.cpuMs, 'ms', '1.3 ms'),
    ...rows('generations a second', (each) => each.aSecond, '/s', '>= 0.25'),
    ...rows('p50', (each) => each.p50Ms, 'ms', ''),
    ...rows('p99', (each) => each.p99Ms, 'ms', '<= 5'),
    {
      what: `CPU, largest round to smallest of ${ROUNDS}${spread > QUIET_SPREAD ? ': THE MACHINE WAS TOO BUSY TO TELL' : ''}`,
      figure: round2(spread),
      unit: 'x',
      wanted: `< ${QUIET_SPREAD}`,
    },
  ];
}

async function measureRound(
  contestant: Contestant,
  { people, round }: { people: readonly Person[]; round: number },
): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
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
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const seconds = (performance.now() - startedMs) / 1000;
  const cpuMs = ((await contestant.readCpuMs()) - cpuBefore) / A_ROUND;
  agent.destroy();
  const sorted = timesMs.toSorted((one, other) => one - other);
  return {
    cpuMs,
    aSecond: A_ROUND / seconds,
    p50Ms: median(sorted),
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
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
  call.end(JSON.stringify({ tweetText: post, tone: 'nice' }));
  const [answer] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
  const body = await text(answer);
  const isWhole = who === 'limit' ? body.includes('[DONE]') : body.includes('event: done');
  if (!isWhole) throw new Error(`${who} answered ${answer.statusCode}: ${body.slice(0, 400)}`);
}

async function forkServer(
  file: string,
  env: Record<string, string> = {},
): Promise<{ url: string } & AsyncDisposable> {
  const path = fileURLToPath(new URL(`generation/${file}`, import.meta.url));
  const child = fork(path, { env: { ...process.env, ...env } });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function round2(figure: number): number {
  return Math.round(figure * 100) / 100;
}
