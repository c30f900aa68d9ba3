import { expect, test } from 'vitest';
import type { GenerationAnswer } from '#contract/generation.ts';
import type { Usage } from '#contract/usage.ts';
import { sessionCookieName } from '../identity/sessions.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createScriptedWriter, SCRIPTED_REPLIES } from '../testing/scripted-writer.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const GENERATE = { tweetText: 'Tabs are better than spaces.', tone: 'rage' };
const OPEN = { settings: { ANONYMOUS_GENERATIONS: '1' }, now: NOON };

interface Asked {
  address?: string;
  headers?: Record<string, string>;
  body?: object;
}

/** From our own page, signed out. */
function post(app: TestApp, path: string, { address, headers, body = GENERATE }: Asked = {}) {
  return app.request(path, {
    method: 'POST',
    headers: { origin: app.deps.config.publicUrl, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(address !== undefined && { address }),
  });
}

async function generate(app: TestApp, asked: Asked = {}): Promise<string> {
  const answer = await post(app, '/api/quick-action', asked);
  return answer.status === 200 ? 'written' : ((await answer.json()) as { code: string }).code;
}

/** Comes again when sent away, as one of very many whom a busy machine's database has no time for. */
async function insist(app: TestApp, asked: Asked): Promise<string> {
  const result = await generate(app, asked);
  return result === 'database_busy' ? insist(app, asked) : result;
}

async function readUsage(app: TestApp, address?: string): Promise<Usage> {
  const answer = await app.request('/api/usage', address === undefined ? {} : { address });
  return (await answer.json()) as Usage;
}

test('unset, nobody generates signed out', async () => {
  await using app = await createTestApp({ now: NOON });
  expect(await generate(app)).toBe('sign_in_required');
  expect((await app.request('/api/verification')).status).toBe(401);
});

test('a visitor has five a day, then the described words; the next day five again', async () => {
  await using app = await createTestApp(OPEN);
  const first = await post(app, '/api/quick-action');
  expect((await first.json()) as GenerationAnswer).toMatchObject({
    replies: SCRIPTED_REPLIES,
    usage: { remaining: 4, count: 1, isPremium: false },
  });
  for (let use = 0; use < 4; use += 1) await generate(app);
  const refused = await post(app, '/api/quick-action');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    error:
      'You have reached your daily limit of 5 replies. Please upgrade to premium for 30 replies per day.',
  });
  expect(await readUsage(app)).toMatchObject({ remaining: 0, cooldown: true, hoursLeft: 24 });
  app.setTime(new Date('2026-03-11T00:00:01Z'));
  expect(await readUsage(app)).toMatchObject({ remaining: 5, count: 0, cooldown: false });
  expect(await generate(app)).toBe('written');
});

test('streamed, a visitor gets what a person gets', async () => {
  await using app = await createTestApp(OPEN);
  const headers = { accept: 'text/event-stream' };
  const text = await (await post(app, '/api/quick-action', { headers })).text();
  expect(text.match(/^event: .*$/gm)).toEqual(
    ['kept', ...SCRIPTED_REPLIES.map(() => 'reply'), 'usage', 'done'].map(
      (event) => `event: ${event}`,
    ),
  );
});

test('200 visitors at once from one network, by cookies and headers of every kind: five sets', async () => {
  await using app = await createTestApp({ ...OPEN, ownTurnWaitMs: 60_000 });
  const name = sessionCookieName(app.deps.config);
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      const token = String(index).padStart(43, 'A');
      const headers = [
        { 'x-forwarded-for': `203.0.113.${index}` },
        { cookie: `${name}=${token}` },
        { authorization: `Bearer ${token}` },
        {
          cookie: `anon=anon-${index}`,
          'user-agent': `browser ${index}`,
          forwarded: 'for=1.1.1.1',
        },
      ][index % 4];
      return insist(app, {
        address: `2001:db8:1:2::${index.toString(16)}`,
        headers: headers ?? {},
      });
    }),
  );
  expect(results.filter((result) => result === 'written')).toHaveLength(5);
  expect(results.filter((result) => result === 'limit_reached_free')).toHaveLength(195);
  expect(await generate(app, { address: '2001:db8:1:3::1' })).toBe('written');
});

