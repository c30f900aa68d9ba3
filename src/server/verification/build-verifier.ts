import { systemClock } from '../database/clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { readInstallationSecret } from '../config/installation-secret.ts';
import { createAltchaVerifier } from './altcha-verifier.ts';
import type { HumanVerifier } from './human-verifier.ts';
import { createTurnstileVerifier } from './turnstile-verifier.ts';

/** The challenge that the settings ask for; null where they ask for none. */
export async function buildVerifier(options: {
  config: Pick<Config, 'humanVerification'>;
  database: Pick<Database, 'run'>;
}): Promise<HumanVerifier | null> {
  const { kind, turnstileSiteKey, turnstileSecretKey } = options.config.humanVerification;
  if (kind === 'altcha') {
    const secret = await readInstallationSecret(options.database, 'altcha');
    return createAltchaVerifier({ secret, clock: systemClock });
  }
  if (kind === 'turnstile' && turnstileSiteKey !== null && turnstileSecretKey !== null) {
    return createTurnstileVerifier({
      siteKey: turnstileSiteKey,
      secretKey: turnstileSecretKey,
      fetch,
    });
  }
  return null;
}
