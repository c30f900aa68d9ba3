import { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import { createSandboxIdentity } from '#sandbox/identity/create-sandbox-identity.ts';
import type { Clock } from '../../database/clock.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createOpenidProvider } from './openid-provider.ts';

const PATH = '/sandbox/identity';

/**
 * Sign-in without Google keys: the sandbox's OpenID provider, to be mounted on our own origin, and
 * the ordinary client of it.
 * @returns the client, and the provider by the path to mount it at
 */
export async function createSandboxSignIn(options: {
  publicUrl: string;
  clock: Clock;
}): Promise<{ identity: IdentityProvider; sandboxes: Record<string, Hono> }> {
  const { publicUrl, clock } = options;
  const client = {
    issuer: `${publicUrl}${PATH}`,
    clientId: 'riposte',
    clientSecret: randomBytes(24).toString('base64url'),
  };
  const provider = await createSandboxIdentity({
    ...client,
    redirectUris: [`${publicUrl}/api/auth/callback`],
    clock,
    random: () => randomBytes(24).toString('base64url'),
  });
  const mounted = new Hono().route(PATH, provider);
  const identity = createOpenidProvider({
    ...client,
    isSandbox: true,
    clock,
    // It is on our own origin, which this process may not be able to reach by its public name.
    fetch: async (input, init) => mounted.fetch(new Request(input, init)),
  });
  return { identity, sandboxes: { [PATH]: provider } };
}
