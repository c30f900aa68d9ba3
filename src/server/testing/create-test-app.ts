import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { Deps } from '../deps.ts';
import type { ModelPrices } from '#contract/overview.ts';
import type { PublicFetch } from '../http/public-fetch.ts';
import { createDailyCounts } from '../overview/daily-counts.ts';
import { createMetrics } from '../http/metrics.ts';
import { readAnonymousId } from '../http/visitor-address.ts';
import { createWriterTurns } from '../generation/writer-turns.ts';
import { followBrowserAnswers } from '../generation/browser-answers.ts';
import { createOwnTurns } from '../generation/own-turns.ts';
import { followEndedSessions } from '../identity/follow-ended-sessions.ts';
import { findOrCreateUser } from '../identity/find-or-create-user.ts';
import { createSession, sessionCookieName } from '../identity/sessions.ts';
import type { SandboxCommerce } from '#sandbox/commerce/create-sandbox-commerce.ts';
import type { CommerceProvider } from '../providers/commerce/commerce-provider.ts';
import { createSandboxCheckout } from '../providers/commerce/create-sandbox-checkout.ts';
import { createSandboxSignIn } from '../providers/identity/create-sandbox-sign-in.ts';
import { createBuiltinWriter } from '../writers/builtin/create-builtin-writer.ts';
import { followExperiments } from '../experiments/follow-experiments.ts';
import { followWriterSettings } from '../writers/settings/follow-writer-settings.ts';
import type { Writer } from '../writers/writer.ts';
import type { HumanVerifier } from '../verification/human-verifier.ts';
import { carryUsage } from '../quota/carry-usage.ts';
import { createOfflineUses } from '../quota/offline-uses.ts';
import { createScriptedWriter } from './scripted-writer.ts';
import { createUptake } from '../uptake/uptake.ts';
import { createPasswords, type Cost } from '../operator/password.ts';
import { openTestDatabase } from './test-database.ts';

/** A password's real cost would be a third of what these tests take of the processor. */
const CHEAP_COST = { N: 2, r: 8, p: 1 };
/** What a webhook gets that nobody hears. */
const LOST = () => new Response(null, { status: 503 });

