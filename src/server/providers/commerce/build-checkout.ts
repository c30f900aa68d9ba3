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
  close(): void;
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
  const pause = async (ms: number) => {
    await sleep(ms, undefined, { ref: false });
  };
  if (config.commerce === null) {
    const { createSandboxCheckout } = await import('./create-sandbox-checkout.ts');
    const { sandbox, ...made } = createSandboxCheckout({
      publicUrl: config.publicUrl,
      secret: await readInstallationSecret(database, 'sandbox-commerce'),
      clock: systemClock,
      sleep: pause,
      callWebhook,
      storage: keepSandboxState(join(config.database.dataDir, 'sandbox-commerce.json')),
    });
    return { ...made, close: () => sandbox.close() };
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
  return { commerce, webhookSecret, sandboxes: {}, close: () => {} };
}
