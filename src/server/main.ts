import { lookup } from 'node:dns';
import { existsSync } from 'node:fs';
import { request } from 'node:https';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Hono } from 'hono';
import { modelPricesSchema } from '#contract/overview.ts';
import { siteLinksSchema, type Prerender } from '#contract/site.ts';
import { createApp } from './app.ts';
import { systemClock } from './database/clock.ts';
import { ConfigError, readConfig, withOwnModel, withPort, type Config } from './config/config.ts';
import { loadEnvFile } from './config/load-env-file.ts';
import { DatabaseOpenError } from './database/database-open-error.ts';
import { openDatabase } from './database/open-database.ts';
import { listen, ListenError, type Listening } from './http/listen.ts';
import { createPublicFetch } from './http/public-fetch.ts';
import { createLogger } from './http/logger.ts';
import { readAnonymousId } from './http/visitor-address.ts';
import { isLoopbackHost } from './config/loopback.ts';
import type { Deps } from './deps.ts';
import { finishWork } from './finish-work.ts';
import { startMaintenance } from './maintenance.ts';
import { createMetrics } from './http/metrics.ts';
import { buildCheckout } from './providers/commerce/build-checkout.ts';
import { createDailyCounts } from './overview/daily-counts.ts';
import { createWriterTurns, holdMs } from './generation/writer-turns.ts';
import { followBrowserAnswers } from './generation/browser-answers.ts';
import { createOwnTurns } from './generation/own-turns.ts';
import {
  ensureFirstOperator,
  findUnusedEmail,
  hasOperators,
} from './operator/ensure-first-operator.ts';
import { createPasswords, OWASP_COST } from './operator/password.ts';
import { followEndedSessions } from './identity/follow-ended-sessions.ts';
import { buildIdentity } from './providers/identity/build-identity.ts';
import { readInstallationSecret } from './config/installation-secret.ts';
import { createUptake } from './uptake/uptake.ts';
import { createOfflineUses } from './quota/offline-uses.ts';
import { describeWriter } from './writers/describe-writer.ts';
import { selectWriter, withTimesOf } from './writers/model/select-writer.ts';
import { followExperiments } from './experiments/follow-experiments.ts';
import { followWriterSettings } from './writers/settings/follow-writer-settings.ts';
import { loadWhenWriting } from './writers/builtin/load-when-writing.ts';
import { readNamedFile } from './config/read-named-file.ts';
import { readSettingsKeys } from './config/read-settings-keys.ts';
import { startTracing } from './http/start-tracing.ts';
import { buildVerifier } from './verification/build-verifier.ts';
import { isWithin } from './waiting/is-within.ts';
import { readBuiltFiles } from './site/built-files.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../dist/web', import.meta.url));
/** `prerenderHome` of src/web/prerender.tsx, as it is built; not there while the server is developed. */
const PRERENDER = new URL('../../dist/prerender/prerender.js', import.meta.url);
/** Streams that run at a stop may end; the platform's patience is usually 10 s. */
const STOP_GRACE_MS = 8000;
/** What is left to write then; both together stay under the 10 s that platforms give. */
const FINISH_MS = 1500;
/** Shorter than the patience of proxies with a stream on which nothing happens. */
const HEARTBEAT_MS = 15_000;
/** Who waits for the start comes first. */
const GIVE_BACK_MS = 2000;
/** A payment may be readable only some seconds after it was made. */
const COMMERCE_RETRY_MS = [500, 1000, 2000, 4000, 8000];

