import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { createMetrics } from '#server/metrics.ts';
import { findOrCreateUser } from '#server/identity/find-or-create-user.ts';
import { createSession } from '#server/identity/sessions.ts';
import { createSandboxCheckout } from '#server/providers/commerce/create-sandbox-checkout.ts';
import { createSandboxSignIn } from '#server/providers/identity/create-sandbox-sign-in.ts';
import { createBuiltinWriter } from '#server/providers/model/builtin/create-builtin-writer.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import type { Row } from './row.ts';

export const name = 'quota';

const REQUESTS = 200;

/** 200 requests at once by one person with 5 uses left, on both databases. */
export async function run(): Promise<Row[]> {
  const logger = pino({ level: 'silent' });
  const dataDir = mkdtempSync(join(tmpdir(), 'riposte-bench-'));
  const server = await startPostgres();
  try {
    return [
      ...(await burst('PGlite', await openDatabase({ url: null, dataDir, logger }))),
      ...(await burst('PostgreSQL', await openDatabase({ url: server.url, dataDir, logger }))),
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function burst(kind: string, database: Database): Promise<Row[]> {
  const config = readConfig({});
  const clock = systemClock;
  const { identity } = await createSandboxSignIn({ publicUrl: config.publicUrl, clock });
  const { commerce, webhookSecret } = createSandboxCheckout({
    publicUrl: config.publicUrl,
    secret: 'bench',
    clock,
    sleep: async () => {},
    callWebhook: () => new Response(null, { status: 200 }),
  });
  const writer = createBuiltinWriter({ random: Math.random });
  const logger = pino({ level: 'silent' });
  const deps = {
    config,
    metrics: createMetrics(),
    database,
    clock,
    logger,
    writer,
    substitute: writer,
    identity,
    commerce,
    commerceWebhookSecret: webhookSecret,
    commerceRetryMs: [],
    stopping: new AbortController().signal,
  };
  const app = createApp(deps, { pages: null });
  const email = `${randomBytes(4).toString('hex')}@example.com`;
  const userId = await findOrCreateUser(deps, {
    issuer: 'bench',
    subject: email,
    email,
    emailVerified: true,
    displayName: 'Bench',
    photoUrl: null,
  });
  const headers = {
    authorization: `Bearer ${await createSession(deps, userId)}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ tweetText: 'Tabs are better than spaces.', tone: 'rage' });
  const startedMs = performance.now();
  const answers = await Promise.all(
    Array.from({ length: REQUESTS }, async () =>
      app.request('/api/quick-action', { method: 'POST', headers, body }),
    ),
  );
  const tookMs = performance.now() - startedMs;
  const usage = (await (await app.request('/api/usage', { headers })).json()) as { count: number };
  await database.close();
  const withStatus = (status: number) =>
    answers.filter((answer) => answer.status === status).length;
  return [
    {
      what: `${kind}: of ${REQUESTS} at once, succeeded`,
      figure: withStatus(200),
      unit: '',
      wanted: '5',
    },
    { what: `${kind}: got the limit's words`, figure: withStatus(429), unit: '', wanted: '195' },
    { what: `${kind}: count afterwards`, figure: usage.count, unit: '', wanted: '5' },
    { what: `${kind}: all answered after`, figure: Math.round(tookMs), unit: 'ms' },
  ];
}
