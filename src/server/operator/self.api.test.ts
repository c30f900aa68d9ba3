import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { operators } from '../database/schema.ts';
import { createBrowser } from '../testing/create-browser.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { OPERATOR_PASSWORD, signInOperator } from '../testing/sign-in-operator.ts';
import { forgetSecondFactor } from './add-operator.ts';
import { readAuditLog } from './audit-log.ts';
import { createPasswords } from './password.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const OWNER = { email: 'owner@example.com', password: OPERATOR_PASSWORD };
const MINUTE_MS = 60_000;
const REFUND = '/api/operator/commerce/payments/pay_none/refund';

type Browser = ReturnType<typeof createBrowser>;

function openBrowser(app: TestApp, address = '192.0.2.1'): Browser {
  return createBrowser({
    fetch: (url, init) => app.request(url, { ...init, address }),
    origin: app.deps.config.publicUrl,
  });
}

async function codeOf(answer: Response): Promise<string> {
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  const body = isJson ? ((await answer.json()) as { code?: string }) : {};
  return body.code ?? String(answer.status);
}

function signIn(browser: Browser, code?: string): Promise<Response> {
  return browser.post('/api/operator/sign-in', { json: { ...OWNER, ...(code && { code }) } });
}

/** The code that the authenticator shows so many ms after noon. */
function codeAt(secret: string, ms = 0): string {
  return generateSync({ secret, epoch: (NOON.getTime() + ms) / 1000 });
}

/** @param ms after noon */
async function setUp(
  browser: Browser,
  ms = 0,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await browser.post('/api/operator/second-factor/begin');
  const { secret, address } = (await begun.json()) as { secret: string; address: string };
  const { pathname, searchParams } = new URL(address);
  expect(decodeURIComponent(pathname)).toBe('/Riposte:owner@example.com');
  expect(searchParams.get('secret')).toBe(secret);
  const json = { code: codeAt(secret, ms) };
  const done = await browser.post('/api/operator/second-factor', { json });
  expect(done.status).toBe(200);
  const { recoveryCodes } = (await done.json()) as { recoveryCodes: string[] };
  return { secret, recoveryCodes };
}

