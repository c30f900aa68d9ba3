import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { accountPage, errorPage, STYLE_SHEET } from './pages.ts';
import { readRemembered, rememberAccount } from './remembered-accounts.ts';
import { isSameSecret } from '#server/http/is-same-secret.ts';
import { isFromOwnPage } from '../is-from-own-page.ts';
import { readForm } from '../read-form.ts';
import { createShortMemory } from '../short-memory.ts';
import { READY_ACCOUNTS, readAccount, subjectOf, type SandboxAccount } from './sandbox-account.ts';

const CODE_SECONDS = 60;
const TOKEN_SECONDS = 300;
/** Ours are of 43 characters; other clients put more into their state. */
const MAX_FIELD_CHARACTERS = 1024;
/** Of codes, and of access tokens: a code waits a second for its client, and anybody can have one. */
const MOST_AT_ONCE = 1000;
/** What an authorization request consists of; carried through the account page in its forms. */
const AUTHORIZATION_FIELDS = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
];

/** What the application asks for. */
interface Authorization {
  redirectUri: string;
  state: string;
  nonce: string;
  codeChallenge: string;
}

interface Grant extends Authorization {
  account: SandboxAccount;
}

/**
 * An OpenID provider for machines that have no Google keys: discovery, authorization code with
 * PKCE, signed ID tokens, userinfo. Anyone may be anyone in it, and its page says so.
 * @param options.issuer its own address, ending in the path it is mounted at
 * @param options.random random bytes in base64url, for codes and access tokens
 */
export async function createSandboxIdentity(options: {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUris: readonly string[];
  clock: { now(): Date };
  random: () => string;
}): Promise<Hono> {
  const { issuer, clientId, clientSecret, redirectUris, clock, random } = options;
  const basePath = new URL(issuer).pathname;
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const publicJwk = { ...(await exportJWK(publicKey)), kid: 'sandbox', alg: 'ES256', use: 'sig' };
  const now = () => clock.now();
  const grants = createShortMemory<Grant>({
    ...{ now, most: MOST_AT_ONCE },
    keptMs: CODE_SECONDS * 1000,
  });
  const accessTokens = createShortMemory<SandboxAccount>({
    ...{ now, most: MOST_AT_ONCE },
    keptMs: TOKEN_SECONDS * 1000,
  });

  const app = new Hono();
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store'); // codes, tokens, and who uses this browser
    await next();
  });
  app.get('/style.css', (c) => c.body(STYLE_SHEET, 200, { 'Content-Type': 'text/css' }));
  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      scopes_supported: ['openid', 'email', 'profile'],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      code_challenge_methods_supported: ['S256'],
      prompt_values_supported: ['select_account'],
      authorization_response_iss_parameter_supported: true,
    }),
  );
  app.get('/jwks', (c) => c.json({ keys: [publicJwk] }));

  app.get('/authorize', (c) => {
    const query = c.req.query();
    if (readAuthorization(query) === null) return c.html(errorPage(basePath), 400);
    // Whatever `prompt` says, the chooser is shown: nobody is ever signed in unasked.
    const accounts = [...READY_ACCOUNTS, ...readRemembered(c)];
    const fields = AUTHORIZATION_FIELDS.map((name): [string, string] => [name, query[name] ?? '']);
    return c.html(accountPage({ basePath, accounts, fields }));
  });

  app.post('/choose', async (c) => {
    if (!isFromOwnPage(c, issuer)) return c.html(errorPage(basePath), 403);
    const form = await readForm(c);
    if (form === null) return c.html(errorPage(basePath), 400);
    const asked = readAuthorization(form);
    if (asked === null) return c.html(errorPage(basePath), 400);
    const back = new URL(asked.redirectUri);
    back.searchParams.set('state', asked.state);
    back.searchParams.set('iss', issuer);
    if (form['cancel'] !== undefined) {
      back.searchParams.set('error', 'access_denied');
      return c.redirect(back.href, 303);
    }
    const account = readAccount(form);
    if (account === null) return c.html(errorPage(basePath), 400);
    rememberAccount(c, account, { path: basePath, isSecure: issuer.startsWith('https:') });
    const code = random();
    // A copy: the form's texts are windows onto its whole body, which would stay as well.
    grants.add(code, structuredClone({ ...asked, account }));
    back.searchParams.set('code', code);
    return c.redirect(back.href, 303);
  });

  app.post('/token', async (c) => {
    const form = await readForm(c);
    if (form === null) return c.json({ error: 'invalid_request' }, 400);
    if (!isClient(c.req.header('authorization'), form)) {
      return c.json({ error: 'invalid_client' }, 401);
    }
    const grant = grants.take(form['code'] ?? '');
    if (grant === null || !fits(grant, form)) return c.json({ error: 'invalid_grant' }, 400);
    const issuedSeconds = Math.floor(clock.now().getTime() / 1000);
    const { email, name, emailVerified } = grant.account;
    const idToken = await new SignJWT({
      email,
      email_verified: emailVerified,
      name,
      nonce: grant.nonce,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'sandbox' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject(subjectOf(email))
      .setIssuedAt(issuedSeconds)
      .setExpirationTime(issuedSeconds + TOKEN_SECONDS)
      .sign(privateKey);
    const accessToken = random();
    accessTokens.add(accessToken, grant.account);
    return c.json({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      id_token: idToken,
    });
  });

  app.get('/userinfo', (c) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    const account = accessTokens.get(token);
    if (account === null) return c.json({ error: 'invalid_token' }, 401);
    const { email, name, emailVerified } = account;
    return c.json({ sub: subjectOf(email), email, email_verified: emailVerified, name });
  });

  return app;

  function readAuthorization(fields: Record<string, string>): Authorization | null {
    const redirectUri = fields['redirect_uri'] ?? '';
    const isOurs =
      fields['client_id'] === clientId &&
      redirectUris.includes(redirectUri) &&
      fields['response_type'] === 'code' &&
      fields['code_challenge_method'] === 'S256' &&
      (fields['scope'] ?? '').split(' ').includes('openid');
    const { state, nonce, code_challenge: codeChallenge } = fields;
    if (!isOurs || !state || !nonce || !codeChallenge) return null;
    const isTooLong = AUTHORIZATION_FIELDS.some(
      (name) => (fields[name] ?? '').length > MAX_FIELD_CHARACTERS,
    );
    if (isTooLong) return null;
    return { redirectUri, state, nonce, codeChallenge };
  }

  function isClient(authorization: string | undefined, form: Record<string, string>): boolean {
    const basic = /^Basic (\S+)$/i.exec(authorization ?? '')?.[1];
    const [id, secret] =
      basic === undefined
        ? [form['client_id'], form['client_secret']]
        : Buffer.from(basic, 'base64').toString().split(':').map(decodeFormValue);
    return id === clientId && isSameSecret(secret ?? '', clientSecret);
  }
}

function fits(grant: Grant, form: Record<string, string>): boolean {
  const verifier = form['code_verifier'] ?? '';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return (
    form['grant_type'] === 'authorization_code' &&
    form['redirect_uri'] === grant.redirectUri &&
    isSameSecret(challenge, grant.codeChallenge)
  );
}

/** As in a form; unlike decodeURIComponent it never throws. */
function decodeFormValue(text: string): string {
  return new URLSearchParams(`value=${text}`).get('value') ?? '';
}
