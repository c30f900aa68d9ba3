import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSite, type Site } from './start-site.ts';

const IDLE = 5000;
const SLOW = 500;
/** A slow client sends a little this often. */
const DRIP_MS = 1000;

test('I1: huge, slow and idle clients are bounded, and others are served meanwhile', async ({
  task,
}) => {
  await using site = await startSite();
  const people = await site.makePeople(40);
  await serve(site, people.slice(0, 10));
  const beforeMb = await readMemoryMb(site);

  const huge = await fetch(`${site.server.url}/api/quick-action`, {
    method: 'POST',
    headers: people[0]?.headers ?? {},
    body: JSON.stringify({ tweetText: 'x'.repeat(10_000_000), tone: 'nice' }),
  });
  expect(huge.status).toBe(413);
  const headers = Array.from({ length: 10_000 }, (_, index) => `x-${index}: y`).join('\r\n');
  expect(await talk(site, `GET /healthz HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  );

  const idle = await open(site, IDLE);
  const slow = await open(site, SLOW);
  const startedMs = performance.now();
  for (const [index, socket] of slow.entries()) {
    const head = 'POST /api/quick-action HTTP/1.1\r\nhost: x\r\n';
    // Half of them never finish their headers, half never their body.
    socket.write(index % 2 === 0 ? head : `${head}content-length: 1000\r\n\r\n`);
  }
  const drip = setInterval(() => {
    for (const socket of slow) if (!socket.destroyed) socket.write('x');
  }, DRIP_MS);
  const servedMs = await serve(site, people.slice(10));
  const duringMb = await readMemoryMb(site);
  expect(servedMs).toBeLessThan(2000);
  while (slow.some((socket) => !socket.destroyed) && performance.now() - startedMs < 60_000) {
    await sleep(200);
  }
  clearInterval(drip);
  const cutAfterMs = performance.now() - startedMs;
  expect(cutAfterMs).toBeLessThan(40_000);
  for (const socket of idle) socket.destroy();
  const grownMb = Math.round(duringMb - beforeMb);
  expect(grownMb).toBeLessThan(300);
  task.meta.figure =
    `413, 431; ${IDLE} idle and ${SLOW} slow sockets: ${grownMb} MB more, others served within ` +
    `${Math.round(servedMs)} ms, slow ones cut after ${Math.round(cutAfterMs / 1000)} s`;
});

test('I2: bytes that are no text get a clear answer, and strange text is written for', async ({
  task,
}) => {
  await using site = await startSite();
  const [person] = await site.makePeople(1, { isPremium: true });
  if (person === undefined) throw new Error('One was asked for.');
  const send = (body: string | Uint8Array<ArrayBuffer>) =>
    fetch(`${site.server.url}/api/quick-action`, {
      method: 'POST',
      headers: person.headers,
      body,
    });
  const bytes = new TextEncoder().encode('{"tweetText":"?","tone":"nice"}');
  bytes[bytes.indexOf(0x3f)] = 0xff; // never in UTF-8
  const bad: Record<string, string | Uint8Array<ArrayBuffer>> = {
    'invalid UTF-8': bytes,
    'half a surrogate pair': '{"tweetText":"a \\ud800 b","tone":"nice"}',
    NUL: '{"tweetText":"a \\u0000 b","tone":"nice"}',
    'only control characters': '{"tweetText":"\\u0007\\u001b","tone":"nice"}',
  };
  const answered: string[] = [];
  for (const [what, body] of Object.entries(bad)) {
    const { status } = await send(body);
    expect([200, 400], `${what}: ${status}`).toContain(status);
    answered.push(`${what} ${status}`);
  }
  const good = {
    '1,080 characters of emoji': '😀'.repeat(540),
    'a family of seven code points': '👨‍👩‍👧‍👦'.repeat(98),
    'right-to-left override': 'abc \u202Edef\u202C ghi',
  };
  for (const [what, tweetText] of Object.entries(good)) {
    const { status } = await send(JSON.stringify({ tweetText, tone: 'nice' }));
    expect(status, what).toBe(200);
  }
  const tooMany = await send(JSON.stringify({ tweetText: '😀'.repeat(541), tone: 'nice' }));
  expect(tooMany.status).toBe(400);
  task.meta.figure = `${answered.join(', ')}; 1,080 units of emoji 200, 1,082 are 400`;
});

/** @returns how long the slowest of them waited for a set of replies, ms */
async function serve(site: Site, people: Awaited<ReturnType<Site['makePeople']>>): Promise<number> {
  const tookMs: number[] = [];
  for (const person of people) {
    const startedMs = performance.now();
    const answer = await site.generate(person, { plain: true });
    expect(answer.status, await answer.text()).toBe(200);
    tookMs.push(performance.now() - startedMs);
  }
  return Math.max(...tookMs);
}

async function readMemoryMb(site: Site): Promise<number> {
  const metrics = await site.readMetrics('process_resident_memory_bytes');
  return metrics.process_resident_memory_bytes / 1024 ** 2;
}

function open(site: Site, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(site.server.url);
  return Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(port), hostname, () => resolve(socket));
          socket.on('error', reject); // after the connection nobody listens: a cut is expected
          socket.resume();
        }),
    ),
  );
}

async function talk(site: Site, text: string): Promise<string> {
  const [socket] = await open(site, 1);
  if (socket === undefined) throw new Error('One was asked for.');
  let said = '';
  socket.on('data', (piece) => (said += piece.toString()));
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return said;
}
