import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { ROUTES } from '#contract/api.ts';
import { operators, operatorSessions } from '../database/schema.ts';
import { createBrowser } from '../testing/create-browser.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { addOperator } from './add-operator.ts';
import { readAuditLog } from './audit-log.ts';
import { deleteExpiredOperatorSessions } from './operator-sessions.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const OWNER = { email: 'owner@example.com', password: 'correct horse battery' };
const NEW = { ...OWNER, password: 'another battery staple' };
const WRONG = { ...OWNER, password: 'wrong' };

function openBrowser(app: TestApp, address = '203.0.113.7') {
  return createBrowser({
    fetch: (url, init) => app.request(url, { ...init, address }),
    origin: app.deps.config.publicUrl,
  });
}

async function signIn(app: TestApp) {
  const browser = openBrowser(app);
  const answer = await browser.post('/api/operator/sign-in', { json: OWNER });
  expect(answer.status).toBe(200);
  return browser;
}

async function sessionStatus(browser: ReturnType<typeof openBrowser>): Promise<number> {
  return (await browser.get('/api/operator/session')).status;
}

test('an operator signs in for 24 hours, by a cookie that no script and no other site can use', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, { ...OWNER, email: ' Owner@Example.com' });
  const browser = openBrowser(app);
  const answer = await browser.post('/api/operator/sign-in', { json: OWNER });
  expect(await answer.json()).toEqual({
    email: OWNER.email,
    isAdmin: true,
    expiresAt: '2026-03-11T12:00:00.000Z',
  });
  const lines = answer.headers.getSetCookie();
  for (const line of lines) {
    expect(line).toContain('HttpOnly');
    expect(line).toContain('SameSite=Strict');
  }
  const ages = lines.map((line) => /Max-Age=\d+/.exec(line)?.[0]);
  expect(new Set(ages)).toEqual(new Set(['Max-Age=86400', 'Max-Age=15552000']));
  // Somebody works all the time.
  for (let minute = 29; minute < 24 * 60; minute += 29) {
    app.setTime(new Date(NOON.getTime() + minute * 60_000));
    expect(await sessionStatus(browser)).toBe(200);
  }
  app.setTime(new Date('2026-03-11T11:59:59Z'));
  expect(await sessionStatus(browser)).toBe(200);
  app.setTime(new Date('2026-03-11T12:00:01Z'));
  expect(await sessionStatus(browser)).toBe(401);
});

test('a session that nobody uses for half an hour is over', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  const browser = await signIn(app);
  app.setTime(new Date('2026-03-10T12:29:59Z'));
  expect(await sessionStatus(browser)).toBe(200);
  app.setTime(new Date('2026-03-10T12:59:58Z'));
  expect(await sessionStatus(browser)).toBe(200);
  app.setTime(new Date('2026-03-10T13:29:59Z'));
  expect(await sessionStatus(browser)).toBe(401);
});

test('a session that is used within its first minute is no longer open by that', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  const browser = await signIn(app);
  app.setTime(new Date('2026-03-10T12:01:00Z'));
  expect(await sessionStatus(browser)).toBe(200);
  app.setTime(new Date('2026-03-10T12:30:00Z'));
  expect(await sessionStatus(browser)).toBe(401);
});

test('a new sign-in ends the session that the same browser had, and no other', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  const [browser, other] = [await signIn(app), await signIn(app)];
  const former = browser.cookies()['riposte_operator'] ?? '';
  await browser.post('/api/operator/sign-in', { json: OWNER });
  const thief = openBrowser(app);
  thief.setCookie('riposte_operator', former);
  expect(await sessionStatus(thief)).toBe(401);
  expect(await sessionStatus(browser)).toBe(200);
  expect(await sessionStatus(other)).toBe(200);
});

test('a wrong password, an unknown e-mail and what can be neither get the same words', async () => {
  await using app = await createTestApp();
  await addOperator(app.deps, OWNER);
  const attempts = [
    WRONG,
    { ...OWNER, email: `nobody'; --@example.com` },
    { ...OWNER, email: 'x'.repeat(400) },
    { ...OWNER, password: 'x'.repeat(4000) },
    { ...OWNER, email: 'nul\0byte' },
    { ...OWNER, password: ['correct horse battery'] },
    { email: OWNER.email },
    {},
  ];
  for (const json of attempts) {
    const answer = await openBrowser(app).post('/api/operator/sign-in', { json });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: 'Invalid email or password' });
  }
});

test('guesses from many addresses are stopped, and the owner still gets in from a known browser', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  const known = await signIn(app);
  for (let guess = 0; guess < 12; guess += 1) {
    const stranger = openBrowser(app, `198.51.100.${guess}`);
    await stranger.post('/api/operator/sign-in', { json: WRONG });
  }
  const stranger = openBrowser(app, '192.0.2.1');
  expect((await stranger.post('/api/operator/sign-in', { json: OWNER })).status).toBe(429);
  expect((await known.post('/api/operator/sign-in', { json: OWNER })).status).toBe(200);
});

