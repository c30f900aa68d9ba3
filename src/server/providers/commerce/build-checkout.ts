import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '#contract/errors.ts';
import { systemClock } from '../../database/clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { readInstallationSecret } from '../../config/installation-secret.ts';
import type { CommerceProvider } from './commerce-provider.ts';
import { keepSandboxState } from './keep-sandbox-state.ts';
import { createWhopProvider } from './whop-provider.ts';

/** Where premium is bought, as the settings say. */
export interface Checkout {
  commerce: CommerceProvider;
  webhookSecret: string;
  sandboxes: Record<string, Hono>;
  /** Stops the sandbox, and writes down what was bought there. */
  close(): Promise<void>;
}

/**
 * The real provider where its key is set, else the sandbox.
 * @param options.callWebhook how the sandbox's webhooks reach this application
 * @throws ConfigError when the provider says that the settings do not fit each other
 */
export async function buildCheckout(options: {
  config: Config;
  database: Pick<Database, 'run'>;
  logger: Logger;
  callWebhook: (request: Request) => Response | Promise<Response>;
}): Promise<Checkout> {
  const { config, database, logger, callWebhook } = options;
  const pause = async (ms: number, signal?: AbortSignal) => {
    await sleep(ms, undefined, { ref: false, ...(signal !== undefined && { signal }) });
  };
  if (config.commerce === null) {
    const { createSandboxCheckout } = await import('./create-sandbox-checkout.ts');
    const path = join(config.database.dataDir, 'sandbox-commerce.json');
    const storage = keepSandboxState({ path, logger, sleep: pause });
    const { sandbox, ...made } = createSandboxCheckout({
      publicUrl: config.publicUrl,
      secret: await readInstallationSecret(database, 'sandbox-commerce'),
      clock: systemClock,
      sleep: pause,
      callWebhook,
      storage,
    });
    const close = () => {
      sandbox.close();
      return storage.close();
    };
    return { ...made, close };
  }
  const commerce = createWhopProvider({
    ...config.commerce,
    isSandbox: false,
    fetch,
    sleep: pause,
    random: Math.random,
    now: () => new Date(),
  });
  try {
    await commerce.verifyConfiguration();
  } catch (error) {
    // A provider that is away must not keep the service from starting: replies need no checkout.
    if (!(error instanceof AppError)) throw error;
    logger.warn({ code: error.code }, 'the commerce provider could not be asked about the plan');
  }
  const { webhookSecret } = config.commerce;
  return { commerce, webhookSecret, sandboxes: {}, close: async () => {} };
}