/** A person signed in to a test's application. */
export interface TestUser {
  userId: string;
  email: string;
  token: string;
  /** A request with this person's cookie, from our own pages. */
  request(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

export interface TestApp extends AsyncDisposable {
  deps: Deps;
  /** The sandbox commerce provider that the application buys at. */
  checkout: SandboxCommerce;
  request(path: string | Request, init?: RequestInit & { address?: string }): Promise<Response>;
  signIn(email?: string): Promise<TestUser>;
  /** Sets the application's and the statements' time. */
  setTime(now: Date): void;
  /** Lines of the log, as written. */
  log: string[];
}

/**
 * The whole application on a fresh database of the kind that this run tests, without a port.
 * @param options.settings environment on top of none; options.writer instead of five set replies
 *   ('builtin': as with no key)
 */
export async function createTestApp(
  options: {
    settings?: Record<string, string>;
    writer?: Writer | 'builtin';
    now?: Date;
    commerce?: CommerceProvider;
    modelPrices?: ModelPrices;
    verifier?: HumanVerifier;
    /** How long a person's next generation waits for theirs before it. */
    ownTurnWaitMs?: number;
    heartbeatMs?: number;
    /** The network, for photos; there is none by default. */
    fetch?: typeof fetch;
    /** The network, for posts; there is none by default. */
    fetchPublic?: PublicFetch;
    /** What a password's hash costs: next to nothing, where it does not say. */
    passwordCost?: Cost;
    /** False: no webhook of the sandbox arrives. */
    takesWebhooks?: boolean;
    /** Another instance, on the database of this one. */
    beside?: TestApp;
  } = {},
): Promise<TestApp> {
  const log: string[] = [];
  const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(line) });
  const config = readConfig({
    PUBLIC_URL: 'http://localhost:3000',
    ALLOW_SANDBOX: 'sign-in,checkout',
    ...options.settings,
  });
  let time = options.now ?? null;
  const clock = { now: () => new Date(time ?? Date.now()), databaseNow: () => time };
  const database = options.beside?.deps.database ?? (await openTestDatabase(logger));
  const signIn = await createSandboxSignIn({ publicUrl: config.publicUrl, clock });
  const substitute = createBuiltinWriter({ random: () => 0.5 });
  const chosen =
    options.writer === 'builtin' ? substitute : (options.writer ?? createScriptedWriter());
  const stopping = new AbortController();
  let app: { fetch: (request: Request) => Response | Promise<Response> };
  const checkout = createSandboxCheckout({
    publicUrl: config.publicUrl,
    secret: 'test',
    clock,
    sleep: async () => {},
    callWebhook: (webhook) => (options.takesWebhooks === false ? LOST() : app.fetch(webhook)),
  });
  const dailyCounts = createDailyCounts();
  const metrics = createMetrics(dailyCounts, database);
  const network: typeof fetch =
    options.fetch ?? (() => Promise.reject(new TypeError('There is no network here.')));
  const writerSettings = await followWriterSettings({
    ...{ config, database, logger, metrics, fetch: network },
    select: () => Promise.resolve({ writer: chosen, substitute, found: null, own: null }),
    secrets: config.settingsKeys,
  });
  const { writer } = writerSettings;
  const experiments = await followExperiments({
    ...{ database, logger, writerSettings, secret: 'test' },
  });
  const deps: Deps = {
    config,
    metrics,
    dailyCounts,
    uptake: createUptake('test'),
    modelPrices: options.modelPrices ?? { currency: 'usd', models: {} },
    database,
    clock,
    offlineUses: createOfflineUses(clock),
    logger,
    writer,
    writerSettings,
    substitute,
    experiments,
    writerTurns: createWriterTurns({ config }),
    ownTurns: createOwnTurns(options.ownTurnWaitMs),
    browserAnswers: await followBrowserAnswers({ database, clock, secret: 'test' }),
    identity: signIn.identity,
    anonymousId: await readAnonymousId(database),
    verifier: options.verifier ?? null,
    commerce: options.commerce ?? checkout.commerce,
    commerceWebhookSecret: checkout.webhookSecret,
    commerceRetryMs: [20, 40, 80],
    heartbeatMs: options.heartbeatMs ?? 15_000,
    fetch: network,
    fetchPublic: options.fetchPublic ?? network,
    passwords: createPasswords(options.passwordCost ?? CHEAP_COST),
    stopping: stopping.signal,
  };
  await followEndedSessions(deps);
  const made = createApp(deps, {
    pages: null,
    sandboxes: { ...signIn.sandboxes, ...checkout.sandboxes },
  });
  app = made;

  const request: TestApp['request'] = async (path, { address = '203.0.113.7', ...init } = {}) =>
    made.request(path, path instanceof Request ? undefined : init, {
      incoming: { socket: { remoteAddress: address } },
    });

  return {
    deps,
    checkout: checkout.sandbox,
    log,
    request,
    setTime: (now) => {
      time = now;
    },
    signIn: async (email = `${randomBytes(4).toString('hex')}@example.com`) => {
      const identity = { issuer: 'https://accounts.test', subject: email };
      const userId = await findOrCreateUser(deps, {
        ...identity,
        email,
        emailVerified: true,
        displayName: 'Test Person',
        photoUrl: null,
      });
      await carryUsage(deps, { userId, ...identity });
      const token = await createSession(deps, userId);
      const own: TestUser['request'] = (path, init = {}) =>
        request(path, {
          ...init,
          headers: {
            cookie: `${sessionCookieName(config)}=${token}`,
            origin: config.publicUrl,
            ...(init.headers as Record<string, string> | undefined), // tests give plain objects
          },
        });
      return {
        userId,
        email,
        token,
        request: own,
        post: (path, body, headers = {}) =>
          own(path, {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify(body),
          }),
      };
    },
    [Symbol.asyncDispose]: async () => {
      stopping.abort();
      checkout.sandbox.close();
      if (options.beside === undefined) await database.close();
    },
  };
}