test('with a second factor a password alone opens nothing, and each code counts once', async () => {
  await using app = await createTestApp({ now: NOON });
  const { secret } = await setUp(await signInOperator(app));
  const browser = openBrowser(app);
  // The right password is no guess, however often it comes before its code.
  for (let time = 0; time < 11; time += 1) {
    expect(await codeOf(await signIn(browser))).toBe('operator_code_required');
  }
  expect(await codeOf(await signIn(browser, '000000'))).toBe('operator_code_wrong');
  expect(await codeOf(await signIn(browser, 'nonsense'))).toBe('operator_code_wrong');
  // The code that set it up is used.
  expect(await codeOf(await signIn(browser, codeAt(secret)))).toBe('operator_code_wrong');
  app.setTime(new Date(NOON.getTime() + MINUTE_MS));
  expect((await browser.get('/api/operator/session')).status).toBe(401);
  const code = codeAt(secret, MINUTE_MS);
  expect((await signIn(browser, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  expect(await codeOf(await signIn(openBrowser(app), code))).toBe('operator_code_wrong');
  const late = codeAt(secret, 2 * MINUTE_MS);
  app.setTime(new Date(NOON.getTime() + 3 * MINUTE_MS)); // two steps, of which one is forgiven
  expect(await codeOf(await signIn(openBrowser(app), late))).toBe('operator_code_wrong');
  const former = codeAt(secret, 2.5 * MINUTE_MS);
  expect((await signIn(openBrowser(app), former)).status).toBe(200);
});

test('each recovery code opens one sign-in; new ones end the old; nothing of it stands in the tables', async () => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  const { secret, recoveryCodes } = await setUp(owner);
  expect(new Set(recoveryCodes).size).toBe(10);
  const kept = JSON.stringify([
    await app.deps.database.orm.select().from(operators),
    await app.deps.database.run({ name: '', text: 'select * from operator_recovery_codes' }, []),
  ]);
  for (const plain of [secret, ...recoveryCodes]) expect(kept).not.toContain(plain);
  const [first = '', second = ''] = recoveryCodes;
  expect((await signIn(openBrowser(app), first.toLowerCase())).status).toBe(200);
  expect(await codeOf(await signIn(openBrowser(app), first))).toBe('operator_code_wrong');
  expect(await (await owner.get('/api/operator/self')).json()).toMatchObject({
    hasSecondFactor: true,
    recoveryCodes: 9,
  });
  expect((await owner.post('/api/operator/recovery-codes')).status).toBe(200);
  expect(await codeOf(await signIn(openBrowser(app), second))).toBe('operator_code_wrong');
  await forgetSecondFactor(app.deps, OWNER.email);
  const unknown = forgetSecondFactor(app.deps, 'nobody@example.com');
  await expect(unknown).rejects.toMatchObject({ code: 'operator_unknown' });
  const { items } = await readAuditLog(app.deps, { search: 'remove second factor', before: null });
  expect(items).toMatchObject([{ operator: 'command line', target: OWNER.email }]);
  expect((await owner.get('/api/operator/self')).status).toBe(401);
  expect((await signIn(openBrowser(app))).status).toBe(200);
});

test('a recovery code is its operator’s alone: another’s sign-in neither takes it nor guesses on by it', async () => {
  await using app = await createTestApp({ now: NOON });
  const { recoveryCodes } = await setUp(await signInOperator(app));
  const [code = ''] = recoveryCodes;
  const other = { ...OWNER, email: 'other@example.com' };
  const colleague = await signInOperator(app, other.email);
  expect(await (await colleague.get('/api/operator/self')).json()).toMatchObject({
    recoveryCodes: 0,
  });
  const set = { secondFactor: 'one.two.three' };
  await app.deps.database.orm.update(operators).set(set).where(eq(operators.email, other.email));
  const guess = (json: object) => openBrowser(app).post('/api/operator/sign-in', { json });
  expect(await codeOf(await guess({ ...other, code }))).toBe('operator_code_wrong');
  for (let guesses = 0; guesses < 9; guesses += 1) {
    const wrong = { ...other, password: 'wrong', code };
    expect(await codeOf(await guess(wrong))).toBe('operator_credentials_wrong');
  }
  expect(await codeOf(await guess({ ...other, code }))).toBe('operator_attempts_used_up');
  expect((await signIn(openBrowser(app), code)).status).toBe(200);
});

test('a secret is set up once, and not at all once the second factor is given up', async () => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  const { secret } = await setUp(owner);
  app.setTime(new Date(NOON.getTime() + MINUTE_MS));
  const confirm = async (of: string) => {
    const json = { code: codeAt(of, MINUTE_MS) };
    return codeOf(await owner.post('/api/operator/second-factor', { json }));
  };
  expect(await confirm(secret)).toBe('operator_code_wrong');
  const begun = await owner.post('/api/operator/second-factor/begin');
  const { secret: waiting } = (await begun.json()) as { secret: string };
  expect((await owner.delete('/api/operator/second-factor')).status).toBe(204);
  expect(await confirm(waiting)).toBe('operator_code_wrong');
});

test('a second factor that is set up ends other sessions; new recovery codes are for who has one, and in the log', async () => {
  await using app = await createTestApp({ now: NOON });
  const [owner, other] = [await signInOperator(app), openBrowser(app)];
  expect((await signIn(other)).status).toBe(200);
  const renew = () => owner.post('/api/operator/recovery-codes');
  expect(await codeOf(await renew())).toBe('operator_second_factor_missing');
  await setUp(owner);
  expect((await other.get('/api/operator/session')).status).toBe(401);
  expect((await owner.get('/api/operator/session')).status).toBe(200);
  expect((await renew()).status).toBe(200);
  const { items } = await readAuditLog(app.deps, { search: 'renew recovery', before: null });
  expect(items).toMatchObject([{ operator: OWNER.email, target: OWNER.email }]);
});

test('who is signed in has ten guesses at the old password and at codes, together; right ones are none', async () => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  await setUp(owner);
  const change = { oldPassword: 'wrong', newPassword: 'zwei Kamele am Bosporus' };
  const guessPassword = async () => codeOf(await owner.put('/api/operator/password', change));
  const guessCode = async () => {
    const json = { code: '000000' };
    return codeOf(await owner.post('/api/operator/second-factor', { json }));
  };
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await guessPassword()).toBe('operator_password_wrong');
    expect(await guessCode()).toBe('operator_code_wrong');
  }
  expect(await guessPassword()).toBe('operator_attempts_used_up');
  expect(await guessCode()).toBe('operator_attempts_used_up');
});

