import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signInBySandbox } from './sign-in-by-sandbox.ts';
import { startServer, type RunningServer } from '../e2e/start-server.ts';
import type { Row } from './row.ts';

export const name = 'crash';

const KILLS = 20;
/** The first reply leaves the model after this, the others after as much again each. */
const REPLY_EVERY_MS = 250;
const TOTAL_TIMEOUT_MS = 3000;
/** Until a dead process's uses are due, and the sweep has come by. */
const SWEPT_AFTER_MS = TOTAL_TIMEOUT_MS + 15_000 + 16_000;

/** kill -9 of the server in the middle of a generation, 20 times, on the embedded database. */
export async function run(): Promise<Row[]> {
  const model = await startSlowModel();
  const dataDir = mkdtempSync(join(tmpdir(), 'riposte-crash-'));
  const env = {
    AI_MODEL: 'openai-compatible:slow',
    OPENAI_COMPATIBLE_BASE_URL: model.url,
    AI_TOTAL_TIMEOUT_MS: String(TOTAL_TIMEOUT_MS),
  };
  try {
    const first = await startServer({ dataDir, env });
    const { token, userId } = await signInBySandbox(first.url, 'ada@example.com');
    await first.stop();

    // 30 a day, so that what was delivered before the kills does not use the day up.
    const premium = { ...env, PREMIUM_USER_IDS: userId };
    let delivered = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await startServer({ dataDir, env: premium });
      // Spread evenly from before the first reply to after the fourth.
      const killAfterMs = (kill + 0.5) * ((4 * REPLY_EVERY_MS) / KILLS);
      if (await generateAndKill(server, { token, killAfterMs })) delivered += 1;
    }
    const last = await startServer({ dataDir, env: premium });
    await sleep(SWEPT_AFTER_MS);
    const usage = await fetch(`${last.url}/api/usage`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { count } = (await usage.json()) as { count: number };
    await last.stop();
    return [
      { what: 'kill -9 in the middle of a generation', figure: KILLS, unit: 'times' },
      { what: 'generations that had delivered a reply', figure: delivered, unit: '' },
      { what: 'count after the sweep', figure: count, unit: '', wanted: String(delivered) },
    ];
  } finally {
    model.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @returns whether a reply arrived before the end */
async function generateAndKill(
  server: RunningServer,
  { token, killAfterMs }: { token: string; killAfterMs: number },
): Promise<boolean> {
  const answer = await fetch(`${server.url}/api/quick-action`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ tweetText: 'A post', tone: 'nice' }),
  });
  if (answer.body === null || answer.status !== 200) throw new Error(await answer.text());
  const killed = sleep(killAfterMs).then(() => server.kill9());
  let received = '';
  try {
    for await (const piece of answer.body) received += Buffer.from(piece).toString();
  } catch {
    // The connection ends with its server: that is what is measured.
  }
  await killed;
  return received.includes('event: reply');
}

async function startSlowModel() {
  const server = createServer((request, response) => {
    request.resume();
    void (async () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const send = (content: string) =>
        response.write(
          `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`,
        );
      send('{"replies": [');
      for (let index = 0; index < 5; index += 1) {
        await sleep(REPLY_EVERY_MS);
        send(`${index === 0 ? '' : ', '}"Reply number ${index}."`);
      }
      send(']}');
      response.end('data: [DONE]\n\n');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is an object
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
