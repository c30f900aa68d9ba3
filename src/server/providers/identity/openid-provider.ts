import * as openid from 'openid-client';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { Clock } from '../../database/clock.ts';
import { isLoopbackHost } from '../../config/loopback.ts';
import { PromptRefused, type IdentityClaims, type IdentityProvider } from './identity-provider.ts';

const TIMEOUT_SECONDS = 8;
const MAX_NAME_CHARACTERS = 200;
/** Begins the state of a second try, so that there is no third. */
const SECOND_TRY = 'second.';
/** How providers say that they do not know a prompt, or cannot do what it wants. */
const PROMPT_REFUSALS: ReadonlySet<string> = new Set([
  'invalid_request',
  'interaction_required',
  'login_required',
  'account_selection_required',
  'consent_required',
]);

interface ProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  isSandbox: boolean;
  /** Reaches the provider; the sandbox on our own origin is reached in-process. */
  fetch: typeof fetch;
  clock: Pick<Clock, 'now'>;
}

/**
 * Any OpenID Connect provider. What it says of itself is read with the first sign-in and kept; a
 * provider that is down then is asked again at the next, so a restart is never needed.
 */
export function createOpenidProvider(options: ProviderOptions): IdentityProvider {
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
    begin: async ({ redirectUri, isSecondTry = false }) => {
      const state = `${isSecondTry ? SECOND_TRY : ''}${openid.randomState()}`;
      const nonce = openid.randomNonce();
      const codeVerifier = openid.randomPKCECodeVerifier();
      const url = openid.buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        // The product's promise: which account is asked each time, never assumed.
        prompt: isSecondTry ? 'login' : 'select_account',
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
        return await readClaims(known, tokens);
      } catch (error) {
        const isFirstTry = !checks.state.startsWith(SECOND_TRY);
        if (isFirstTry && isPromptRefusal(error)) throw new PromptRefused({ cause: error });
        throw error instanceof AppError
          ? error
          : new AppError(nameFailure(error), { cause: error });
      }
    },
  };
}

function discover(options: ProviderOptions): Promise<openid.Configuration> {
  const issuer = new URL(options.issuer);
  const execute = [openid.enableNonRepudiationChecks];
  // What is asked of our own sandbox never leaves this process.
  if (options.isSandbox || isLoopbackHost(issuer.hostname)) {
    execute.push(openid.allowInsecureRequests);
  }
  const secondsAhead = (options.clock.now().getTime() - Date.now()) / 1000;
  return openid.discovery(
    issuer,
    options.clientId,
    // The library reads the machine's clock; ours is passed in.
    { client_secret: options.clientSecret, [openid.clockSkew]: Math.round(secondsAhead) },
    authenticateClient(options.clientSecret),
    {
      // The library's type differs from fetch's in allowing an undefined body, as fetch does.
      [openid.customFetch]: options.fetch as openid.CustomFetch,
      execute,
      timeout: TIMEOUT_SECONDS,
    },
  );
}

/** Sends the secret the way the provider says it takes it; the standard's default is basic. */
function authenticateClient(secret: string): openid.ClientAuth {
  const [post, basic] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return takesPost === true ? post(server, ...rest) : basic(server, ...rest);
  };
}

/**
 * Google puts everything into the ID token; the standard lets others keep e-mail and name for the
 * userinfo endpoint, whose subject the library compares with the token's.
 */
async function readClaims(
  known: openid.Configuration,
  tokens: openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers,
): Promise<IdentityClaims> {
  const token = tokens.claims();
  if (token === undefined) throw new AppError('sign_in_failed');
  const isWhole = token['email'] !== undefined && token['email_verified'] !== undefined;
  const { userinfo_endpoint: hasUserInfo } = known.serverMetadata();
  const { email, email_verified, name, picture } =
    isWhole || hasUserInfo === undefined
      ? token
      : await openid.fetchUserInfo(known, tokens.access_token, token.sub);
  if (typeof email !== 'string' || email === '') throw new AppError('email_not_verified');
  return {
    issuer: token.iss,
    subject: token.sub,
    email,
    // The standard says a boolean; Amazon Cognito's userinfo writes it in letters.
    emailVerified: email_verified === true || email_verified === 'true',
    displayName: (typeof name === 'string' ? tidyName(name) : '') || email,
    photoUrl: typeof picture === 'string' && picture.startsWith('https://') ? picture : null,
  };
}

/** One line of well-formed text: a NUL or half a surrogate pair would be refused by the database. */
function tidyName(name: string): string {
  const oneLine = name.replaceAll(/\p{Cc}+/gu, ' ').trim();
  return oneLine.slice(0, MAX_NAME_CHARACTERS).toWellFormed();
}

function isPromptRefusal(error: unknown): boolean {
  return error instanceof openid.AuthorizationResponseError && PROMPT_REFUSALS.has(error.error);
}

function nameFailure(error: unknown): ErrorCode {
  if (error instanceof openid.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'sign_in_cancelled';
    const isAway = ['server_error', 'temporarily_unavailable'].includes(error.error);
    return isAway ? 'sign_in_unavailable' : 'sign_in_failed';
  }
  return isAway(error) ? 'sign_in_unavailable' : 'sign_in_failed';
}

/** No connection (fetch throws a TypeError without a code), no answer in time, or an answer 5xx. */
function isAway(error: unknown): boolean {
  if (error instanceof TypeError) return !('code' in error);
  if (!(error instanceof openid.ClientError)) return false;
  if (error.code === 'OAUTH_TIMEOUT') return true;
  return error.cause instanceof Response && error.cause.status >= 500;
}
