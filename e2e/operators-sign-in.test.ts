import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { measureGap } from './measure-gap.ts';
import { OPERATOR_ENV, signInOnPage } from './operator.ts';
import { setUpSite } from './set-up-site.ts';

const site = setUpSite({ env: () => Promise.resolve(OPERATOR_ENV) });

test('a valid session goes on from the sign-in; logging out leads back to it; ending all ends those of other browsers', async () => {
  await using visitor = await site.visit('/admin/login');
  const { page } = visitor;
  await signInOnPage(page);
  await page.waitForURL('**/admin/dashboard');
  await page.goto(`${site.server().url}/admin/login`);
  await page.waitForURL('**/admin/dashboard');
  await using other = await site.visit('/admin/login');
  await signInOnPage(other.page);
  await other.page.waitForURL('**/admin/dashboard');
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await page.getByRole('cell', { name: 'sign in' }).first().waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  await other.page.reload();
  await other.page.getByRole('button', { name: 'Logout' }).waitFor();
  // Whoever signs in next at this browser sees nothing of what was read before, even for a moment.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/operator/audit-log?*', async (route) => {
    await held;
    await route.continue();
  });
  await signInOnPage(page);
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).waitFor();
  expect(await page.getByRole('cell').count()).toBe(0);
  answer();
  await page.getByRole('cell', { name: 'sign in' }).first().waitFor();
  await page.getByRole('button', { name: 'End all my sessions' }).click();
  await page.waitForURL('**/admin/login');
  await other.page.reload();
  await other.page.waitForURL('**/admin/login');
  await page.goto(`${site.server().url}/admin/dashboard`);
  await page.waitForURL('**/admin/login');
});

test('an answer of before the sign-in that comes after it ends nothing', async () => {
  await using visitor = await site.visit('/terms');
  const { page } = visitor;
  const { promise: signedIn, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/operator/session', async (route) => {
    const answer = await route.fetch();
    await signedIn;
    await route.fulfill({ response: answer });
  });
  await page.goto(new URL('/admin/login', page.url()).href);
  await signInOnPage(page);
  await page.getByLabel('User email').fill('kept@example.com');
  const late = page.waitForResponse('**/api/operator/session');
  letGo();
  await (await late).finished();
  await page.getByText(/Will have premium until/).waitFor();
  await page.getByLabel('Notes').fill('what the page did with it would be done by now');
  expect(await page.getByLabel('User email').inputValue()).toBe('kept@example.com');
});