test('a second factor that is copied to another operator, or changed, opens nothing', async () => {
  await using app = await createTestApp({ now: NOON });
  const { secret } = await setUp(await signInOperator(app));
  await signInOperator(app, 'other@example.com');
  const { orm } = app.deps.database;
  const [row] = await orm.select().from(operators).where(eq(operators.email, OWNER.email));
  for (const secondFactor of [row?.secondFactor, 'a.b.c', 'nothing of ours']) {
    await orm.update(operators).set({ secondFactor, secondFactorStep: null });
    const json = { ...OWNER, email: 'other@example.com', code: codeAt(secret, MINUTE_MS) };
    const answer = await openBrowser(app).post('/api/operator/sign-in', { json });
    expect(await codeOf(answer)).toBe('operator_code_wrong');
  }
});

test('an operator gives the second factor up: the password is enough again, and the log has it', async () => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  await setUp(owner);
  expect((await owner.delete('/api/operator/second-factor')).status).toBe(204);
  expect(await (await owner.get('/api/operator/self')).json()).toMatchObject({
    hasSecondFactor: false,
    recoveryCodes: 0,
  });
  expect((await signIn(openBrowser(app))).status).toBe(200);
  const { items } = await readAuditLog(app.deps, { search: 'remove second factor', before: null });
  expect(items).toMatchObject([{ operator: OWNER.email, target: OWNER.email }]);
});

test('ten wrong passwords lock nobody out who has a second factor, nor ten wrong codes a recovery code', async () => {
  await using app = await createTestApp({ now: NOON });
  const { secret, recoveryCodes } = await setUp(await signInOperator(app));
  app.setTime(new Date(NOON.getTime() + MINUTE_MS));
  const browser = openBrowser(app);
  const guess = (more: object) =>
    browser.post('/api/operator/sign-in', { json: { ...OWNER, password: 'wrong', ...more } });
  for (let guesses = 0; guesses < 10; guesses += 1) await guess({});
  expect(await codeOf(await signIn(browser))).toBe('operator_attempts_used_up');
  expect((await signIn(openBrowser(app), codeAt(secret, MINUTE_MS))).status).toBe(200);
  for (let guesses = 0; guesses < 10; guesses += 1) await guess({ code: '000000' });
  const next = codeAt(secret, 1.5 * MINUTE_MS);
  expect(await codeOf(await signIn(openBrowser(app), next))).toBe('operator_attempts_used_up');
  expect((await signIn(openBrowser(app), recoveryCodes[0])).status).toBe(200);
});

test('who has a recovery code may mistype the password more often than strangers guess, and not for ever', async () => {
  await using app = await createTestApp({ now: NOON });
  const { secret, recoveryCodes } = await setUp(await signInOperator(app));
  app.setTime(new Date(NOON.getTime() + MINUTE_MS));
  const [first = '', second = ''] = recoveryCodes;
  for (let typo = 0; typo < 11; typo += 1) {
    const json = { ...OWNER, password: 'wrong', code: first };
    const answer = await openBrowser(app).post('/api/operator/sign-in', { json });
    expect(await codeOf(answer)).toBe('operator_credentials_wrong');
  }
  // They are none of the guesses that bring a code.
  expect((await signIn(openBrowser(app), codeAt(secret, MINUTE_MS))).status).toBe(200);
  expect((await signIn(openBrowser(app), first)).status).toBe(200);
  const { items } = await readAuditLog(app.deps, { search: 'recovery', before: null });
  expect(items.map(({ details }) => details)).toEqual([{ browser: 'new', by: 'recovery code' }]);
  const text = "update rate_limits set count = 100 where key like 'operator-recovery:%'";
  await app.deps.database.run({ name: '', text }, []);
  expect(await codeOf(await signIn(openBrowser(app), second))).toBe('operator_attempts_used_up');
});

