import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { REVOKE_UNDO_MS } from '#contract/limits.ts';
import { makeSmall } from './compare-pictures.ts';
import { expectAccessible } from './expect-accessible.ts';
import { askForProofOnce, OPERATOR, OPERATOR_ENV, proveOnPage, signInOnPage } from './operator.ts';
import { holdTimers } from './hold-timers.ts';
import { setUpSite } from './set-up-site.ts';

const site = setUpSite({ env: () => Promise.resolve(OPERATOR_ENV) });
/** Wider than a phone. */
const LONG = 'somebody.with.a.rather.long.name@subdomain.of.example.com';

async function gift(page: Page, emails: string, duration = '1 Year'): Promise<void> {
  await page.getByRole('tab', { name: 'Gift Premium' }).click();
  await page.getByLabel('User email').fill(emails);
  await page.getByLabel('Duration').selectOption({ label: duration });
  await page.getByRole('button', { name: 'Gift Premium' }).click();
}

/** Presses, is asked, does not mean it, and then does. */
async function endSessions(page: Page, email: string): Promise<void> {
  const button = page.getByRole('button', { name: 'End all their sessions' });
  const question = page.getByText(`End all sessions of ${email}? They are signed out`);
  await button.press('Enter');
  await question.waitFor();
  await page.keyboard.press('Enter'); // the button that does nothing has the focus
  await question.waitFor({ state: 'hidden' });
  await button.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'End their sessions' }).click();
}

test('gift to someone who was never here; they sign in and are premium; a revoke changes their open page; all of it is in the log', async () => {
  await using operator = await site.visit('/admin/dashboard');
  const { page } = operator;
  await page.waitForURL('**/admin/login');
  await signInOnPage(page, 'wrong');
  await page.getByText('Invalid email or password').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Sign in');
  await signInOnPage(page);
  await page.waitForURL('**/admin/dashboard');

  await page.getByLabel('User email').fill('newcomer@example.com');
  await page.getByText(/Will have premium until .*Nobody with this e-mail/).waitFor();
  await gift(page, 'newcomer@example.com');
  await page.getByText('Successfully gifted 1 Year premium to newcomer@example.com').waitFor();

  await using visitor = await site.visit('/', { as: 'newcomer@example.com' });
  await visitor.page.getByText('of 30 daily uses').waitFor();

  await page.getByRole('tab', { name: 'Manage Users' }).click();
  await page.getByRole('button', { name: 'Revoke newcomer@example.com' }).click();
  await page
    .getByText('Are you sure you want to revoke premium from newcomer@example.com?')
    .waitFor();
  await holdTimers(page, REVOKE_UNDO_MS);
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByText('No premium users found').waitFor();
  await visitor.page.getByText('of 5 daily uses').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await visitor.page.getByText('of 30 daily uses').waitFor();
  await page.getByRole('cell', { name: 'newcomer@example.com', exact: true }).waitFor();

  await page.getByRole('tab', { name: 'Audit log' }).click();
  await page.getByRole('cell', { name: 'undo revoke' }).waitFor();
  const rows = await page.getByRole('row').allTextContents();
  expect(rows.slice(1).map((row) => /undo revoke|revoke|gift|sign in/.exec(row)?.[0])).toEqual([
    'undo revoke',
    'revoke',
    'gift',
    'sign in',
  ]);

  await page.getByRole('tab', { name: 'Manage Users' }).click();
  await page.getByLabel('Email of the person').fill('newcomre@example.com');
  await endSessions(page, 'newcomre@example.com');
  await page.getByText('There is no session of newcomre@example.com.').waitFor();
  await page.getByLabel('Email of the person').fill('newcomer@example.com');
  await endSessions(page, 'newcomer@example.com');
  await page.getByText('Ended 1 session of newcomer@example.com.').waitFor();
  await visitor.page.reload();
  await visitor.page.getByRole('button', { name: 'Sign in with Google' }).first().waitFor();
});