test('a session that ends in the middle of a gift: asked to sign in again, the form is kept', async () => {
  await using visitor = await site.visit('/admin/login');
  const { page, context } = visitor;
  await signInOnPage(page);
  await page.getByLabel('User email').fill('kept@example.com');
  await page.getByLabel('Notes').fill('a long story');
  await page.getByText(/Will have premium until/).waitFor();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Gift Premium' }).click();
  await page.getByRole('heading', { name: 'Please sign in again' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await signInOnPage(page);
  await page.getByRole('heading', { name: 'Please sign in again' }).waitFor({ state: 'hidden' });
  expect(await page.getByLabel('User email').inputValue()).toBe('kept@example.com');
  expect(await page.getByLabel('Notes').inputValue()).toBe('a long story');
  await page.getByRole('button', { name: 'Gift Premium' }).click();
  await page.getByText('Successfully gifted 1 Year premium to kept@example.com').waitFor();
  // Whoever sits there when it is over again has to know the password.
  await page.getByLabel('User email').fill('next@example.com');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Gift Premium' }).click();
  await page.getByRole('heading', { name: 'Please sign in again' }).waitFor();
  expect(await page.getByLabel('Password').inputValue()).toBe('');
});

test('a second factor is set up, asked for at the next sign-in, and recovery codes stand in for it', async () => {
  await using visitor = await site.visit('/admin/login', { allow: /status of 401/ });
  const { page } = visitor;
  await signInOnPage(page);
  await page.getByRole('tab', { name: 'My sign-in' }).click();
  await page.getByRole('button', { name: 'Set up an authenticator' }).press('Enter');
  await page.getByRole('img', { name: 'QR code of the key below' }).waitFor();
  const code = page.getByLabel('Code', { exact: true });
  const hasFocus = () => code.evaluate((field) => field === document.activeElement);
  expect(await hasFocus()).toBe(true); // another Enter would begin anew
  const before = (await page.locator('code').textContent()) ?? '';
  const confirm = page.getByRole('button', { name: 'Confirm the code' });
  const startOver = page.getByRole('button', { name: 'Start over' });
  const heading = page.getByRole('heading', { name: 'Second factor' });
  const card = page.getByRole('region', { name: 'Second factor' });
  expect(await measureGap(heading, card.locator('p').first())).toBeGreaterThanOrEqual(8);
  expect(await measureGap(confirm, startOver)).toBeGreaterThanOrEqual(8);
  await code.fill('no code');
  await confirm.click();
  await page.getByRole('alert').waitFor();
  await startOver.click();
  await page.getByText(before).waitFor({ state: 'detached' });
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await code.inputValue()).toBe('');
  expect(await hasFocus()).toBe(true);
  const secret = (await page.locator('code').textContent()) ?? '';
  await code.fill(generateSync({ secret }));
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  await signInOnPage(page);
  await code.waitFor();
  expect(await hasFocus()).toBe(true);
  await code.fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('tab', { name: 'My sign-in' }).click();
  await page.getByText('9 recovery codes are left').waitFor();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('dialog').getByText('open nothing any more').waitFor();
  await page.getByRole('button', { name: 'Make new ones' }).click();
  await codes.first().waitFor();
  expect(await codes.allTextContents()).not.toContain(recoveryCode);
  await page.getByRole('button', { name: 'Remove the second factor' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByText('There is none').waitFor();
  expect(await codes.count()).toBe(0);
});

test('where a second factor comes before everything else, the recovery codes stay on the page when the rest comes', async () => {
  await using visitor = await site.visit('/admin/login', { allow: /status of 401/ });
  const { page } = visitor;
  // As a server in production answers.
  await page.route('**/api/operator/self', async (route) => {
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    const self = (await answer.json()) as { hasSecondFactor: boolean };
    return route.fulfill({ json: { ...self, mustSetUpSecondFactor: !self.hasSecondFactor } });
  });
  await signInOnPage(page);
  await page.getByText('Set up a second factor first.').waitFor();
  await page.goto(`${site.server().url}/admin/dashboard?tab=overview`); // asked for before they knew
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code', { exact: true }).fill(generateSync({ secret }));
  await page.getByRole('button', { name: 'Confirm the code' }).click();
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  await page.getByRole('button', { name: 'Remove the second factor' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByText('Set up a second factor first.').waitFor();
});

test('an owner invites somebody, who chooses a password and sees what their role may', async () => {
  await using visitor = await site.visit('/admin/login', { allow: /status of 409/ });
  const { page } = visitor;
  await signInOnPage(page);
  await page.getByRole('tab', { name: 'Operators' }).click();
  await page.getByLabel('Email of the operator').fill('helper@example.com');
  await page.getByLabel('Role', { exact: true }).selectOption('reader');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await page.getByRole('heading', { name: 'Invited' }).waitFor();
  await expectAccessible(page);
  await using helper = await site.visit(new URL(link).pathname + new URL(link).hash);
  await helper.page.getByLabel('New password').fill('zwei Kamele am Bosporus');
  await helper.page.getByRole('button', { name: 'Become an operator' }).click();
  await helper.page.waitForURL('**/admin/dashboard');
  await helper.page.getByText('Your role is reader.').waitFor();
  await page.reload();
  const role = page.getByLabel('Role of helper@example.com');
  await role.selectOption('owner');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await role.inputValue()).toBe('reader');
  // A link that nobody was given by this press is not there to be sent.
  const invite = page.getByRole('region', { name: 'Invite an operator' });
  await invite.getByLabel('Email of the operator').fill('newcomer@example.com');
  await invite.getByRole('button', { name: 'Make a link' }).click();
  await invite.getByLabel('Link').waitFor();
  await invite.getByLabel('Email of the operator').fill('helper@example.com');
  await invite.getByRole('button', { name: 'Make a link' }).click();
  await invite.getByRole('alert').waitFor();
  expect(await invite.getByLabel('Link').count()).toBe(0);
  await role.selectOption('support');
  await page.getByRole('button', { name: 'Change the role' }).click();
  await expect.poll(() => role.inputValue()).toBe('support');
  await role.selectOption('reader');
  await page.getByRole('button', { name: 'Change the role' }).click();
  await expect.poll(() => role.inputValue()).toBe('reader');
  expect(await helper.page.getByRole('tab', { name: 'Operators' }).count()).toBe(0);
  await helper.page.getByRole('tab', { name: 'Manage Users' }).click();
  for (const name of ['Export to CSV', 'End all their sessions']) {
    const button = helper.page.getByRole('button', { name });
    expect(await button.isDisabled(), name).toBe(true);
    expect(await button.getAttribute('title')).toContain('Ask an owner.');
  }
  await expectAccessible(helper.page);
  await page.getByRole('button', { name: 'Remove helper@example.com' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page
    .getByRole('cell', { name: 'helper@example.com', exact: true })
    .waitFor({ state: 'detached' });
  await helper.page.reload();
  await helper.page.waitForURL('**/admin/login');
});