test('behind a trusted proxy it is the visitor’s address that counts, not what they claim', async () => {
  await using app = await createTestApp({
    ...OPEN,
    settings: { ...OPEN.settings, TRUST_PROXY: '1' },
  });
  const come = (forwarded: string) =>
    generate(app, { address: '10.0.0.1', headers: { 'x-forwarded-for': forwarded } });
  for (let use = 0; use < 5; use += 1) await come(`9.9.9.${use}, 198.51.100.4`);
  expect(await come('1.2.3.4, 198.51.100.4')).toBe('limit_reached_free');
  expect(await come('0:0:0:0:0:ffff:198.51.100.4')).toBe('limit_reached_free');
  expect(await come('198.51.100.5')).toBe('written');
});

test('visitors whose address cannot be told are one visitor, anon-{random}', async () => {
  await using app = await createTestApp(OPEN);
  const { ip } = (await (await app.request('/api/ip', { address: '' })).json()) as { ip: string };
  expect(ip).toMatch(/^anon-[0-9a-f]{16}$/);
  for (let use = 0; use < 5; use += 1) {
    expect(await generate(app, { address: '', headers: { cookie: `anon=${use}` } })).toBe(
      'written',
    );
  }
  expect(await generate(app, { address: '' })).toBe('limit_reached_free');
  expect(await readUsage(app, '')).toMatchObject({ count: 5 });
  const rows = await app.deps.database.run<{ address: string }>(
    { name: 'addresses', text: 'select ip_address as address from usage_logs' },
    [],
  );
  expect(rows).toEqual([{ address: ip }]);
});

test('who is signed in is counted as themselves; a session that is over leaves a visitor', async () => {
  await using app = await createTestApp(OPEN);
  const user = await app.signIn();
  expect((await user.post('/api/quick-action', GENERATE)).status).toBe(200);
  expect(await readUsage(app)).toMatchObject({ count: 0 });
  await user.post('/api/auth/sign-out', {});
  expect((await user.post('/api/quick-action', GENERATE)).status).toBe(200);
  expect(await readUsage(app)).toMatchObject({ count: 1 });
});

test('who has used all of their own does not go on as a visitor', async () => {
  await using app = await createTestApp(OPEN);
  const user = await app.signIn();
  for (let use = 0; use < 5; use += 1) await user.post('/api/quick-action', GENERATE);
  expect((await user.post('/api/quick-action', GENERATE)).status).toBe(429);
  expect(await readUsage(app)).toMatchObject({ count: 0 });
});

test('a visitor’s generation that fails costs nothing', async () => {
  const writer = createScriptedWriter({ replies: [], fail: new Error('down') });
  await using app = await createTestApp({ ...OPEN, writer });
  for (let use = 0; use < 6; use += 1) expect(await generate(app)).toBe('generation_failed');
  expect(await readUsage(app)).toMatchObject({ count: 0 });
});

test('what is a person’s stays a person’s', async () => {
  await using app = await createTestApp(OPEN);
  const { generationId } = (await (
    await post(app, '/api/quick-action')
  ).json()) as GenerationAnswer;
  const own = { ...GENERATE, tone: '5b1f3d2e-1111-4000-8000-000000000001' };
  expect(await generate(app, { body: own })).toBe('sign_in_required');
  const revision = { ...GENERATE, generationId, direction: 'again', reply: 'One.' };
  expect((await post(app, '/api/revise', { body: revision })).status).toBe(401);
  expect((await post(app, '/api/favourites', { body: { reply: 'One.' } })).status).toBe(401);
  expect(await readUsage(app)).toMatchObject({ count: 1 });
  const foreign = { origin: 'https://elsewhere.example' };
  expect(await generate(app, { headers: foreign })).toBe('origin_refused');
});