test('a person is found by the beginning of their e-mail; their page shows what they have, and what is done for them is there at once', async () => {
  const email = 'found.by.name@example.com';
  await using visitor = await site.visit('/', { as: email });
  await visitor.page.getByText('of 5 daily uses').waitFor();
  await using operator = await site.visit('/admin/dashboard', { width: 360 });
  const { page } = operator;
  await signInOnPage(page);
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('tab', { name: 'People', exact: true }).click();
  await page.getByLabel('Email begins with, or user ID').fill('Found.by');
  await page.getByLabel('Plan').selectOption('By setting');
  await page.getByText('Nobody found.').waitFor();
  await page.getByLabel('Plan').selectOption('Free');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.getByRole('columnheader', { name: 'Uses today' }).waitFor();
  await page.reload(); // what the list is narrowed down by stays
  await page.getByRole('row', { name: /0 of 5/ }).waitFor();
  await page.getByRole('link', { name: email }).click();
  await page.getByRole('heading', { name: email }).waitFor();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Gift Premium' }).click();
  await page.getByRole('button', { name: 'Gift Premium' }).click();
  await page.getByText(`Successfully gifted 1 Year premium to ${email}`).waitFor();
  await visitor.page.getByText('of 30 daily uses').waitFor();
  await page.goBack();
  await page.getByText(/^Gifted, until/).waitFor();
  await page.getByText('0 of 30 uses').waitFor();
  await endSessions(page, email);
  await page.getByText(`Ended 1 session of ${email}.`).waitFor();
  await page.getByText('Signed in nowhere.').waitFor();
  // The button is gone; the keyboard stays in its card.
  const card = page.getByRole('region', { name: 'Sessions', exact: true });
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'All people' }).click();
  // The list is as it was left, and the person is none of the free any more.
  await page.getByText('Nobody found.').waitFor();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('what a gift takes away stands first, a crowd that is too large is said, and what is typed meanwhile stays', async () => {
  await using visitor = await site.visit('/admin/login', { allow: /status of 400/ });
  const { page } = visitor;
  await signInOnPage(page);
  await gift(page, 'for.life@example.com', 'Lifetime');
  await page.getByText('Successfully gifted Lifetime premium to for.life@example.com').waitFor();
  await page.getByLabel('Duration').selectOption({ label: '1 Year' });
  const box = page.getByLabel('User email');
  await box.fill('new.one@example.com, for.life@example.com');
  const plan = page.getByRole('list', { name: 'What will happen' }).getByRole('listitem');
  await plan.filter({ hasText: 'new.one@example.com' }).waitFor();
  expect(await plan.count()).toBe(2);
  expect(await plan.first().textContent()).toContain('for.life@example.com');
  await box.fill(Array.from({ length: 201 }, (_, n) => `crowd${n}@example.com`).join(' '));
  await page.getByText('Gift up to 200 e-mail addresses at once.').waitFor();

  await box.fill('slow@example.com');
  await page.route('**/premium-users/batch', async (route) => {
    await box.fill('the.next@example.com');
    await route.continue();
  });
  await page.getByRole('button', { name: 'Gift Premium' }).click();
  await page.getByText('Successfully gifted 1 Year premium to slow@example.com').waitFor();
  expect(await box.inputValue()).toBe('the.next@example.com');
});

