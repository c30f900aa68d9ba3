import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Overview } from '#contract/overview.ts';
import { expectAccessible } from './expect-accessible.ts';
import { COPIED_MS, holdTimers } from './hold-timers.ts';
import { askForProofOnce, OPERATOR_ENV, proveOnPage, signInOnPage } from './operator.ts';
import { setUpSite } from './set-up-site.ts';

const site = setUpSite({ env: () => Promise.resolve(OPERATOR_ENV) });
const OPTIONS = { width: 360 };
/** Wider than a phone. */
const LONG = 'somebody.with.a.rather.long.name@subdomain.of.example.com';

test('a membership ended in the dashboard ends premium in the buyer’s open page; a refund too', async () => {
  await using buyer = await site.visit('/', { as: 'buyer@example.com' });
  await buyer.page.goto(`${site.server().url}/premium`);
  await buyer.page.getByRole('button', { name: 'Upgrade to Premium with Whop' }).click();
  await buyer.page.getByRole('button', { name: 'Pay', exact: true }).click();
  await buyer.page.getByRole('link', { name: 'Start Using Premium Features' }).click();
  await buyer.page.getByText('of 30 daily uses').waitFor();

  await using operator = await site.visit('/admin/login', {
    ...OPTIONS,
    allow: /status of (403|503)/,
  });
  const { page } = operator;
  await signInOnPage(page);
  await page.getByRole('tab', { name: 'Commerce' }).click();
  await page.getByRole('cell', { name: 'buyer@example.com', exact: true }).waitFor();
  await expectAccessible(page);
  // Tried again, a deed has its name; with other days it is another one.
  const names = await loseAnswers(page, '**/free-days', 2);
  const addDays = page.getByRole('button', { name: 'Add days: buyer@example.com' });
  const confirmAdding = page.getByRole('dialog').getByRole('button', { name: 'Add days' });
  for (const tries of [1, 2]) {
    await addDays.click();
    await confirmAdding.click();
    await expect.poll(() => names.length).toBe(tries);
    await page.getByText('Error: Away.').waitFor();
  }
  await page.getByLabel('Free days to add').fill('3');
  await addDays.press('Enter');
  const question = page.getByText('Add 3 free days to the membership of buyer@example.com?');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await addDays.press('Enter');
  await question.waitFor();
  await page.keyboard.press('Enter'); // the button that does nothing has the focus
  await question.waitFor({ state: 'hidden' });
  expect(names.length).toBe(2);
  await addDays.click();
  await confirmAdding.click();
  await page.getByText('Added 3 free days: the period of buyer@example.com ends on').waitFor();
  expect(names.map((name) => name === names[0])).toEqual([true, true, false]);
  await page.getByRole('button', { name: 'Cancel: buyer@example.com' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel membership' }).click();
  await page.getByRole('cell', { name: 'canceling', exact: true }).waitFor();
  await page
    .getByText(/^The membership of buyer@example\.com goes on until .+ and is not renewed\.$/)
    .waitFor();
  // The button is gone; the keyboard stays with this person, not with the next one.
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(
    'Add days: buyer@example.com',
  );
  expect(await page.getByRole('button', { name: 'Cancel: buyer@example.com' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Terminate' }).click();
  await page.getByText('End the membership of buyer@example.com now?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminate' }).click();
  await page.getByText('The membership of buyer@example.com has ended.').waitFor();
  await buyer.page.getByText('of 5 daily uses').waitFor();

  await page.route('**/commerce/payments*', giveBackFour);
  await page.getByLabel('Show').selectOption('Payments');
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByText('Give 5.99 USD back to buyer@example.com?').waitFor(); // what is left of 9.99
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/commerce/payments*', giveBackFour);
  await askForProofOnce(page, '**/refund');
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await proveOnPage(page);
  await page.getByText('paid, refunded').waitFor();
  await page.getByText('Gave 5.99 USD back to buyer@example.com.').waitFor(); // as it was asked

  await page.route('**/commerce/plans*', askMoreAtFirst);
  await page.getByLabel('Show').selectOption('Plans');
  await page.getByRole('cell', { name: '14.00 USD at first, 9.00 USD every 30 days' }).waitFor();
  await page.unroute('**/commerce/plans*', askMoreAtFirst);
  await page.getByRole('button', { name: 'Create quick link' }).click();
  await page.getByText('New quick link:').waitFor();
  await page.getByLabel('Show').selectOption('Promo codes');
  await page.getByLabel('Code').fill('SPRING');
  await page.getByLabel('Off', { exact: true }).fill('20');
  const months = page.getByLabel(/^Months/);
  await months.fill('');
  expect(await months.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false); // none is no 0
  await months.fill('3');
  const creating = page.waitForRequest('**/promo-codes');
  await page.getByRole('button', { name: 'Create' }).click();
  expect((await creating).postDataJSON()).toMatchObject({
    code: 'SPRING',
    kind: 'percentage',
    amountOff: 20,
    durationMonths: 3,
  });
  await page.getByRole('cell', { name: '20 %' }).waitFor();
  await page.getByText('Created the promo code SPRING.').waitFor();
  const controls = page.getByRole('tabpanel').locator('form :is(input, select, button)');
  const heights = await controls.evaluateAll((all) => all.map((each) => each.clientHeight));
  expect(new Set(heights).size).toBe(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('cell', { name: 'archived' }).waitFor();
  await page.getByText('Archived the promo code SPRING.').waitFor();
  await page.getByLabel('Show').selectOption('Webhooks');
  await page.getByRole('button', { name: 'Deliveries' }).click();
  await page.getByRole('button', { name: 'Send again' }).first().click();
  await page.getByText(/^The provider sends .* again\.$/).waitFor();
  await page.getByRole('button', { name: 'Compare with the provider now' }).click();
  await page.getByText(/Memberships: 1, payments: 1, changed: 0/).waitFor();

  await page.getByRole('tab', { name: 'Audit log' }).click();
  await page.getByText('email: buyer@example.com').first().waitFor();
  for (const deed of ['terminate membership', 'refund payment', 'archive promo code']) {
    await page.getByRole('cell', { name: deed }).waitFor();
  }
});

/** Answers so many as a provider that is away. @returns the names of the deeds, as they come */
async function loseAnswers(page: Page, address: string, count: number): Promise<string[]> {
  const names: string[] = [];
  await page.route(address, (route) => {
    names.push((route.request().postDataJSON() as { requestId: string }).requestId);
    const json = { error: 'Away.', code: 'commerce_unavailable', requestId: 'x' };
    return names.length > count ? route.continue() : route.fulfill({ status: 503, json });
  });
  return names;
}

/** As the provider tells a payment of which a part went back. */
async function giveBackFour(route: Route): Promise<void> {
  const page = (await (await route.fetch()).json()) as { items: object[] };
  await route.fulfill({
    json: { ...page, items: page.items.map((item) => ({ ...item, refundedAmount: 4 })) },
  });
}

/** As the provider tells a plan: what is charged at first comes on top of the first period. */
async function askMoreAtFirst(route: Route): Promise<void> {
  const page = (await (await route.fetch()).json()) as { items: object[] };
  const prices = { initialPrice: 5, renewalPrice: 9 };
  await route.fulfill({
    json: { ...page, items: page.items.map((item) => ({ ...item, ...prices })) },
  });
}

test('a second membership is told to its buyer, and given back by one press and a confirmation', async () => {
  await using buyer = await site.visit('/', { as: 'twice@example.com' });
  await buyer.page.goto(`${site.server().url}/premium`);
  await buyer.page.getByRole('button', { name: 'Upgrade to Premium with Whop' }).click();
  await buyer.page.getByRole('button', { name: 'Pay', exact: true }).click();
  await buyer.page.getByRole('link', { name: 'Start Using Premium Features' }).waitFor();
  await buyer.page.route('**/api/premium', async (route) => {
    const details = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...details, secondMembership: 'active' } });
  });
  await buyer.page.goto(`${site.server().url}/premium`);
  await buyer.page.getByText('You have bought premium twice.').waitFor();

  await using operator = await site.visit('/admin/login', OPTIONS);
  const { page } = operator;
  await signInOnPage(page);
  // How two come about is shown on the server; here the only one is said to be the second.
  let isListed = true;
  await page.route('**/commerce/second-memberships', async (route) => {
    const { items } = (await (
      await page.request.get(`${site.server().url}/api/operator/commerce/payments`)
    ).json()) as { items: { id: string; customerEmail: string }[] };
    const [payment] = items.filter(({ customerEmail }) => customerEmail === 'twice@example.com');
    const second = {
      membershipId: 'mem_second',
      email: 'twice@example.com',
      boughtAt: new Date().toISOString(),
      paymentId: payment?.id ?? null,
    };
    await route.fulfill({ json: { items: isListed ? [second] : [] } });
  });
  await page.getByRole('tab', { name: 'Commerce' }).click();
  const refund = page.getByRole('button', { name: 'Refund the second membership' });
  await refund.click();
  await page.getByText('Give the second membership of twice@example.com back?').waitFor();
  await expectAccessible(page);
  isListed = false;
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await refund.waitFor({ state: 'detached' });
  await page.getByText('Gave the second membership of twice@example.com back.').waitFor();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await page.getByText('email: twice@example.com').first().waitFor();
});

test('what was sent by Contact Us is read and marked as done in the inbox', async () => {
  await using visitor = await site.visit('/contact');
  for (const message of ['Where is my invoice?', 'And my receipt?']) {
    await visitor.page.goto(`${site.server().url}/contact`);
    await visitor.page.getByLabel('Your e-mail, for the answer').fill(LONG);
    await visitor.page.getByLabel('Message').fill(message);
    await visitor.page.getByRole('button', { name: 'Send Message' }).click();
    await visitor.page.getByText('Sent. Thank you').waitFor();
  }

  await using operator = await site.visit('/admin/login', OPTIONS);
  const { page } = operator;
  await signInOnPage(page);
  await page.getByRole('tab', { name: 'Inbox' }).click();
  await page.getByText('2 messages').waitFor();
  await expectAccessible(page);
  const emptying = page.getByRole('button', { name: 'Delete all done' });
  await expect.poll(() => emptying.getAttribute('aria-disabled')).toBe('true'); // nothing is
  // The keyboard stays where the next message is, though something else of the page is late.
  const late = Promise.withResolvers<void>();
  await page.route('**/api/operator/self', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Mark as done' }).first().press('Enter');
  await page.getByText('1 message', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Nothing here.').waitFor();
  late.resolve();
  await page.getByLabel('State').selectOption('Done');
  await page.getByText('Where is my invoice?').waitFor();
  // What is asked names all that would go.
  await emptying.click();
  await page.getByText('Delete all messages and newsletter addresses that are done?').waitFor();
  await page.keyboard.press('Escape');
  // Another kind begins at its first page.
  await page.evaluate(() => {
    const url = new URL(location.href);
    url.searchParams.set('inbox-page', '2');
    history.replaceState(null, '', url);
  });
  // What is shown is what is taken along, and what is deleted.
  await page.getByLabel('Kind').selectOption('Contact Us');
  await expect.poll(() => new URL(page.url()).searchParams.get('inbox-kind')).toBe('contact');
  expect(new URL(page.url()).searchParams.get('inbox-page')).toBeNull();
  const exporting = page.waitForRequest('**/messages.csv?*');
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  const exported = new URL((await exporting).url()).searchParams;
  expect(Object.fromEntries(exported)).toEqual({ kind: 'contact', state: 'done' });
  // What is done can be deleted for good, after a question.
  await page.getByRole('button', { name: 'Delete', exact: true }).first().press('Enter');
  await page.getByText(`Delete this message of ${LONG}? It cannot be brought`).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  await page.keyboard.press('Escape');
  await page.getByText('2 messages', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).first().press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('1 message', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open again');
  await emptying.click();
  await page.getByText('Delete all messages of Contact Us that are done?').waitFor();
  await page.getByText('They cannot be brought back. Open ones stay.').waitFor();
  const deleting = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  expect(new URL((await deleting).url()).searchParams.get('kind')).toBe('contact');
  await page.getByText('Nothing here.').waitFor();
  await page.getByText('Deleted all that was done: 1.').waitFor();
  await expect.poll(() => emptying.getAttribute('aria-disabled')).toBe('true');
});

test('the overview shows the day in figures, charts and a table, and what people took of it', async () => {
  await using visitor = await site.visit('/', { as: 'counted@example.com' });
  await visitor.page.getByLabel('Enter the tweet you want to reply to').fill('I moved to Lisbon!');
  await visitor.page.getByRole('button', { name: 'Generate Replies' }).click();
  await visitor.page.getByRole('button', { name: 'Clear All' }).waitFor();
  await takeReplies(visitor.page);

  await using operator = await site.visit('/admin/login', OPTIONS);
  const { page } = operator;
  await signInOnPage(page);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('heading', { name: 'The numbers, by day (UTC)' }).waitFor();
  await expect.poll(() => page.locator('canvas').count()).toBe(5);
  const today = new Date().toISOString().slice(0, 10);
  const row = page.getByRole('row').filter({ hasText: today });
  await row.waitFor();
  const cells = await row.getByRole('cell').allTextContents();
  expect(Number(cells[1])).toBeGreaterThanOrEqual(1);
  const [day, count] = await row
    .getByRole('cell')
    .evaluateAll((all) => all.map((cell) => getComputedStyle(cell).textAlign));
  expect([day, count]).toEqual(['start', 'end']);
  const tile = page.locator('dl > div').filter({ hasText: 'Generations today' });
  await expect.poll(() => tile.innerText()).toMatch(/^Generations today\s+1\s+Yesterday 0$/);
  const rows = page.getByRole('region', { name: 'Days' }).getByRole('row');
  expect(await rows.count()).toBe(31);
  await page.getByLabel('Range').selectOption('7 days');
  await expect.poll(() => rows.count()).toBe(8);
  await page.reload();
  await expect.poll(() => rows.count()).toBe(8);
  const taken = page.getByRole('region', { name: 'Taken' }).getByRole('row');
  const cellsOf = async (name: string) =>
    (await taken.filter({ hasText: name }).getByRole('cell').allTextContents()).slice(1);
  const sharesOf = (cells: string[]) => cells.map((cell) => cell.replace(/(%)\d.*/, '$1'));
  expect(sharesOf(await cellsOf('All'))).toEqual([
    '1',
    '100 %',
    '5',
    '60 %',
    '2',
    '0',
    '1',
    '20 %',
    '20 %',
  ]);
  expect((await cellsOf('Rage Bait'))[3]).toBe('60 %23 to 88 %');
  await page.getByLabel('By', { exact: true }).selectOption('Writer');
  expect(sharesOf(await cellsOf('Built-in writer'))).toContain('60 %');
  await expectAccessible(page);
});

test('a cost that is not known stays within its tile', async () => {
  await using operator = await site.visit('/admin/login', OPTIONS);
  const { page } = operator;
  await page.route('**/api/operator/overview?*', async (route) => {
    const overview = (await (await route.fetch()).json()) as Overview;
    const use = { inputTokens: 1, outputTokens: 1, cost: null };
    const models = [{ model: 'a model without a price', today: use, allDays: use }];
    const days = overview.days.map((day) => ({ ...day, cost: null }));
    await route.fulfill({ json: { ...overview, models, days } });
  });
  await signInOnPage(page);
  await page.getByRole('tab', { name: 'Overview' }).click();
  const cost = page
    .locator('dl > div')
    .filter({ hasText: 'Cost today' })
    .getByText(/^not known$/);
  await cost.waitFor();
  const beyond = await cost.evaluate((shown) => shown.scrollWidth - shown.clientWidth);
  expect(beyond).toBe(0);
});

test('failures are named by what went wrong', async () => {
  await using operator = await site.visit('/admin/login', OPTIONS);
  const { page } = operator;
  await page.route('**/api/operator/overview?*', async (route) => {
    const overview = (await (await route.fetch()).json()) as Overview;
    const failures = { writer_unusable: 2, generation_failed: 1 };
    const days = overview.days.map((day) => ({ ...day, failures }));
    await route.fulfill({ json: { ...overview, days } });
  });
  await signInOnPage(page);
  await page.getByRole('tab', { name: 'Overview' }).click();
  const causes = page.getByRole('region', { name: 'Outcomes' });
  await causes.getByRole('cell', { name: 'The model answered without replies' }).waitFor();
  const names = await causes.getByRole('cell').filter({ hasText: '_' }).allTextContents();
  expect(names).toEqual([
    expect.stringMatching(/^The model answered without replies\s*writer_unusable$/),
    expect.stringMatching(/^An unforeseen failure: see the log\s*generation_failed$/),
  ]);
});

/** Copies two, one of them twice and once more from the history, edits and posts one, refines another. */
async function takeReplies(page: Page): Promise<void> {
  const told: string[] = [];
  page.on('requestfinished', (request) => {
    const isMark = request.url().endsWith('/api/uptake');
    if (isMark) told.push((request.postDataJSON() as { mark: string }).mark);
  });
  const use = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await use('Copy reply 1');
  await page.getByRole('button', { name: /^Cop(y|ied!) reply 1$/ }).click(); // it says so for 2 s
  await use('Edit reply 2');
  await page.getByLabel('Edit the reply').fill('In my own words');
  await page.getByLabel('Edit the reply').fill('In my own words, twice');
  await use('Done reply 2');
  await page.context().route('https://x.com/**', (route) => route.fulfill({ body: 'X' }));
  const [posting] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Share reply 2 on X' }).click(),
  ]);
  await posting.waitForLoadState();
  await posting.close();
  await use('Refine reply 3');
  await use('Another reply 3');
  await page.getByText('9 left in this set').waitFor();
  await page.getByRole('link', { name: 'History' }).first().click();
  await page.getByText('5 replies').click();
  await holdTimers(page, COPIED_MS);
  for (const reply of [0, 3]) {
    await page
      .getByRole('button', { name: /^Cop(y|ied!)$/ })
      .nth(reply)
      .click();
  }
  await expect.poll(() => page.getByRole('button', { name: 'Copied!' }).count()).toBe(2);
  await expect
    .poll(() => told.toSorted())
    .toEqual(['copied', 'copied', 'edited', 'posted', 'refined']);
}