test('a browser is known by the operator who signed in from it, and by no other', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  const colleague = { email: 'colleague@example.com', password: 'a horse of another colour' };
  await addOperator(app.deps, colleague);
  const browser = openBrowser(app);
  await browser.post('/api/operator/sign-in', { json: colleague });
  for (let guess = 0; guess < 10; guess += 1) {
    await browser.post('/api/operator/sign-in', { json: WRONG });
  }
  // As a stranger's guesses they count against the address and the account.
  const stranger = openBrowser(app, '192.0.2.1');
  expect((await stranger.post('/api/operator/sign-in', { json: OWNER })).status).toBe(429);
  expect((await browser.post('/api/operator/sign-in', { json: colleague })).status).toBe(200);
});

test('a flood of guesses at unknown operators does not keep the owner waiting at a known browser', async () => {
  // A guess has to take its time, or there is no flood.
  await using app = await createTestApp({ now: NOON, passwordCost: { N: 2 ** 14, r: 8, p: 1 } });
  await addOperator(app.deps, OWNER);
  const known = await signIn(app);
  let answered = 0;
  const flood = Array.from({ length: 40 }, async (_, guess) => {
    const stranger = openBrowser(app, `198.51.100.${guess}`);
    const json = { ...WRONG, email: `nobody${guess}@example.com` };
    await stranger.post('/api/operator/sign-in', { json });
    answered += 1;
  });
  await expect.poll(() => answered).toBeGreaterThan(0); // the line is full
  expect((await known.post('/api/operator/sign-in', { json: OWNER })).status).toBe(200);
  const proof = await known.post('/api/operator/proof', { json: { password: OWNER.password } });
  expect(proof.status).toBe(204);
  expect(answered).toBeLessThan(flood.length);
  await Promise.all(flood);
});

test('who signs in, from which kind of browser, ends sessions or gets another password is in the log', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  const browser = await signIn(app);
  await openBrowser(app).post('/api/operator/sign-in', { json: WRONG });
  await browser.post('/api/operator/sign-in', { json: OWNER });
  await browser.post('/api/operator/sign-out-everywhere');
  await addOperator(app.deps, OWNER);
  const { items } = await readAuditLog(app.deps, { search: '', before: null });
  const own = { operator: OWNER.email, target: OWNER.email, address: '203.0.113.7' };
  const command = { operator: 'command line', target: OWNER.email };
  expect(items).toMatchObject([
    { ...command, action: 'change password' },
    { ...own, action: 'end all sessions' },
    { ...own, action: 'sign in', details: { browser: 'known' } },
    { ...own, action: 'sign in', details: { browser: 'new' } },
    { ...command, action: 'add operator' },
  ]);
});

test('who is removed while the password is looked at is not signed in', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  const { passwords, database } = app.deps;
  const real = { ...passwords };
  passwords.isRight = async (guess) => {
    const answer = await real.isRight(guess);
    await database.orm.delete(operators);
    return answer;
  };
  const answer = await openBrowser(app).post('/api/operator/sign-in', { json: OWNER });
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test.each(['password', 'second factor', 'old hash'] as const)(
  'who signs in while the %s is changed gets no session that outlives the change',
  async (changed) => {
    await using app = await createTestApp({ now: NOON });
    await addOperator(app.deps, OWNER);
    const { passwords, database } = app.deps;
    const change = async () => {
      if (changed !== 'second factor') await addOperator(app.deps, NEW);
      else await database.orm.update(operators).set({ secondFactor: 'one.two.three' });
    };
    const real = { ...passwords };
    if (changed === 'old hash') passwords.isOld = () => true;
    // The line of those who wait for their password to be looked at may be six seconds long.
    const slow = changed === 'old hash' ? 'hash' : 'isRight';
    Object.assign(passwords, {
      [slow]: async (given: never) => {
        Object.assign(passwords, real);
        const answer = await real[slow](given);
        await change();
        return answer;
      },
    });
    const browser = openBrowser(app);
    const answer = await browser.post('/api/operator/sign-in', { json: OWNER });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await sessionStatus(browser)).toBe(401);
    if (changed === 'second factor') return;
    const anew = await openBrowser(app).post('/api/operator/sign-in', { json: NEW });
    expect(anew.status).toBe(200);
  },
);

test('who signs in while another password is being stored waits for it, and is not signed in', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  const { passwords, database } = app.deps;
  const passwordHash = await passwords.hash(NEW.password);
  const real = { ...passwords };
  let storing = Promise.resolve();
  passwords.isRight = async (guess) => {
    const answer = await real.isRight(guess);
    const stored = Promise.withResolvers<void>();
    storing = database.transaction(async ({ orm }) => {
      await orm.update(operators).set({ passwordHash });
      await orm.delete(operatorSessions);
      stored.resolve();
      await sleep(300); // not committed while the session is opened
    });
    await stored.promise;
    return answer;
  };
  const browser = openBrowser(app);
  const answer = await browser.post('/api/operator/sign-in', { json: OWNER });
  await storing;
  expect(answer.status).toBe(401);
  expect(await sessionStatus(browser)).toBe(401);
});