test('a gift that takes something away is asked about before it is given, also where the press comes before what will happen is told', async () => {
  await using visitor = await site.visit('/admin/login', { width: 360, allow: /status of 403/ });
  const { page } = visitor;
  await signInOnPage(page);
  await gift(page, LONG, 'Lifetime');
  await page.getByText(`Successfully gifted Lifetime premium to ${LONG}`).waitFor();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const given = () => sent.filter((url) => url.endsWith('/premium-users/batch')).length;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/premium-users/preview', async (route) => {
    await held;
    await route.continue();
  });
  await gift(page, `${LONG}, nobody.yet@example.com`);
  const waiting = page.getByRole('button', { name: 'Gift Premium' });
  await expect.poll(() => waiting.getAttribute('aria-disabled')).toBe('true');
  expect(given()).toBe(0);
  letGo();
  const dialog = page.getByRole('dialog', { name: /^This takes premium away: / });
  await dialog.getByText(new RegExp(`${LONG} has it for life, and will have it until`)).waitFor();
  expect(await dialog.textContent()).not.toContain('nobody.yet@example.com');
  const edge = await dialog.boundingBox(); // which the long e-mail is not to push anything over
  const button = await dialog.getByRole('button', { name: 'Gift all the same' }).boundingBox();
  const rightOf = (box: typeof edge) => (box?.x ?? 0) + (box?.width ?? Infinity);
  expect(rightOf(button)).toBeLessThan(rightOf(edge));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => waiting.getAttribute('aria-disabled')).toBe(null);
  expect(given()).toBe(0);
  expect(await page.getByLabel('User email').inputValue()).toContain(LONG);

  await askForProofOnce(page, '**/premium-users/batch');
  await page.getByRole('button', { name: 'Gift Premium' }).click();
  await dialog.getByRole('button', { name: 'Gift all the same' }).click();
  await proveOnPage(page); // which is no reason to ask about the gift again
  await page.getByText(`Successfully gifted 1 Year premium to ${LONG}`).waitFor();
  await gift(page, LONG);
  await page.getByText(`Successfully gifted 1 Year premium to ${LONG}`).waitFor();
  expect(given()).toBe(3);
});

test('several by paste and all as a file: after a fresh proof, each with its own result, and only what was refused stays in the box', async () => {
  await using visitor = await site.visit('/admin/login', { allow: /status of 40[03]/ });
  const { page } = visitor;
  await signInOnPage(page);
  await askForProofOnce(page, '**/premium-users/batch');
  await page.getByLabel('Notes').fill('of the meetup');
  await gift(page, 'one@example.com, two@example.com\nthree@nowhere', 'Lifetime');
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Error: Please confirm that it is you, then try again.').waitFor();
  await askForProofOnce(page, '**/premium-users/batch');
  await page.getByRole('button', { name: 'Gift Premium' }).click();
  await dialog.getByLabel('Your password').press('Escape');
  await page.getByText('Error: Please confirm that it is you, then try again.').waitFor();
  await askForProofOnce(page, '**/premium-users/batch');
  await page.getByRole('button', { name: 'Gift Premium' }).click();
  await dialog.getByLabel('Your password').fill('wrong');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('This is not your present password.').waitFor();
  await expectAccessible(page);
  await proveOnPage(page);
  await page.getByText('Successfully gifted Lifetime premium to one@example.com').waitFor();
  await page.getByText('Successfully gifted Lifetime premium to two@example.com').waitFor();
  await page.getByText('Error: Enter a valid e-mail address. (three@nowhere)').waitFor();
  expect(await page.getByLabel('User email').inputValue()).toBe('three@nowhere');
  expect(await page.getByLabel('Notes').inputValue()).toBe('of the meetup');

  const crowd = Array.from({ length: 6 }, (_, index) => `crowd${index}@example.com`);
  await gift(page, crowd.join('\n'), '1 Year');
  await page.getByText('Successfully gifted 1 Year premium to 6 people').waitFor();
  expect(await page.getByLabel('Notes').inputValue()).toBe('');

  await page.getByRole('tab', { name: 'Manage Users' }).click();
  await page.getByLabel('Search').fill('two@');
  await page.getByRole('button', { name: 'Premium Until' }).click();
  await page.getByText('1 person').waitFor();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await page.getByRole('cell', { name: 'sign in' }).first().waitFor();
  expect(await page.getByLabel('Search').inputValue()).toBe('');
  await page.getByRole('tab', { name: 'Manage Users' }).click();
  await page.getByText('1 person').waitFor();
  await page.reload();
  await page.getByText('1 person').waitFor();
  expect(await page.getByLabel('Search').inputValue()).toBe('two@');
  const sorted = page.getByRole('columnheader', { name: 'Premium Until' });
  expect(await sorted.getAttribute('aria-sort')).toBe('ascending');

  await askForProofOnce(page, '**/premium-users.csv*');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  await proveOnPage(page);
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('riposte-premium-users.csv');
  // What is shown is what is taken along.
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain('"two@example.com"');
  expect(csv).not.toContain('one@example.com');
});

