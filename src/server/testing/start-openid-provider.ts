import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';

/** In seconds. */
const HOUR = 3600;

/** Who signs in at the provider, without being asked: what it says of them. */
export interface Account {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

/** Another OpenID provider than Google and the sandbox, on a port of its own. */
export interface OpenidProvider extends AsyncDisposable {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The prompts that it was asked with, refused ones too. */
  prompts: string[];
}

/**
 * Starts `oidc-provider` as it is set up by default: it knows the prompts login and consent, and
 * refuses select_account.
 * @param options.claimsIn where it tells e-mail and name: the library's default is userinfo alone
 */
export async function startOpenidProvider(options: {
  account: Account;
  redirectUri: string;
  claimsIn?: 'ID token' | 'userinfo';
}): Promise<OpenidProvider> {
  const { account, redirectUri, claimsIn = 'userinfo' } = options;
  const server = createServer();
  await listen(server);
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`; // it listens on TCP
  const client = { client_id: 'riposte', client_secret: 'a secret of thirty-two characters' };
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider: Provider = new Provider(issuer, {
    adapter: createShelf(),
    clients: [{ ...client, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256' }] },
    ttl: { Interaction: HOUR, Session: HOUR, Grant: HOUR, AccessToken: HOUR, IdToken: HOUR },
    cookies: { keys: ['a key of the tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: claimsIn === 'userinfo',
    findAccount: () => ({ accountId: account.sub, claims: () => account }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    loadExistingGrant: async (context: { oidc: { client: { clientId: string } } }) => {
      const { clientId } = context.oidc.client;
      const grant = new provider.Grant({ accountId: account.sub, clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const prompts: string[] = [];
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (pathname === '/auth') prompts.push(searchParams.get('prompt') ?? '');
    if (pathname !== '/interaction') return answer(request, response);
    void provider
      .interactionFinished(request, response, { login: { accountId: account.sub } })
      .catch(() => response.destroy()); // whoever asked has gone
  });
  return {
    issuer,
    clientId: client.client_id,
    clientSecret: client.client_secret,
    prompts,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, 'localhost', resolve));
}

/** What the provider keeps, for as long as it runs: its own shelf says that it is for trying only. */
function createShelf(): (kind: string) => Record<string, unknown> {
  const kept = new Map<string, Record<string, unknown>>();
  return (kind) => {
    const find = async (id: string) => kept.get(`${kind} ${id}`);
    return {
      upsert: async (id: string, value: Record<string, unknown>) => {
        kept.set(`${kind} ${id}`, value);
      },
      find,
      findByUid: async (uid: string) =>
        [...kept].find(([key, value]) => key.startsWith(`${kind} `) && value['uid'] === uid)?.[1],
      destroy: async (id: string) => void kept.delete(`${kind} ${id}`),
      consume: async (id: string) => {
        const value = await find(id);
        if (value !== undefined) value['consumed'] = Math.floor(Date.now() / 1000);
      },
      revokeByGrantId: async () => {},
    };
  };
}