test('a changed password ends every session', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  const browser = await signIn(app);
  expect(await sessionStatus(browser)).toBe(200);
  await addOperator(app.deps, NEW);
  expect(await sessionStatus(browser)).toBe(401);
});

test('another password for one operator, and the end of old sessions, leave the others signed in', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  const browser = await signIn(app);
  await addOperator(app.deps, { email: 'colleague@example.com', password: 'a new password' });
  await deleteExpiredOperatorSessions(app.deps);
  expect(await sessionStatus(browser)).toBe(200);
});

test.each([
  ['address', () => '203.0.113.7'],
  ['network of IPv6', (guess: number) => `2001:db8:1:2::${guess}`],
])('guesses at many accounts from one %s are stopped', async (_, addressOf) => {
  await using app = await createTestApp({ now: NOON });
  const statuses = [];
  for (let guess = 0; guess < 11; guess += 1) {
    const browser = openBrowser(app, addressOf(guess));
    const json = { ...WRONG, email: `nobody${guess}@example.com` };
    statuses.push((await browser.post('/api/operator/sign-in', { json })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

test('ten wrong passwords say how long to wait', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  const stranger = openBrowser(app);
  for (let guess = 0; guess < 10; guess += 1) {
    await stranger.post('/api/operator/sign-in', { json: WRONG });
  }
  const refused = await stranger.post('/api/operator/sign-in', { json: OWNER });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
  expect(await refused.json()).toMatchObject({
    error: 'Too many wrong passwords. Please try again in 15 min.',
    code: 'operator_attempts_used_up',
  });
  app.setTime(new Date('2026-03-10T12:10:30Z'));
  expect(
    await (await stranger.post('/api/operator/sign-in', { json: OWNER })).json(),
  ).toMatchObject({ error: 'Too many wrong passwords. Please try again in 5 min.' });
  app.setTime(new Date('2026-03-10T12:15:01Z'));
  expect((await stranger.post('/api/operator/sign-in', { json: OWNER })).status).toBe(200);
});

test('no number of typos locks out the right password from a known browser; a machine’s guesses there end', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  const known = await signIn(app);
  for (let typo = 0; typo < 15; typo += 1) {
    expect((await known.post('/api/operator/sign-in', { json: WRONG })).status).toBe(401);
  }
  expect((await known.post('/api/operator/sign-in', { json: OWNER })).status).toBe(200);
  await app.deps.database.run(
    {
      name: 'many',
      text: "update rate_limits set count = 100 where key like 'operator-browser:%'",
    },
    [],
  );
  expect((await known.post('/api/operator/sign-in', { json: WRONG })).status).toBe(429);
});

test('only guesses are used up: the owner may sign in from any number of browsers', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  for (let visit = 0; visit < 11; visit += 1) await signIn(app);
});

test('signing out ends one session; signing out everywhere ends all, and no browser is known any more', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  const [first, second, third] = [await signIn(app), await signIn(app), await signIn(app)];
  await first.post('/api/operator/sign-out');
  expect(Object.keys(first.cookies())).toEqual(['riposte_operator_browser']);
  expect(await sessionStatus(second)).toBe(200);
  await second.post('/api/operator/sign-out-everywhere');
  expect(await sessionStatus(third)).toBe(401);
  const [fourth, stranger] = [await signIn(app), openBrowser(app, '192.0.2.1')];
  for (let guess = 0; guess < 10; guess += 1) {
    await stranger.post('/api/operator/sign-in', { json: WRONG });
  }
  const statuses = [];
  for (const known of [first, second, third, fourth]) {
    statuses.push((await known.post('/api/operator/sign-in', { json: OWNER })).status);
  }
  expect(statuses).toEqual([429, 429, 429, 200]);
});

test('every operator route refuses no cookie, a person’s cookie, a known browser and an expired session', async () => {
  await using app = await createTestApp({ now: NOON });
  await addOperator(app.deps, OWNER);
  const expired = await signIn(app);
  app.setTime(new Date('2026-03-11T12:00:01Z'));
  const user = await app.signIn();
  const cookies = [
    '',
    `riposte_session=${user.token}; riposte_operator=${user.token}`,
    Object.entries(expired.cookies())
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    `riposte_operator=${expired.cookies()['riposte_operator_browser']}`,
  ];
  const open = new Set(['sign-in', 'sign-out', 'join'].map((name) => `/api/operator/${name}`));
  const closed = ROUTES.filter(({ path }) => path.startsWith('/api/operator/') && !open.has(path));
  expect(closed.length).toBeGreaterThan(0);
  for (const { method, path, who } of closed) {
    expect(who, path).toBe('operator');
    for (const cookie of cookies) {
      const headers = { cookie, origin: app.deps.config.publicUrl };
      const answer = await app.request(path, { method, headers });
      expect(answer.status, `${method} ${path}`).toBe(ERRORS.operator_sign_in_required.status);
    }
  }
});