try {
  await start();
} catch (error) {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof ListenError ||
    error instanceof DatabaseOpenError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const unknownNames = loadEnvFile(process.env);
  const settings = readConfig(process.env);
  const links = readNamedFile('SITE_FILE', { file: settings.siteFile, schema: siteLinksSchema });
  const modelPrices = readNamedFile('MODEL_PRICES_FILE', {
    file: settings.modelPricesFile,
    schema: modelPricesSchema,
  });
  const logger = createLogger(settings);

  // The port first: addresses that follow from it are part of what is built below.
  let app: { fetch: Hono['fetch'] } = new Hono().all('*', (c) => c.text('Starting', 503));
  const listening = await listen({
    fetch: (request, env) => app.fetch(request, env),
    hosts: chooseHosts(settings),
    port: settings.port,
    // A plain answer says nothing until its set is written, by whoever writes.
    silentMs: holdMs({ config: withOwnModel(settings) }),
  });
  const config = withPort(settings, listening.port);

  const stopTracing =
    config.tracesEndpoint === null ? null : await startTracing(config.tracesEndpoint);

  process.umask(0o077); // the embedded database makes its files readable to everyone
  const database = await openDatabase({ ...config.database, logger });
  const { identity, sandboxes: identitySandboxes } = await buildIdentity(config);
  const checkout = await buildCheckout({
    config,
    database,
    logger,
    callWebhook: (webhook) => app.fetch(webhook),
  });
  const dailyCounts = createDailyCounts();
  const metrics = createMetrics(dailyCounts, database);
  const surroundings = { config, fetch, logger, metrics };
  const writerSettings = await followWriterSettings({
    ...surroundings,
    database,
    select: () => selectWriter(surroundings),
    secrets: readSettingsKeys(config),
  });
  const { writer } = writerSettings;
  const selected = writerSettings.selected();
  const writing = withTimesOf(selected, config);
  const experiments = await followExperiments({
    ...{ database, logger, writerSettings },
    secret: await readInstallationSecret(database, 'experiments'),
  });
  const stopping = new AbortController();
  const deps = {
    config: writing,
    metrics,
    dailyCounts,
    uptake: createUptake(await readInstallationSecret(database, 'uptake')),
    modelPrices,
    database,
    clock: systemClock,
    offlineUses: createOfflineUses(systemClock),
    logger,
    writer,
    writerSettings,
    substitute: selected?.substitute ?? loadWhenWriting({ random: Math.random }),
    experiments,
    writerTurns: createWriterTurns({ config }),
    ownTurns: createOwnTurns(),
    browserAnswers: await followBrowserAnswers({
      ...{ database, clock: systemClock },
      secret: await readInstallationSecret(database, 'brief answer'),
    }),
    identity,
    anonymousId: await readAnonymousId(database),
    verifier: await buildVerifier({ config, database }),
    commerce: checkout.commerce,
    commerceWebhookSecret: checkout.webhookSecret,
    commerceRetryMs: COMMERCE_RETRY_MS,
    heartbeatMs: HEARTBEAT_MS,
    fetch,
    fetchPublic: createPublicFetch({ lookup, request }),
    passwords: createPasswords(OWASP_COST),
    stopping: stopping.signal,
  };
  app = createApp(deps, {
    sandboxes: { ...identitySandboxes, ...checkout.sandboxes },
    pages: {
      files: readBuiltFiles(WEB_FOLDER),
      prerender,
      facts: () => ({
        links,
        debugTools: config.debugTools,
        sandbox: { signIn: identity.isSandbox, checkout: checkout.commerce.isSandbox },
        wording: config.wording,
        humanVerification: config.humanVerification.kind,
        anonymousGenerations: config.anonymousGenerations,
        postFetching: config.postFetching,
        // An arm's model gets posts as well: what the pages say of that must be true for all.
        builtinWriter:
          [writer.name, ...experiments.writerNames()].every((name) => name === 'builtin') &&
          (isLocal(config) ? 'local' : 'public'),
      }),
    },
  });
  await followEndedSessions(deps);
  const madeOperator = await ensureFirstOperator(deps);
  const unusedEmail = await findUnusedEmail(deps);
  const isUnattended = !(await hasOperators(deps));
  const stopMaintenance = startMaintenance(deps);

  sayParts(deps);
  if (madeOperator?.password != null) {
    const { email, password } = madeOperator;
    say('operator', 'made', `${email} with the password ${password} (printed this once)`);
  }
  if (unusedEmail !== null) {
    say(
      'operator',
      'not made',
      `OPERATOR_EMAIL is not used, there are operators already; to add one: npm run operator -- add ${unusedEmail}`,
    );
  }
  if (isUnattended) {
    say('operator', 'missing', 'to make the first one: npm run operator -- add EMAIL');
  }
  for (const name of unknownNames) {
    say('settings', 'unknown', `${name} in .env is not used; .env.example has every name`);
  }
  console.log(`\nRiposte is ready at ${config.publicUrl}`);
  setTimeout(giveBackMemory, GIVE_BACK_MS).unref();

  // Side by side: neither a slow disk nor a collector that never answers takes the other's time.
  const finish = () =>
    Promise.all([checkout.close(), finishWork(deps, stopMaintenance), stopTracing?.()]);
  stopOnSignals({
    listening,
    stopping,
    stop: async () => {
      await writerSettings.selected()?.own?.close();
      // A database that is away is no reason to hang, and says so in the log by itself.
      await isWithin(
        FINISH_MS,
        finish().catch(() => undefined),
      );
    },
  });
}

