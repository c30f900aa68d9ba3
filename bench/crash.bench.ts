import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signInBySandbox } from './sign-in-by-sandbox.ts';
import { startModel } from '../e2e/start-model.ts';
import { startServer, type RunningServer } from '../e2e/start-server.ts';
import { readConfig } from '#server/config/config.ts';
import { holdMs } from '#server/generation/writer-turns.ts';
import type { Row } from './row.ts';

export const name = 'crash';

const KILLS = 20;
/** The first reply leaves the model after this, the others after as much again each. */
const REPLY_EVERY_MS = 250;
const TIMEOUT = { AI_TOTAL_TIMEOUT_MS: '3000' };
/** Until a dead process's uses are due, and the sweep has come by. */
const SWEPT_AFTER_MS = holdMs({ config: readConfig(TIMEOUT) }) + 16_000;

/** kill -9 of the server in the middle of a generation, on the embedded database. */
export async function run(kills = KILLS): Promise<Row[]> {
  const model = await startModel({ firstMs: REPLY_EVERY_MS, everyMs: REPLY_EVERY_MS });
  const dataDir = mkdtempSync(join(tmpdir(), 'riposte-crash-'));
  const env = {
    ...TIMEOUT,
    AI_MODEL: 'openai-compatible:slow',
    OPENAI_COMPATIBLE_BASE_URL: model.url,
  };
  try {
    const first = await startServer({ dataDir, env });
    const people = [
      await signInBySandbox(first.url, 'ada@example.com'),
      await signInBySandbox(first.url, 'grace@example.com'),
    ];
    await first.stop();

    // 30 a day each, so that what was delivered before the kills does not use the day up.
    const premium = { ...env, PREMIUM_USER_IDS: people.map(({ userId }) => userId).join(',') };
    let delivered = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startServer({ dataDir, env: premium });
      // Spread evenly from before the first reply to after the fourth.
      const killAfterMs = (kill + 0.5) * ((4 * REPLY_EVERY_MS) / kills);
      const { token } = people[kill % people.length] ?? { token: '' };
      if (await generateAndKill(server, { token, killAfterMs })) delivered += 1;
    }
    const last = await startServer({ dataDir, env: premium });
    await sleep(SWEPT_AFTER_MS);
    let count = 0;
    for (const { token } of people) {
      const usage = await fetch(`${last.url}/api/usage`, {
        headers: { authorization: `Bearer ${token}` },
      });
      count += ((await usage.json()) as { count: number }).count;
    }
    await last.stop();
    return [
      { what: 'kill -9 in the middle of a generation', figure: kills, unit: 'times' },
      { what: 'generations that had delivered a reply', figure: delivered, unit: '' },
      { what: 'count after the sweep', figure: count, unit: '', wanted: String(delivered) },
    ];
  } finally {
    await model[Symbol.asyncDispose]();
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
