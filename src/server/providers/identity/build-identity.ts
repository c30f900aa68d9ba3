import type { Hono } from 'hono';
import { systemClock } from '../../database/clock.ts';
import type { Config } from '../../config/config.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Where people sign in, as the settings say: the provider whose client is set, else the sandbox. */
export async function buildIdentity(
  config: Pick<Config, 'signIn' | 'publicUrl'>,
): Promise<{ identity: IdentityProvider; sandboxes: Record<string, Hono> }> {
  if (config.signIn === null) {
    const { createSandboxSignIn } = await import('./create-sandbox-sign-in.ts');
    return createSandboxSignIn({ publicUrl: config.publicUrl, clock: systemClock });
  }
  const { createOpenidProvider } = await import('./openid-provider.ts');
  const identity = createOpenidProvider({
    ...config.signIn,
    isSandbox: false,
    fetch,
    clock: systemClock,
  });
  return { identity, sandboxes: {} };
}
