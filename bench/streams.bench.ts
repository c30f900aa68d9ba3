import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { startSite, type Person } from '../endure/start-site.ts';
import { forkServer } from './fork-server.ts';
import { POSTS } from './posts.ts';
import { median, quantile, round } from './figures.ts';
import type { Row } from './row.ts';

export const name = 'streams';

const ROUNDS = 7;
const AT_ONCE = 50;
const ALONE = 8;
/** Pieces of three tokens: 300 tokens a second, as the faster providers. */
const PACE_MS = 10;
const REPLIES = 5;

/** How late a reply comes to the reader, counted from the provider's last letter of it, ms. */
export async function run(): Promise<Row[]> {
  await using provider = await forkServer('generation/start-simulator.ts', {
    PACE_MS: String(PACE_MS),
  });
  const written = new Map<number, bigint[]>();
  provider.child.on('message', ({ stream, at }: { stream: number; at: string }) => {
    written.set(stream, [...(written.get(stream) ?? []), BigInt(at)]);
  });
  await using site = await startSite({
    isDurable: true,
    env: {
      AI_MODEL: 'openai-compatible:sim',
      OPENAI_COMPATIBLE_BASE_URL: provider.url,
      AI_PARALLEL_LIMIT: '1000',
    },
  });
  const people = await site.makePeople(AT_ONCE, { isPremium: true });
  const agent = new Agent({ keepAlive: true });
  let streams = 0;

  async function readStream(person: Person | undefined): Promise<number[]> {
    const stream = (streams += 1);
    const call = request(`${site.url}/api/quick-action`, {
      agent,
      method: 'POST',
      headers: { ...person?.headers, accept: 'text/event-stream' },
    });
    const post = `${POSTS[stream % POSTS.length]?.text} (stream ${stream})`;
    call.end(JSON.stringify({ tweetText: post, tone: 'nice', wantsParts: true }));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const arrived: bigint[] = [];
    for await (const piece of answer) {
      const now = process.hrtime.bigint();
      for (const _ of String(piece).matchAll(/event: reply/g)) arrived.push(now);
    }
    const ended = written.get(stream) ?? [];
    if (arrived.length !== REPLIES || ended.length !== REPLIES) {
      throw new Error(`Stream ${stream} has ${arrived.length} replies of ${ended.length}`);
    }
    return arrived.map((at, index) => Number(at - (ended[index] ?? at)) / 1e6);
  }

  const alone: number[] = [];
  const together: number[][] = [];
  await Promise.all(people.slice(0, AT_ONCE).map(readStream)); // warms up
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let one = 0; one < ALONE; one += 1) alone.push(...(await readStream(people[one])));
    together.push((await Promise.all(people.map(readStream))).flat());
  }
  agent.destroy();
  const p99s = together.map((times) => quantile(times, 0.99));
  return [
    { what: 'alone, median', figure: round(median(alone)), unit: 'ms', wanted: '<= 0.9' },
    { what: 'alone, p99', figure: round(quantile(alone, 0.99)), unit: 'ms', wanted: '<= 3' },
    {
      what: `${AT_ONCE} at once, median`,
      figure: round(median(together.flat())),
      unit: 'ms',
      wanted: '<= 3',
    },
    {
      what: `${AT_ONCE} at once, p99, median of ${ROUNDS} rounds`,
      figure: round(median(p99s)),
      unit: 'ms',
      wanted: '<= 15',
    },
    { what: 'the same, the best and', figure: round(quantile(p99s, 0)), unit: 'ms' },
    { what: 'the worst round', figure: round(quantile(p99s, 1)), unit: 'ms' },
  ];
}
