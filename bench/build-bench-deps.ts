import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { systemClock } from '#server/database/clock.ts';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import type { Deps } from '#server/deps.ts';
import { createWriterTurns } from '#server/generation/writer-turns.ts';
import { followBrowserAnswers } from '#server/generation/browser-answers.ts';
import { createOwnTurns } from '#server/generation/own-turns.ts';
import { createPasswords, OWASP_COST } from '#server/operator/password.ts';
import { findOrCreateUser } from '#server/identity/find-or-create-user.ts';
import { createSession } from '#server/identity/sessions.ts';
import { createDailyCounts } from '#server/overview/daily-counts.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { createSandboxCheckout } from '#server/providers/commerce/create-sandbox-checkout.ts';
import { createSandboxSignIn } from '#server/providers/identity/create-sandbox-sign-in.ts';
import { createBuiltinWriter } from '#server/writers/builtin/create-builtin-writer.ts';
import { createOfflineUses } from '#server/quota/offline-uses.ts';
import { createUptake } from '#server/uptake/uptake.ts';

type Checkout = ReturnType<typeof createSandboxCheckout>;

/**
 * What an instance of the application is built from, without a port and without a log.
 * @param options.checkout shared by instances that buy at one provider; one of its own by default
 */
export async function buildBenchDeps(
  database: Database,
  options: { checkout?: Checkout } = {},
): Promise<Deps> {
  const config = readConfig({});
  const clock = systemClock;
  const { identity } = await createSandboxSignIn({ publicUrl: config.publicUrl, clock });
  const writer = createBuiltinWriter({ random: Math.random });
  const experiments = {
    armOf: () => null,
    writerNames: () => [],
    refresh: () => Promise.resolve(),
  };
  const dailyCounts = createDailyCounts();
  const checkout =
    options.checkout ?? createBenchCheckout(() => new Response(null, { status: 200 }));
  return {
    config,
    metrics: createMetrics(dailyCounts, database),
    dailyCounts,
    uptake: createUptake('bench'),
    modelPrices: { currency: 'usd', models: {} },
    database,
    clock,
    offlineUses: createOfflineUses(clock),
    logger: pino({ level: 'silent' }),
    writer,
    substitute: writer,
    writerSettings: {
      ...{ writer, seal: null, selected: () => null, refresh: () => Promise.resolve() },
      candidates: () => new Map(),
    },
    experiments,
    writerTurns: createWriterTurns({ config }),
    ownTurns: createOwnTurns(),
    browserAnswers: await followBrowserAnswers({ database, clock, secret: 'bench' }),
    identity,
    anonymousId: 'anon-bench',
    verifier: null,
    commerce: checkout.commerce,
    commerceWebhookSecret: checkout.webhookSecret,
    commerceRetryMs: [],
    heartbeatMs: 15_000,
    fetch,
    fetchPublic: fetch,
    passwords: createPasswords(OWASP_COST),
    stopping: new AbortController().signal,
  };
}

/** The sandbox commerce provider; its webhooks go where the bench says. */
export function createBenchCheckout(
  callWebhook: (request: Request) => Response | Promise<Response>,
): Checkout {
  const { publicUrl } = readConfig({});
  return createSandboxCheckout({
    publicUrl,
    secret: 'bench',
    clock: systemClock,
    sleep: async () => {},
    callWebhook,
  });
}

/** Makes a person and signs them in. */
export async function signInOnBench(
  deps: Deps,
): Promise<{ userId: string; email: string; headers: Record<string, string> }> {
  const email = `${randomBytes(6).toString('hex')}@example.com`;
  const userId = await findOrCreateUser(deps, {
    issuer: 'bench',
    subject: email,
    email,
    emailVerified: true,
    displayName: 'Bench',
    photoUrl: null,
  });
  const token = await createSession(deps, userId);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { userId, email, headers };
}
