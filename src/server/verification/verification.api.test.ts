import { createServer } from 'node:http';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { expect, test } from 'vitest';
import type { Verification } from '#contract/verification.ts';
import { createTestApp, type TestUser } from '../testing/create-test-app.ts';
import { listenLocally } from '../testing/listen-locally.ts';
import { createAltchaVerifier } from './altcha-verifier.ts';
import { createTurnstileVerifier } from './turnstile-verifier.ts';
import { deleteOldVerifiedVisitors } from './verified-people.ts';

/** The library looks at the real clock as well, so the test begins at it. */
const NOW = new Date();
const GENERATE = { tweetText: 'A post', tone: 'nice' };

async function openAltcha(settings: Record<string, string> = {}) {
  let now = NOW;
  const clock = { now: () => now };
  const app = await createTestApp({
    now: NOW,
    settings,
    verifier: createAltchaVerifier({ secret: 'installation', clock }),
  });
  const setTime = (moment: Date) => {
    now = moment;
    app.setTime(moment);
  };
  return { app, setTime, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

async function solve(user: TestUser): Promise<string> {
  const read = (await (await user.request('/api/verification')).json()) as Verification;
  expect(read).toMatchObject({ kind: 'altcha', isVerified: false });
  const challenge = read.challenge as Challenge; // what the verifier just made
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

async function send(user: TestUser, token: unknown): Promise<[number, unknown]> {
  const answer = await user.post('/api/verification', { token });
  return [answer.status, ((await answer.json()) as { code?: string }).code];
}

test('with altcha no set is written before the challenge is solved, and no use is taken', async () => {
  await using scene = await openAltcha();
  const user = await scene.app.signIn();
  const refused = await user.post('/api/quick-action', GENERATE);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'verification_required' });
  expect(await send(user, await solve(user))).toEqual([200, undefined]);
  expect((await user.post('/api/quick-action', GENERATE)).status).toBe(200);
  expect(await (await user.request('/api/usage')).json()).toMatchObject({ count: 1 });
  expect(await (await user.request('/api/verification')).json()).toEqual({
    kind: 'altcha',
    isVerified: true,
  });
});

test('a solution counts once, for one session, however it is written', async () => {
  await using scene = await openAltcha();
  const [user, other] = [await scene.app.signIn(), await scene.app.signIn()];
  const token = await solve(user);
  expect(await send(user, token)).toEqual([200, undefined]);
  const rewritten = JSON.stringify(JSON.parse(token), null, 2);
  for (const again of [token, rewritten]) {
    expect(await send(other, again)).toEqual([400, 'verification_failed']);
  }
  expect((await other.post('/api/quick-action', GENERATE)).status).toBe(403);
});

test('what a solution says of how it is to be checked is not listened to', async () => {
  await using scene = await openAltcha();
  const user = await scene.app.signIn();
  const token = JSON.parse(await solve(user)) as object;
  const sly = { ...token, hmacAlgorithm: 'SHA-1', counterMode: 'string', hmacSignatureSecret: '' };
  expect(await send(user, JSON.stringify(sly))).toEqual([200, undefined]);
});

test('a wrong solution uses nothing up: the right one to the same challenge still counts', async () => {
  await using scene = await openAltcha();
  const user = await scene.app.signIn();
  const token = await solve(user);
  const { challenge, solution } = JSON.parse(token) as { challenge: object; solution: object };
  const wrong = { challenge, solution: { ...solution, derivedKey: '0'.repeat(64) } };
  expect(await send(user, JSON.stringify(wrong))).toEqual([400, 'verification_failed']);
  expect(await send(user, token)).toEqual([200, undefined]);
});

test('a forged, an unsolved and an old solution are refused, and after thirty any', async () => {
  await using scene = await openAltcha();
  const user = await scene.app.signIn();
  const token = await solve(user);
  const { challenge, solution } = JSON.parse(token) as {
    challenge: Challenge;
    solution: { counter: number; derivedKey: string };
  };
  const easy = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
  for (const forged of [
    { challenge: easy, solution },
    { challenge: { ...challenge, signature: 'f'.repeat(64) }, solution },
    { challenge, solution: { ...solution, derivedKey: '0'.repeat(64) } },
    { challenge },
    null,
  ]) {
    expect(await send(user, JSON.stringify(forged))).toEqual([400, 'verification_failed']);
  }
  for (const nonsense of ['', 'x', 'x'.repeat(5000), 7]) {
    expect(await send(user, nonsense)).toEqual([400, 'verification_failed']);
  }
  scene.setTime(new Date(NOW.getTime() + 301_000));
  expect(await send(user, token)).toEqual([400, 'verification_failed']);
  for (let attempt = 0; attempt < 30; attempt += 1) await send(user, 'x');
  expect(await send(user, 'x')).toEqual([429, 'rate_limited']);
});

test('a browser that cannot solve takes no attempt of those who can', async () => {
  await using scene = await openAltcha();
  const user = await scene.app.signIn();
  const token = await solve(user);
  const { challenge } = JSON.parse(token) as { challenge: Challenge };
  const unsolved = JSON.stringify({ challenge, solution: null });
  for (let attempt = 0; attempt < 31; attempt += 1) {
    expect(await send(user, unsolved)).toEqual([400, 'verification_failed']);
  }
  expect(await send(user, token)).toEqual([200, undefined]);
});

test('after twelve hours a session is asked again', async () => {
  await using scene = await openAltcha();
  const user = await scene.app.signIn();
  await send(user, await solve(user));
  scene.setTime(new Date(NOW.getTime() + 12 * 3_600_000 + 1000));
  expect((await user.post('/api/quick-action', GENERATE)).status).toBe(403);
});

test('a visitor who may generate is verified by address, for twelve hours, and nobody else with them', async () => {
  await using scene = await openAltcha({ ANONYMOUS_GENERATIONS: '1' });
  const { app } = scene;
  const from = (address: string) => {
    const request: TestUser['request'] = (path, init = {}) =>
      app.request(path, {
        ...init,
        address,
        headers: { 'content-type': 'application/json', origin: app.deps.config.publicUrl },
      });
    const post = (path: string, body: unknown) =>
      request(path, { method: 'POST', body: JSON.stringify(body) });
    return { userId: '', email: '', token: '', request, post };
  };
  const [visitor, other] = [from('198.51.100.4'), from('198.51.100.5')];
  const user = await app.signIn();
  const generate = async (who: TestUser) => (await who.post('/api/quick-action', GENERATE)).status;
  expect(await generate(visitor)).toBe(403);
  const token = await solve(visitor);
  expect(await send(visitor, token)).toEqual([200, undefined]);
  expect(await send(other, token)).toEqual([400, 'verification_failed']);
  expect([await generate(visitor), await generate(other), await generate(user)]).toEqual([
    200, 403, 403,
  ]);
  expect(await (await visitor.request('/api/verification')).json()).toMatchObject({
    isVerified: true,
  });
  const later = new Date(NOW.getTime() + 12 * 3_600_000 + 1000);
  scene.setTime(later);
  expect(await generate(visitor)).toBe(403);
  await deleteOldVerifiedVisitors(app.deps);
  const read = { name: 'read', text: 'select 1 from verified_visitors' };
  expect(await app.deps.database.run(read, [])).toEqual([]);
});

test('turnstile is asked with our secret and the visitor’s address; its no, and its silence, let nobody in', async () => {
  const asked: URLSearchParams[] = [];
  let answer = (): string | null => '{"success":true}';
  const service = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      asked.push(new URLSearchParams(body));
      const text = answer();
      if (text === null) response.destroy();
      else if (text === 'elsewhere') response.writeHead(307, { location: '/thief' }).end();
      else response.setHeader('content-type', 'application/json').end(text);
    });
  });
  const port = await listenLocally(service);
  try {
    await using app = await createTestApp({
      verifier: createTurnstileVerifier({
        siteKey: '0xsite',
        secretKey: '0xsecret',
        fetch,
        origin: `http://127.0.0.1:${port}`,
      }),
    });
    const user = await app.signIn();
    expect(await (await user.request('/api/verification')).json()).toEqual({
      kind: 'turnstile',
      isVerified: false,
      siteKey: '0xsite',
    });
    answer = () => '{"success":false,"error-codes":["timeout-or-duplicate"]}';
    expect(await send(user, 'bad')).toEqual([400, 'verification_failed']);
    for (const silence of [null, 'not json', '{}', 'elsewhere']) {
      answer = () => silence;
      expect(await send(user, `try ${silence}`)).toEqual([503, 'verification_unavailable']);
    }
    // Not told to another address, which would have our secret with it.
    expect(asked).toHaveLength(5);
    for (const trouble of ['invalid-input-secret', 'bad-request', 'internal-error']) {
      answer = () => JSON.stringify({ success: false, 'error-codes': [trouble] });
      expect(await send(user, trouble)).toEqual([503, 'verification_unavailable']);
      expect(app.log.join('')).toContain(trouble);
    }
    expect((await user.post('/api/quick-action', GENERATE)).status).toBe(403);
    answer = () => '{"success":true}';
    expect(await send(user, 'good')).toEqual([200, undefined]);
    expect((await user.post('/api/quick-action', GENERATE)).status).toBe(200);
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      secret: '0xsecret',
      response: 'good',
      remoteip: '203.0.113.7',
    });
    expect(app.log.join('')).not.toContain('0xsecret');
  } finally {
    await new Promise((resolve) => service.close(resolve));
  }
});

test('the widget’s origin is in the policy with turnstile only', async () => {
  const settings = {
    HUMAN_VERIFICATION: 'turnstile',
    TURNSTILE_SITE_KEY: '0xsite',
    TURNSTILE_SECRET_KEY: '0xsecret',
  };
  await using app = await createTestApp({ settings });
  await using plain = await createTestApp();
  const policyOf = async (scene: typeof app) =>
    (await scene.request('/api/docs')).headers.get('content-security-policy');
  expect(await policyOf(app)).toContain(
    "script-src 'self' https://challenges.cloudflare.com; frame-src https://challenges.cloudflare.com",
  );
  expect(await policyOf(plain)).not.toContain('cloudflare');
});

test('switched off, nobody is asked', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  expect(await (await user.request('/api/verification')).json()).toEqual({
    kind: 'off',
    isVerified: true,
  });
});
