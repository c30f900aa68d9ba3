import { expect, test } from 'vitest';
import type { PremiumUserPage } from '#contract/gift.ts';
import { identities, messages, premiumUsers } from '../database/schema.ts';
import { signIn } from '../testing/choose-account.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { openBrowser } from '../testing/open-browser.ts';

const KATE = 'kate@example.com';
/** Its first letter is the Kelvin sign, which Unicode's lower case makes a 'k'. */
const LOOK_ALIKE = '\u212Aate@example.com';

test('an address with letters beyond ASCII is refused at sign-in in words', async () => {
  await using app = await createTestApp();
  for (const email of [LOOK_ALIKE, '\u0430da@example.com', 'ada@ex\u0430mple.com']) {
    const answer = await signIn(openBrowser(app), { email });
    expect(answer.headers.get('location')).toBe('/sign-in-done.html?error=email_not_ascii');
  }
  expect(await app.deps.database.orm.select().from(identities)).toEqual([]);
});

test('a look-alike that is known from before gets, reads and deletes nothing of another’s', async () => {
  await using app = await createTestApp();
  await app.deps.database.orm.insert(premiumUsers).values({ email: KATE, isLifetime: true });
  await app.deps.database.orm
    .insert(messages)
    .values({ kind: 'contact', email: KATE, text: 'A letter of Kate’s' });
  const other = await app.signIn(LOOK_ALIKE);
  expect(await (await other.request('/api/usage')).json()).toMatchObject({ isPremium: false });
  const file = await (await other.request('/api/account')).text();
  expect(file).not.toContain('A letter of Kate’s');
  expect((await other.request('/api/account', { method: 'DELETE' })).status).toBe(204);
  expect(await app.deps.database.orm.select().from(messages)).toHaveLength(1);
  const kate = await app.signIn('KATE@example.com');
  expect(await (await kate.request('/api/usage')).json()).toMatchObject({ isPremium: true });
});

test('a gift to a look-alike is refused, and revokes nobody else’s', async () => {
  await using app = await createTestApp();
  const owner = await signInOperator(app);
  const gift = (email: string) =>
    owner.post('/api/operator/premium-users', { json: { email, duration: '1y' } });
  expect((await gift(KATE)).status).toBe(201);
  expect(await (await gift(LOOK_ALIKE)).json()).toMatchObject({ code: 'email_invalid' });
  const path = `/api/operator/premium-users/${encodeURIComponent(LOOK_ALIKE)}`;
  expect((await owner.delete(path)).status).toBe(404);
  const page = (await (await owner.get('/api/operator/premium-users')).json()) as PremiumUserPage;
  expect(page.items.map(({ email }) => email)).toEqual([KATE]);
});