test('in production the second factor comes before everything else; elsewhere it is as one likes', async () => {
  const PUBLIC_URL = 'https://riposte.example';
  const settings = { NODE_ENV: 'production', PUBLIC_URL };
  await using app = await createTestApp({ now: NOON, settings });
  const browser = await signInOperator(app);
  expect(await codeOf(await browser.get('/api/operator/overview'))).toBe(
    'operator_second_factor_required',
  );
  expect(await (await browser.get('/api/operator/self')).json()).toMatchObject({
    mustSetUpSecondFactor: true,
  });
  await setUp(browser);
  expect((await browser.get('/api/operator/overview')).status).toBe(200);
  const [gone] = (await browser.post('/api/operator/sign-out')).headers.getSetCookie();
  expect(gone).toMatch(/^__Host-riposte_operator=; Max-Age=0; Path=\/; Secure$/);
  await using local = await createTestApp({ now: NOON });
  expect((await (await signInOperator(local)).get('/api/operator/overview')).status).toBe(200);
});

test('refunds, gifts to several and exports of people ask for a proof that is ten minutes old at most', async () => {
  await using app = await createTestApp({ now: NOON });
  const browser = await signInOperator(app);
  const batch = (...emails: string[]) =>
    browser.post('/api/operator/premium-users/batch', { json: { emails, duration: '1y' } });
  const refund = () => browser.post(REFUND, { json: { requestId: crypto.randomUUID() } });
  const deeds = [
    refund,
    () => batch('a@example.com', 'b@example.com'),
    () => browser.get('/api/operator/premium-users.csv'),
    () => browser.get('/api/operator/messages.csv'),
    () => browser.post('/api/operator/operators', { json: { email: 'c@x.io', role: 'reader' } }),
    () => browser.delete('/api/operator/operators/nobody@example.com'),
  ];
  for (const deed of deeds) expect(await codeOf(await deed())).not.toBe('operator_proof_required');
  app.setTime(new Date(NOON.getTime() + 10 * MINUTE_MS + 1));
  for (const deed of deeds) expect(await codeOf(await deed())).toBe('operator_proof_required');
  expect((await batch('alone@example.com')).status).toBe(200);
  const prove = (json: object) => browser.post('/api/operator/proof', { json });
  expect(await codeOf(await prove({ password: 'wrong' }))).toBe('operator_password_wrong');
  expect(await codeOf(await refund())).toBe('operator_proof_required');
  // Those that are right are not used up.
  for (let time = 0; time < 12; time += 1) {
    expect((await prove({ password: OPERATOR_PASSWORD })).status).toBe(204);
  }
  expect(await codeOf(await refund())).toBe('commerce_not_found');
  const { secret } = await setUp(browser, 10 * MINUTE_MS);
  app.setTime(new Date(NOON.getTime() + 25 * MINUTE_MS));
  expect(await codeOf(await refund())).toBe('operator_proof_required');
  expect((await prove({ code: codeAt(secret, 25 * MINUTE_MS) })).status).toBe(204);
  expect(await codeOf(await refund())).toBe('commerce_not_found');
});

test('a proof is of the session in which it was given, and of no other', async () => {
  await using app = await createTestApp({ now: NOON });
  const [browser, other] = [await signInOperator(app), openBrowser(app)];
  expect((await signIn(other)).status).toBe(200);
  app.setTime(new Date(NOON.getTime() + 11 * MINUTE_MS));
  const json = { password: OPERATOR_PASSWORD };
  expect((await browser.post('/api/operator/proof', { json })).status).toBe(204);
  const read = (from: Browser) => from.get('/api/operator/messages.csv');
  expect((await read(browser)).status).toBe(200);
  expect(await codeOf(await read(other))).toBe('operator_proof_required');
});

