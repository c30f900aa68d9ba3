import { expect, test } from 'vitest';
import { readAuditLog } from '../operator/audit-log.ts';
import { createBrowser } from '../testing/create-browser.ts';
import { signIn } from '../testing/choose-account.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 86_400_000;
const EMAIL = 'ada@example.org';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function openBrowser(app: TestApp, userAgent: string, email = EMAIL) {
  const browser = createBrowser({
    fetch: (url, init) => {
      const headers = new Headers(init.headers);
      headers.set('user-agent', userAgent);
      return app.request(url, { ...init, headers });
    },
    origin: app.deps.config.publicUrl,
  });
  await signIn(browser, { email });
  return browser;
}

type Browser = Awaited<ReturnType<typeof openBrowser>>;

async function list(browser: Browser) {
  const answer = await browser.get('/api/sessions');
  return ((await answer.json()) as { items: { id: string; device: string; isThis: boolean }[] })
    .items;
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.get('/api/profile')).status === 200;
}

test('a person sees where they are signed in, with which device, since when and last seen', async () => {
  await using app = await createTestApp({ now: NOON });
  const phone = await openBrowser(app, PHONE);
  app.setTime(new Date(NOON.getTime() + DAY_MS));
  const desk = await openBrowser(app, DESK);
  const since = new Date(NOON.getTime() + DAY_MS).toISOString();
  app.setTime(new Date(NOON.getTime() + 2 * DAY_MS));
  expect(await isSignedIn(phone)).toBe(true);
  const seen = new Date(NOON.getTime() + 2 * DAY_MS).toISOString();
  const answer = await desk.get('/api/sessions');
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    items: [
      { device: 'Firefox on Windows', isThis: true, createdAt: since },
      { device: 'Safari on iPhone', isThis: false, createdAt: NOON.toISOString(), seenAt: seen },
    ],
  });
  expect(text).not.toContain('Mozilla');
});

test('this session stands first, then the one that was seen last', async () => {
  await using app = await createTestApp({ now: NOON });
  const phone = await openBrowser(app, PHONE);
  const ids: unknown[] = [];
  for (const browser of [phone, await openBrowser(app, DESK), await openBrowser(app, DESK)]) {
    app.setTime(new Date(NOON.getTime() + (ids.length + 1) * DAY_MS));
    ids.push((await list(browser)).find(({ isThis }) => isThis)?.id);
  }
  const [own, former, latest] = ids;
  expect((await list(phone)).map(({ id }) => id)).toEqual([own, latest, former]);
});

test('one session is ended, or all others; nobody ends another person’s', async () => {
  await using app = await createTestApp({ now: NOON });
  const [phone, desk] = [await openBrowser(app, PHONE), await openBrowser(app, DESK)];
  const third = await openBrowser(app, DESK);
  const stranger = await openBrowser(app, DESK, 'mallory@example.org');
  const other = (await list(desk)).find(({ device }) => device === 'Safari on iPhone');
  await stranger.delete(`/api/sessions/${other?.id}`);
  expect((await stranger.delete('/api/sessions/none')).status).toBe(204);
  await stranger.delete('/api/sessions');
  expect(await list(desk)).toHaveLength(3);
  expect((await desk.delete(`/api/sessions/${other?.id}`)).status).toBe(204);
  expect([await isSignedIn(phone), await isSignedIn(third)]).toEqual([false, true]);
  await desk.delete('/api/sessions');
  expect([await isSignedIn(third), await isSignedIn(desk)]).toEqual([false, true]);
  expect(await isSignedIn(stranger)).toBe(true);
});

test('a session that is used every day ends after 180 days all the same', async () => {
  await using app = await createTestApp({ now: NOON });
  const browser = await openBrowser(app, DESK);
  for (let day = 10; day < 180; day += 10) {
    app.setTime(new Date(NOON.getTime() + day * DAY_MS));
    expect(await isSignedIn(browser), `day ${day}`).toBe(true);
  }
  app.setTime(new Date(NOON.getTime() + 180 * DAY_MS - 1000));
  expect(await isSignedIn(browser)).toBe(true);
  app.setTime(new Date(NOON.getTime() + 180 * DAY_MS + 1000));
  expect(await isSignedIn(browser)).toBe(false);
});

test('an account is deleted only soon after a sign-in', async () => {
  await using app = await createTestApp({ now: NOON });
  const browser = await openBrowser(app, DESK);
  app.setTime(new Date(NOON.getTime() + 600_000));
  const refused = await browser.delete('/api/account');
  expect(await refused.json()).toMatchObject({ code: 'fresh_sign_in_required' });
  expect(await isSignedIn(browser)).toBe(true);
  // A browser that was left open and is used again is no sign-in.
  app.setTime(new Date(NOON.getTime() + DAY_MS));
  expect(await isSignedIn(browser)).toBe(true);
  expect((await browser.delete('/api/account')).status).toBe(403);
  await signIn(browser, { email: EMAIL });
  expect((await browser.delete('/api/account')).status).toBe(204);
});

test('an operator ends a person’s sessions, which is in the log', async () => {
  await using app = await createTestApp({ now: NOON });
  const [phone, other] = [
    await openBrowser(app, PHONE),
    await openBrowser(app, DESK, 'eve@example.org'),
  ];
  const operator = await signInOperator(app);
  const json = { email: 'Ada@example.org' };
  const answer = await operator.post('/api/operator/people/end-sessions', { json });
  expect(await answer.json()).toEqual({ ended: 1 });
  expect([await isSignedIn(phone), await isSignedIn(other)]).toEqual([false, true]);
  const { items } = await readAuditLog(app.deps, { search: 'end sessions', before: null });
  expect(items).toMatchObject([{ target: EMAIL, operator: 'owner@example.com' }]);
});