test('what will happen may be told in the middle of a press, which does it all the same', async () => {
  await using visitor = await site.visit('/admin/login');
  const { page } = visitor;
  await signInOnPage(page);
  const { promise: pressed, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/premium-users/preview', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.getByLabel('User email').fill('first@example.com, second@example.com');
  await page.getByRole('button', { name: 'Gift Premium' }).hover();
  await page.mouse.down();
  letGo();
  await page
    .getByText(/Will have premium until/)
    .first()
    .waitFor();
  await page.mouse.up();
  await page.getByText('Successfully gifted 1 Year premium to second@example.com').waitFor();
});

test('by the keyboard alone, on a phone and in the dark, without a fault that axe knows', async () => {
  await using visitor = await site.visit('/admin/login', { width: 360, dark: true });
  const { page } = visitor;
  await page.getByLabel('Email', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Email', { exact: true }).focus();
  await page.keyboard.type(OPERATOR.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(OPERATOR.password);
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Gift Premium' }).waitFor();
  await page.getByLabel('User email').waitFor();
  await expectAccessible(page);
  await page.getByLabel('User email').focus();
  await page.keyboard.type(LONG);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(`Successfully gifted 1 Year premium to ${LONG}`).waitFor();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Gift Premium' }).focus();
  await page.keyboard.press('ArrowLeft'); // beyond the first is the last
  await page.getByRole('tab', { selected: true }).and(page.getByRole('tab').last()).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Gift Premium', selected: true }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('cell', { name: LONG, exact: true }).waitFor();
  await expectAccessible(page);
  const focused = () =>
    page.evaluate(() => {
      const { ariaLabel, textContent } = document.activeElement ?? document.body;
      return ariaLabel ?? textContent;
    });
  const revoke = page.getByRole('button', { name: `Revoke ${LONG}` });
  const place = await revoke.boundingBox(); // in sight, though the table is wider than the phone
  expect((place?.x ?? 0) + (place?.width ?? 360)).toBeLessThan(360);
  await revoke.focus();
  await page.keyboard.press('Enter');
  const question = page.getByText(`Are you sure you want to revoke premium from ${LONG}?`);
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await page.getByRole('cell', { name: LONG, exact: true }).waitFor();
  await expect.poll(focused).toBe(`Revoke ${LONG}`);
  await page.keyboard.press('Enter');
  await question.waitFor();
  await holdTimers(page, REVOKE_UNDO_MS);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(`Revoked premium from ${LONG}.`).waitFor();
  await expect.poll(focused).toBe('Undo');
  await page.keyboard.press('Enter');
  await page.getByRole('cell', { name: LONG, exact: true }).waitFor();
  // At the next row, where the focus was there before the bar came, else at the panel.
  const isKept = () => page.evaluate(() => document.activeElement?.closest('#tab-panel') != null);
  await expect.poll(isKept).toBe(true);
  await page.getByRole('tab', { name: 'Manage Users' }).focus();
  await page.keyboard.press('End');
  await page.getByRole('region', { name: 'Audit log' }).waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const looks = await page.getByRole('tab').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const { backgroundColor, borderBottomWidth } = getComputedStyle(tab);
      return `${backgroundColor} ${borderBottomWidth}`;
    }),
  );
  expect(new Set(looks.slice(0, -1)).size).toBe(1);
  expect(looks.at(-1)).not.toBe(looks[0]);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.reload();
  const tab = await page.getByRole('tab', { name: 'Audit log' }).boundingBox();
  expect((tab?.x ?? 360) + (tab?.width ?? 0)).toBeLessThanOrEqual(360);
});

test('in an Arabic browser operators read English, from the left, and an arrow key goes where it points', async () => {
  await using _person = await site.visit('/', { as: 'listed@example.com' });
  await using visitor = await site.visit('/admin/login', { locale: 'ar' });
  const { page } = visitor;
  await signInOnPage(page);
  const first = page.getByRole('tab', { name: 'Gift Premium' });
  await first.focus();
  expect(await page.getByRole('main').getAttribute('lang')).toBe('en');
  const next = page.getByRole('tab').nth(1);
  const [from, to] = [await first.boundingBox(), await next.boundingBox()];
  expect(to?.x).toBeGreaterThan(from?.x ?? NaN);
  await page.keyboard.press('ArrowRight');
  await next.and(page.getByRole('tab', { selected: true })).waitFor();
  // Dates as well: what runs from the right turns their parts around among what runs from the left.
  for (const tab of ['People', 'Audit log']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const table = page.getByRole('tabpanel').getByRole('table');
    await table.getByRole('cell').first().waitFor();
    expect(await table.textContent()).not.toMatch(/[\u0590-\u08ff\u200f]/);
  }
});