test('a changed password leaves this browser known, and other operators signed in', async () => {
  await using app = await createTestApp({ now: NOON });
  const colleague = await signInOperator(app, 'other@example.com');
  const browser = await signInOperator(app);
  const newPassword = 'zwei Kamele am Bosporus';
  const change = { oldPassword: OPERATOR_PASSWORD, newPassword };
  expect((await browser.put('/api/operator/password', change)).status).toBe(204);
  expect((await colleague.get('/api/operator/session')).status).toBe(200);
  for (let guess = 0; guess < 10; guess += 1) await signIn(openBrowser(app));
  expect(await codeOf(await signIn(openBrowser(app)))).toBe('operator_attempts_used_up');
  const json = { ...OWNER, password: newPassword };
  expect((await browser.post('/api/operator/sign-in', { json })).status).toBe(200);
});

test('an own password is changed by the old one, refuses what is guessed first, and ends other sessions', async () => {
  await using app = await createTestApp({ now: NOON });
  const [browser, other] = [await signInOperator(app), openBrowser(app)];
  expect((await signIn(other)).status).toBe(200);
  const change = (newPassword: string, oldPassword = OPERATOR_PASSWORD) =>
    browser.put('/api/operator/password', { oldPassword, newPassword });
  const good = 'zwei Kamele am Bosporus';
  expect(await codeOf(await change(good, 'wrong'))).toBe('operator_password_wrong');
  expect(await codeOf(await change('tiny kamele'))).toBe('password_short');
  for (const guessable of [
    'password123456',
    'P@ssw0rd!2026',
    'Riposte-Owner-1',
    'owner@example.com',
    'qwertyuiop12345',
    'aaaaaaaaaaaaaaaa',
    'abcdefghijklmnop',
    'Summer2026!!!',
  ]) {
    expect(await codeOf(await change(guessable)), guessable).toBe('password_guessable');
  }
  expect((await change(good)).status).toBe(204);
  expect((await browser.get('/api/operator/session')).status).toBe(200);
  expect((await other.get('/api/operator/session')).status).toBe(401);
  expect(await codeOf(await signIn(other))).toBe('operator_credentials_wrong');
  const json = { ...OWNER, password: good };
  expect((await other.post('/api/operator/sign-in', { json })).status).toBe(200);
  const { items } = await readAuditLog(app.deps, { search: 'change password', before: null });
  expect(items).toHaveLength(1);
});

test('of two changes by the same old password only the first is made', async () => {
  await using app = await createTestApp({ now: NOON });
  const [browser, intruder] = [await signInOperator(app), openBrowser(app)];
  expect((await signIn(intruder)).status).toBe(200);
  const change = (from: Browser, newPassword: string) =>
    from.put('/api/operator/password', { oldPassword: OPERATOR_PASSWORD, newPassword });
  const good = 'zwei Kamele am Bosporus';
  const { passwords } = app.deps;
  const real = { ...passwords };
  passwords.hash = async (password) => {
    Object.assign(passwords, real);
    const hash = await real.hash(password);
    expect((await change(browser, good)).status).toBe(204);
    return hash;
  };
  const late = await change(intruder, 'drei Ziegen am Kiosk');
  expect(await codeOf(late)).toBe('operator_password_wrong');
  const json = { ...OWNER, password: good };
  expect((await openBrowser(app).post('/api/operator/sign-in', { json })).status).toBe(200);
});

test('a hash that does not say today’s cost is made anew at the next sign-in', async () => {
  await using app = await createTestApp({ now: NOON });
  await signInOperator(app);
  const is = eq(operators.email, OWNER.email);
  const read = async () => {
    const [row] = await app.deps.database.orm.select().from(operators).where(is);
    return row?.passwordHash ?? '';
  };
  const today = (await read()).split('$')[1];
  expect(today).toMatch(/^N=\d+,r=\d+,p=\d+$/);
  const cheap = await createPasswords({ N: 2, r: 1, p: 1 }).hash(OPERATOR_PASSWORD);
  const unsaid = (await read()).split('$').toSpliced(1, 1).join('$'); // as it was kept before
  for (const passwordHash of [cheap, unsaid]) {
    await app.deps.database.orm.update(operators).set({ passwordHash }).where(is);
    expect((await signIn(openBrowser(app))).status).toBe(200);
    const anew = await read();
    expect(anew.split('$')[1]).toBe(today);
    expect((await signIn(openBrowser(app))).status).toBe(200);
    expect(await read()).toBe(anew);
  }
});
