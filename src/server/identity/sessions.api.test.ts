import { expect, test } from 'vitest';
import { sessions, signInFlows } from '../database/schema.ts';
import { signIn } from '../testing/choose-account.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { openBrowser } from '../testing/open-browser.ts';
import { deleteExpiredSessions } from './sessions.ts';

const ADA = { email: 'ada@example.com' };
const START = new Date('2026-01-15T12:00:00Z');
const DAY_MS = 86_400_000;

test('the session cookie is out of reach of scripts and other sites, and lasts 30 days', async () => {
  await using app = await createTestApp();
  const done = await signIn(openBrowser(app), ADA);
  expect(done.headers.getSetCookie().join()).toMatch(
    /^riposte_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('the same token works as a bearer token', async () => {
  await using app = await createTestApp();
  const { token, email } = await app.signIn();
  const answer = await app.request('/api/profile', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject({ email });
});

test('a forged or garbled token opens nothing', async () => {
  await using app = await createTestApp();
  await app.signIn();
  const forged = 'A'.repeat(43);
  for (const token of ['', 'garbage', forged, `${forged}'; drop table sessions`, 'é'.repeat(43)]) {
    for (const headers of [
      { authorization: `Bearer ${token}` },
      { cookie: `riposte_session=${token}` },
    ]) {
      for (const path of ['/api/profile', '/api/verification']) {
        const answer = await app.request(path, { headers });
        expect(answer.status).toBe(401);
        expect(await answer.json()).toMatchObject({ code: 'sign_in_required' });
      }
    }
  }
});

test('the hash that the database keeps opens nothing', async () => {
  await using app = await createTestApp();
  await app.signIn();
  const [row] = await app.deps.database.orm.select().from(sessions);
  expect(row?.tokenHash).toMatch(/^[\w-]{43}$/);
  expect(await statusWith(app, row?.tokenHash ?? '')).toBe(401);
});

test('a session ends after 30 days', async () => {
  await using app = await createTestApp({ now: START });
  const [one, other] = [await app.signIn(), await app.signIn()];
  app.setTime(new Date(START.getTime() + 30 * DAY_MS - 1000));
  expect(await statusWith(app, one.token)).toBe(200);
  app.setTime(new Date(START.getTime() + 30 * DAY_MS));
  expect(await statusWith(app, other.token)).toBe(401);
});

test('reading the profile past half of a session’s life gives it its whole life again', async () => {
  await using app = await createTestApp({ now: START });
  const [user, away] = [await app.signIn(), await app.signIn()];
  const gone = await app.signIn();
  app.setTime(new Date(START.getTime() + 15 * DAY_MS));
  expect((await user.request('/api/profile')).headers.getSetCookie()).toEqual([]);

  app.setTime(new Date(START.getTime() + 16 * DAY_MS));
  const renewed = await user.request('/api/profile');
  expect(renewed.headers.getSetCookie().join()).toContain(
    `riposte_session=${user.token}; Max-Age=2592000`,
  );
  expect((await gone.request('/api/profile')).status).toBe(200);
  app.setTime(new Date(START.getTime() + 45 * DAY_MS));
  expect(await statusWith(app, user.token)).toBe(200);
  expect(await statusWith(app, away.token)).toBe(401);
  app.setTime(new Date(START.getTime() + 46 * DAY_MS));
  expect(await statusWith(app, gone.token)).toBe(401);
});

test('when a session was used is written every ten minutes, not at every request', async () => {
  await using app = await createTestApp({ now: START });
  const user = await app.signIn();
  const seen: number[] = [];
  for (const minutes of [10, 11, 12]) {
    app.setTime(new Date(START.getTime() + minutes * 60_000));
    expect((await user.request('/api/profile')).status).toBe(200);
    const [row] = await app.deps.database.orm.select().from(sessions);
    seen.push(((row?.seenAt.getTime() ?? 0) - START.getTime()) / 60_000);
  }
  expect(seen).toEqual([0, 11, 11]);
});

test('a bearer token is renewed as well, and no cookie is set for it', async () => {
  await using app = await createTestApp({ now: START });
  const { token } = await app.signIn();
  app.setTime(new Date(START.getTime() + 16 * DAY_MS));
  const answer = await app.request('/api/profile', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  app.setTime(new Date(START.getTime() + 45 * DAY_MS));
  expect(await statusWith(app, token)).toBe(200);
});

test('sign-out ends the session everywhere, and may be repeated', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  await signIn(browser, ADA);
  const token = browser.cookies()['riposte_session'] ?? '';
  for (let time = 0; time < 2; time += 1) {
    const answer = await browser.post('/api/auth/sign-out');
    expect(answer.status).toBe(204);
    expect(browser.cookies()).not.toHaveProperty('riposte_session');
  }
  expect(await statusWith(app, token)).toBe(401);
  expect(await app.deps.database.orm.select().from(sessions)).toEqual([]);
});

test('sign-out ends only its own session', async () => {
  await using app = await createTestApp();
  const [here, elsewhere] = [openBrowser(app), openBrowser(app)];
  await signIn(here, ADA);
  await signIn(elsewhere, ADA);
  await here.post('/api/auth/sign-out');
  expect((await elsewhere.get('/api/profile')).status).toBe(200);
});

test('another site cannot sign a person out', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  await signIn(browser, ADA);
  const answer = await browser.post('/api/auth/sign-out', {
    headers: { origin: 'https://evil.example' },
  });
  expect(await answer.json()).toMatchObject({ code: 'origin_refused' });
  expect((await browser.get('/api/profile')).status).toBe(200);
});

test('signing in anew makes a new token and ends the one this browser had', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  await signIn(browser, ADA);
  const former = browser.cookies()['riposte_session'] ?? '';
  await signIn(browser, { email: 'grace@example.com' });
  expect(browser.cookies()['riposte_session']).not.toBe(former);
  expect(await statusWith(app, former)).toBe(401);
  expect(await (await browser.get('/api/profile')).json()).toMatchObject({
    email: 'grace@example.com',
  });
});

test('a token planted before sign-in is never the one that sign-in opens', async () => {
  await using app = await createTestApp();
  const browser = openBrowser(app);
  const planted = 'A'.repeat(43);
  browser.setCookie('riposte_session', planted);
  await signIn(browser, ADA);
  expect(browser.cookies()['riposte_session']).not.toBe(planted);
  expect(await statusWith(app, planted)).toBe(401);
});

test('maintenance drops what expired, and nothing else', async () => {
  await using app = await createTestApp({ now: START });
  await app.signIn();
  await app.request('/api/auth/sign-in');
  app.setTime(new Date(START.getTime() + 31 * DAY_MS));
  const { token } = await app.signIn();
  for (let time = 0; time < 2; time += 1) await app.request('/api/auth/sign-in');
  await deleteExpiredSessions(app.deps);
  expect(await app.deps.database.orm.select().from(sessions)).toHaveLength(1);
  expect(await app.deps.database.orm.select().from(signInFlows)).toHaveLength(2);
  expect(await statusWith(app, token)).toBe(200);
});

async function statusWith(app: TestApp, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.request('/api/profile', { headers })).status;
}
