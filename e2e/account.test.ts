import { expect, test } from 'vitest';
import type { PremiumDetails } from '#contract/premium.ts';
import { setUpSite } from './set-up-site.ts';
import { signIn } from './visitor.ts';

const site = setUpSite();

test('a person takes their data along and deletes the account', async () => {
  await using visitor = await site.visit('/', { as: 'ada@example.com' });
  const { page } = visitor;
  await page.getByRole('link', { name: 'Account' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await downloading).suggestedFilename()).toBe('riposte-account.json');

  for (const stays of ['For good: this log cannot be changed', 'charged until you cancel it']) {
    await page.getByText(stays).waitFor();
  }
  await page.getByRole('button', { name: 'Delete my account' }).click();
  expect(await page.getByRole('dialog').getByText('charged until').count()).toBe(0);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Your account is deleted.').waitFor();
  await page.getByRole('link', { name: 'Write a reply' }).click();
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
});

test('who pays is told once more before the account goes that they go on paying', async () => {
  await using visitor = await site.visit('/', { as: 'payer@example.com' });
  const { page } = visitor;
  await page.goto(`${site.server().url}/premium`);
  await page.getByRole('button', { name: 'Upgrade to Premium with Whop' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Start Using Premium Features' }).waitFor();
  // By its address: the strip that has the link moves as the way to premium leaves it.
  await page.goto(`${site.server().url}/account`);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByText('charged until you cancel it').waitFor();

  await page.goto(`${site.server().url}/premium`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: /Manage or cancel/ }).click();
  const billing = await opening;
  await billing.getByRole('button', { name: 'Cancel subscription' }).click();
  await billing.close();
  await page.reload();
  await page.getByText('Ends', { exact: true }).waitFor();
  // Asked by itself: the body of what a page asked goes with the page.
  const answer = await page.request.get(`${site.server().url}/api/premium`);
  const ended = (await answer.json()) as PremiumDetails;
  // Its own answer: one of the page before never ends.
  const asked = page.waitForResponse(
    (response) => response.url().endsWith('/api/premium') && page.url().endsWith('/account'),
  );
  await page.goto(`${site.server().url}/account`);
  await asked;
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByText('charged until you cancel it').count()).toBe(0);
  await dialog.getByText('This cannot be undone.').waitFor();

  const lifetime = { ...ended, endsAt: null, isLifetime: true };
  for (const [details, isWarned] of [
    [{ ...ended, secondMembership: 'active' }, true],
    [{ ...lifetime, source: 'gift', renewalProblem: 'Your card was declined.' }, true],
    [{ ...ended, endsAt: null }, true],
    [lifetime, false],
    [{ ...lifetime, source: 'gift' }, false],
  ] as const) {
    await page.route('**/api/premium', (route) => route.fulfill({ json: details }));
    const told = page.waitForResponse('**/api/premium');
    await page.reload();
    await told;
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const warning = dialog.getByText('charged until you cancel it');
    await expect
      .poll(() => warning.count(), { message: JSON.stringify(details) })
      .toBe(isWarned ? 1 : 0);
    await page.unroute('**/api/premium');
  }
});

test('sessions that cannot be listed are said, and asked for a few times only', async () => {
  await using visitor = await site.visit('/', { allow: /status of 503/, as: 'few@example.com' });
  const { page } = visitor;
  const asked: string[] = [];
  await page.route('**/api/sessions', (route) => {
    asked.push(route.request().url());
    const error = { error: 'Our database cannot be reached.', code: 'database_unavailable' };
    return route.fulfill({ status: 503, json: { ...error, requestId: 'r' } });
  });
  await page.getByRole('link', { name: 'Account' }).click();
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await sessions.getByText('Our database cannot be reached.').waitFor();
  await page.waitForTimeout(500);
  expect(asked.length).toBeLessThan(4);
});

test('who signed in long ago is sent to sign in again, and no question stands in the way', async () => {
  await using visitor = await site.visit('/account', {
    as: 'old@example.com',
    allow: /status of 403/,
  });
  const { page } = visitor;
  const refusal = { error: 'Sign in again first.', code: 'fresh_sign_in_required', requestId: 'x' };
  await page.route('**/api/account', (route) => route.fulfill({ status: 403, json: refusal }));
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('alert').getByText('Sign in again first.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
});

test('who comes next at a browser is not shown where the one before is signed in', async () => {
  await using visitor = await site.visit('/', { as: 'first@example.com', allow: /status of 503/ });
  const { page } = visitor;
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByText('(this one)').waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signIn(page, 'second@example.com');
  await page.route('**/api/sessions', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('link', { name: 'Account' }).click();
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await sessions.getByText('Edge function error: 503').waitFor();
  expect(await sessions.getByRole('listitem').count()).toBe(0);
});

test('a person sees where they are signed in, and ends the other browser', async () => {
  await using phone = await site.visit();
  await signIn(phone.page, 'grace@example.com');
  await using desk = await site.visit();
  await signIn(desk.page, 'grace@example.com');
  const { page } = desk;
  await page.getByRole('link', { name: 'Account' }).click();
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await sessions.getByText('Chrome on Linux (this one)').waitFor();
  await sessions.getByRole('button', { name: 'End the session of Chrome on Linux' }).click();
  await sessions.getByRole('button', { name: 'End all others' }).waitFor({ state: 'detached' });
  expect(await sessions.getByRole('listitem').count()).toBe(1);
  await phone.page.goto(`${site.server().url}/account`);
  await phone.page.getByText('Sign in to see what is kept about you.').waitFor();
});