test('a row that goes while its question is open, and the last that shows more, leave the keyboard beside it', async () => {
  await using visitor = await site.visit('/admin/login');
  const { page, context } = visitor;
  await signInOnPage(page);
  await gift(page, 'stays@example.com, goes@example.com');
  await page.getByText('Successfully gifted 1 Year premium to goes@example.com').waitFor();
  await page.getByRole('tab', { name: 'Manage Users' }).click();
  await page.getByLabel('Search').fill('s@example.com');
  await page.getByText('2 people').waitFor();
  await page.getByRole('button', { name: 'Revoke goes@example.com' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const { url } = site.server();
  const others = await context.request.delete(
    `${url}/api/operator/premium-users/goes@example.com`,
    { headers: { origin: url } },
  );
  expect(others.ok()).toBe(true);
  // The page asks anew when one comes back to its window.
  await page.evaluate(() => globalThis.dispatchEvent(new Event('visibilitychange')));
  await page.getByText('1 person').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
  await expect.poll(focused).toBe('Revoke stays@example.com');

  await page.route('**/api/operator/audit-log?*', async (route) => {
    const isFirst = !route.request().url().includes('before=');
    const log = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...log, next: isFirst ? 1 : null } });
  });
  await page.getByRole('tab', { name: 'Audit log' }).click();
  const more = page.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await more.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Audit log');
});

/** The colour from there on, at the foot of a table's head, where no letter reaches. */
async function lookAt(page: Page, x: number): Promise<number[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('Each visitor has a browser');
  const head = await page.getByRole('columnheader').first().boundingBox();
  const y = (head?.y ?? 0) + (head?.height ?? 0) - 9;
  const clip = { x, y, width: 8, height: 8 };
  return (await makeSmall(browser, await page.screenshot({ clip }))).means;
}

test('on a phone a table shows at which side there is more of it', async () => {
  await using visitor = await site.visit('/admin/login', { width: 360 });
  const { page } = visitor;
  await signInOnPage(page);
  await gift(page, LONG);
  await page.getByText(`Successfully gifted 1 Year premium to ${LONG}`).waitFor();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  const table = page.getByRole('region', { name: 'Audit log' });
  const { x = 0, width = 0 } = (await table.boundingBox()) ?? {};
  const begin = x + 1;
  const end = x + width - 9;
  const plain = await lookAt(page, begin);
  expect(await lookAt(page, end)).not.toEqual(plain);
  await table.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  expect(await lookAt(page, end)).toEqual(plain);
  expect(await lookAt(page, begin)).not.toEqual(plain);

  await page.getByRole('tab', { name: 'Manage Users' }).click();
  const actions = await page.getByRole('columnheader', { name: 'Actions' }).boundingBox();
  expect(await lookAt(page, (actions?.x ?? 0) - 8)).not.toEqual(plain);
});

test('a search among many gifts begins at its first page, and so does another order', async () => {
  await using visitor = await site.visit('/admin/login');
  const { page } = visitor;
  await signInOnPage(page);
  await page.waitForURL('**/admin/dashboard');
  const emails = Array.from({ length: 51 }, (_, index) => `many.${index}@example.com`);
  await page.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/operator/premium-users/batch', { method: 'POST', headers, body });
    },
    JSON.stringify({ emails, duration: '1y' }),
  );
  await page.getByRole('tab', { name: 'Manage Users' }).click();
  const search = page.getByLabel('Search');
  await search.fill('many');
  const turnPage = async () => {
    await page.getByText('51 people, page 1 of 3').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('51 people, page 2 of 3').waitFor();
  };
  await turnPage();
  await search.fill('many.');
  await turnPage();
  await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
  await page.getByText('51 people, page 1 of 3').waitFor();
});
