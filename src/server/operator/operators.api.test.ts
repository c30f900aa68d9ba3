import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createBrowser } from '../testing/create-browser.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { inviteOperator } from './operator-accounts.ts';
import { deleteExpiredOperatorSessions } from './operator-sessions.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const DAY_MS = 86_400_000;
const NEW = { email: 'colleague@example.com', password: 'zwei Kamele am Bosporus' };
const PATH = '/api/operator/operators';

function openBrowser(app: TestApp) {
  return createBrowser({
    fetch: (url, init) => app.request(url, init),
    origin: app.deps.config.publicUrl,
  });
}

type Browser = ReturnType<typeof openBrowser>;

async function invite(owner: Browser, role = 'support', email = NEW.email): Promise<string> {
  const answer = await owner.post(PATH, { json: { email, role } });
  const { link } = (await answer.json()) as { link: string };
  return link.split('#invitation=')[1] ?? '';
}

test('an owner invites by a link that makes one operator once, in the role that was meant', async () => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  const replaced = await invite(owner, 'owner');
  const token = await invite(owner);
  await deleteExpiredOperatorSessions(app.deps); // which leaves what still opens something
  const browser = openBrowser(app);
  const join = async (json: object) => (await browser.post('/api/operator/join', { json })).status;
  expect(await join({ token: replaced, password: NEW.password })).toBe(404);
  expect(await join({ token, password: 'colleague-1234' })).toBe(400); // and the link is not used up
  const both = ['at once', 'at once'].map(() => join({ token, password: NEW.password }));
  expect((await Promise.all(both)).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect(await join({ token, password: NEW.password })).toBe(404);
  expect((await browser.post('/api/operator/sign-in', { json: NEW })).status).toBe(200);
  expect(await (await browser.get('/api/operator/self')).json()).toMatchObject({ role: 'support' });
  expect(await (await owner.get(PATH)).json()).toEqual({
    operators: [
      { email: NEW.email, role: 'support', hasSecondFactor: false },
      { email: 'owner@example.com', role: 'owner', hasSecondFactor: false },
    ],
    invited: [],
  });
});

test('an invitation is over after three days, or when it is taken back', async () => {
  await using app = await createTestApp({ now: NOON });
  const token = await invite(await signInOperator(app));
  app.setTime(new Date(NOON.getTime() + 3 * DAY_MS));
  const json = { token, password: NEW.password };
  const browser = openBrowser(app);
  expect((await browser.post('/api/operator/join', { json })).status).toBe(404);
  const owner = await signInOperator(app);
  expect(await (await owner.get(PATH)).json()).toMatchObject({ invited: [] });
  json.token = await invite(owner);
  expect((await owner.delete(`${PATH}/${NEW.email}`)).status).toBe(204);
  expect((await owner.delete(`${PATH}/%00`)).status).toBe(404);
  expect((await browser.post('/api/operator/join', { json })).status).toBe(404);
});

test('who is an operator by now is not invited, and no link changes what they are', async () => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  const token = await invite(owner, 'reader');
  const colleague = await signInOperator(app, NEW.email); // added by the command line
  const json = { token, password: NEW.password };
  expect((await openBrowser(app).post('/api/operator/join', { json })).status).toBe(404);
  expect(await (await colleague.get('/api/operator/self')).json()).toMatchObject({ role: 'owner' });
  const again = await owner.post(PATH, { json: { email: NEW.email, role: 'reader' } });
  expect(await again.json()).toMatchObject({ code: 'operator_known' });
});

test('the twenty-first guess at an invitation from one address has to wait, and nobody elsewhere', async () => {
  await using app = await createTestApp({ now: NOON });
  const guess = async (address: string) => {
    const headers = { origin: app.deps.config.publicUrl, 'content-type': 'application/json' };
    const body = JSON.stringify({ token: 'x'.repeat(43), password: NEW.password });
    const asked = { method: 'POST', address, headers, body };
    return (await app.request('/api/operator/join', asked)).status;
  };
  const statuses: number[] = [];
  for (let time = 0; time < 21; time += 1) statuses.push(await guess('192.0.2.1'));
  expect(statuses).toEqual([...Array<number>(20).fill(404), 429]);
  expect(await guess('192.0.2.2')).toBe(404);
});

test('who is invited anew has three days again', async () => {
  await using app = await createTestApp({ now: NOON });
  await invite(await signInOperator(app));
  app.setTime(new Date(NOON.getTime() + 2 * DAY_MS));
  const token = await invite(await signInOperator(app));
  app.setTime(new Date(NOON.getTime() + 5 * DAY_MS - 1));
  await deleteExpiredOperatorSessions(app.deps);
  const json = { token, password: NEW.password };
  expect((await openBrowser(app).post('/api/operator/join', { json })).status).toBe(200);
});

test.each([
  ['removed', (owner: Browser) => owner.delete(`${PATH}/second@example.com`)],
  [
    'no owner any more',
    (owner: Browser) => owner.put(`${PATH}/second@example.com`, { role: 'support' }),
  ],
])('what somebody invited to ends when they are %s, and nobody else’s does', async (_, end) => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  const second = await signInOperator(app, 'second@example.com');
  const theirs = await invite(second, 'owner');
  const kept = await invite(owner, 'reader', 'kept@example.com');
  // The link that is there by then counts, whoever invited the same person before.
  await invite(owner, 'owner', 'again@example.com');
  const taken = await invite(second, 'owner', 'again@example.com');
  expect((await end(owner)).status).toBe(204);
  const join = async (token: string) =>
    (await openBrowser(app).post('/api/operator/join', { json: { token, password: NEW.password } }))
      .status;
  expect(await join(theirs)).toBe(404);
  expect(await join(taken)).toBe(404);
  expect(await join(kept)).toBe(200);
});

test.each(['removed@example.com', 'support@example.com'])(
  'an invitation by who is no owner any more when it is written is refused: %s',
  async (operator) => {
    await using app = await createTestApp({ now: NOON });
    const owner = await signInOperator(app);
    await signInOperator(app, 'support@example.com');
    await owner.put(`${PATH}/support@example.com`, { role: 'support' });
    // The request was let in while they were one.
    const invited = inviteOperator(
      app.deps,
      { email: NEW.email, role: 'owner' },
      { operator, address: '203.0.113.1' },
    );
    await expect(invited).rejects.toThrow(new AppError('operator_role_refused'));
    expect(await (await owner.get(PATH)).json()).toMatchObject({ invited: [] });
  },
);

test('who is removed is out at once; another role counts at once; one owner stays', async () => {
  await using app = await createTestApp({ now: NOON });
  const owner = await signInOperator(app);
  const colleague = await signInOperator(app, NEW.email);
  const own = `${PATH}/owner@example.com`;
  const theirs = `${PATH}/${NEW.email}`;
  const inCapitals = `${PATH}/${NEW.email.toUpperCase()}`;
  expect((await owner.put(inCapitals, { role: 'reader' })).status).toBe(204);
  expect((await colleague.get(PATH)).status).toBe(403);
  expect((await owner.put(own, { role: 'support' })).status).toBe(409);
  expect((await owner.delete(own)).status).toBe(409);
  expect((await owner.delete(theirs)).status).toBe(204);
  expect((await owner.delete(theirs)).status).toBe(404);
  expect((await colleague.get('/api/operator/session')).status).toBe(401);
});