/**
 * A sixth of the memory is what the start left behind, and a process at rest would keep it. Only as a last
 * resort are pages given back and not kept for later.
 */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as NodeJS.GCFunction)({ type: 'major', flavor: 'last-resort' });
  setFlagsFromString('--no-expose-gc');
}

/** Loaded at the first page, so that the start need not wait for it. */
async function prerender(...given: Parameters<Prerender>): Promise<string> {
  if (!existsSync(PRERENDER)) return '';
  // Built with the page that is served.
  const made = (await import(/* @vite-ignore */ PRERENDER.href)) as { prerenderHome: Prerender };
  return made.prerenderHome(...given);
}

/** Sandbox parts on a localhost address are for this machine only, unless HOST says otherwise. */
function chooseHosts(config: Config): (string | undefined)[] {
  if (config.host !== null) return [config.host];
  return isLocal(config) ? ['127.0.0.1', '::1'] : [undefined];
}

/** Whether the address that people open is this machine's own. */
function isLocal({ publicUrl }: Config): boolean {
  return isLoopbackHost(new URL(publicUrl).hostname);
}

/** A line for each part: whether it is the real thing. */
function sayParts({ config, identity, commerce, writer, writerSettings }: Deps): void {
  const { url, dataDir } = config.database;
  const selected = writerSettings.selected();
  say(
    'database',
    url === null ? 'embedded' : 'real',
    url === null
      ? `PGlite in ${dataDir}; set DATABASE_URL for anything that must survive a power cut`
      : 'PostgreSQL',
  );
  say(
    'sign-in',
    identity.isSandbox ? 'sandbox' : 'real',
    identity.isSandbox
      ? 'anyone can be anyone; set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for Google'
      : `${config.wording.signInName}, ${identity.issuer}`,
  );
  say(
    'checkout',
    commerce.isSandbox ? 'sandbox' : 'real',
    commerce.isSandbox
      ? `nobody pays real money; its control page is ${config.publicUrl}/sandbox/commerce/control`
      : (config.commerce?.checkoutOrigin ?? ''),
  );
  say(
    'writer',
    writer.name === 'builtin' ? 'embedded' : 'real',
    describeWriter({
      found: selected?.found ?? null,
      own: selected?.own ?? null,
      isChosen: selected === null,
      name: writer.name,
      isSold: config.commerce !== null,
    }),
  );
}

function say(part: string, state: string, details: string): void {
  console.log(`${part.padEnd(10)}${state.padEnd(10)}${details}`);
}

function stopOnSignals(options: {
  listening: Listening;
  stopping: AbortController;
  stop: () => Promise<void>;
}): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    options.stopping.abort();
    await options.listening.close(STOP_GRACE_MS);
    await options.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void stop());
  }
  // Started under another process: when that dies, so do we.
  process.on('disconnect', () => void stop());
  if ('connected' in process && !process.connected) void stop(); // it died while we were starting
}
