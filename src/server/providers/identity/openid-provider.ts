import * as openid from 'openid-client';
import { AppError } from '#contract/errors.ts';
import { isLoopbackHost } from '../../loopback.ts';
import type { IdentityClaims, IdentityProvider } from './identity-provider.ts';

const TIMEOUT_SECONDS = 8;

/**
 * Any OpenID Connect provider. What it says of itself is read with the first sign-in and kept; a
 * provider that is down then is asked again at the next, so a restart is never needed.
 * @param options.fetch reaches the provider; the sandbox on our own origin is reached in-process
 */
export function createOpenidProvider(options: {
  issuer: string;
  clientId: string;
  clientSecret: string;
  isSandbox: boolean;
  fetch: typeof fetch;
}): IdentityProvider {
  let configuration: Promise<openid.Configuration> | null = null;

  function configure(): Promise<openid.Configuration> {
    configuration ??= discover(options).catch((error: unknown) => {
      configuration = null;
      throw new AppError('sign_in_unavailable', { cause: error });
    });
    return configuration;
  }

  return {
    issuer: options.issuer,
    isSandbox: options.isSandbox,
    begin: async ({ redirectUri }) => {
      const [state, nonce] = [openid.randomState(), openid.randomNonce()];
      const codeVerifier = openid.randomPKCECodeVerifier();
      const url = openid.buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        // The product's promise: which account is asked each time, never assumed.
        prompt: 'select_account',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url, state, nonce, codeVerifier };
    },
    complete: async (callbackUrl, checks) => {
      const known = await configure();
      try {
        const tokens = await openid.authorizationCodeGrant(known, callbackUrl, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        });
        return readClaims(tokens.claims());
      } catch (error) {
        throw new AppError(nameFailure(error), { cause: error });
      }
    },
  };
}

async function discover(options: {
  issuer: string;
  clientId: string;
  clientSecret: string;
  fetch: typeof fetch;
}): Promise<openid.Configuration> {
  const issuer = new URL(options.issuer);
  const execute = [openid.enableNonRepudiationChecks];
  if (isLoopbackHost(issuer.hostname)) execute.push(openid.allowInsecureRequests);
  const configuration = await openid.discovery(
    issuer,
    options.clientId,
    options.clientSecret,
    undefined,
    {
      [openid.customFetch]: options.fetch as openid.CustomFetch,
      execute,
      timeout: TIMEOUT_SECONDS,
    },
  );
  return configuration;
}

function readClaims(
  claims: ReturnType<openid.TokenEndpointResponseHelpers['claims']>,
): IdentityClaims {
  if (claims === undefined) throw new AppError('sign_in_failed');
  const { iss, sub, email, email_verified, name, picture } = claims;
  if (typeof email !== 'string' || email === '') throw new AppError('email_not_verified');
  return {
    issuer: iss,
    subject: sub,
    email,
    emailVerified: email_verified === true,
    displayName: typeof name === 'string' && name !== '' ? name : email,
    photoUrl: typeof picture === 'string' && picture.startsWith('https://') ? picture : null,
  };
}

function nameFailure(
  error: unknown,
): 'sign_in_cancelled' | 'sign_in_unavailable' | 'sign_in_failed' | 'email_not_verified' {
  if (error instanceof AppError && error.code === 'email_not_verified') return error.code;
  if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied') {
    return 'sign_in_cancelled';
  }
  // fetch's own word for "no connection", and openid-client's for "no answer in time".
  if (error instanceof TypeError) return 'sign_in_unavailable';
  if (error instanceof openid.ClientError && error.code === 'OAUTH_TIMEOUT') {
    return 'sign_in_unavailable';
  }
  return 'sign_in_failed';
}
