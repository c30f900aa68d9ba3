import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { openControl } from './open-control.ts';
import { OPERATOR_ENV } from './operator.ts';
import { expectAccessible } from './expect-accessible.ts';
import { setUpSite } from './set-up-site.ts';
import { chooseAccount } from './visitor.ts';

const site = setUpSite({ env: () => Promise.resolve(OPERATOR_ENV) });
// A page does without a price that it would wait for, as for the first one of a busy server.
beforeAll(async () => {
  const readPrice = async () => (await fetch(`${site.server().url}/api/premium/price`)).json();
  const isKnown = async () => ((await readPrice()) as { price: unknown }).price !== null;
  await vi.waitUntil(isKnown, { timeout: 60_000 });
});

/** From the upgrade page to the sandbox's checkout, and one of its buttons. */
async function buy(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Upgrade to Premium with Whop' }).click();
  await page.getByRole('heading', { name: 'Sandbox checkout' }).waitFor();
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Whether webhooks of the sandbox get lost, set on its control page. */
async function loseWebhooks(page: Page, areLost: boolean): Promise<void> {
  await openControl(page, site.server().url);
  await page.getByLabel('Lose every webhook').setChecked(areLost);
  await page.getByRole('button', { name: 'Set' }).click();
  await page.waitForLoadState();
}

async function generate(page: Page): Promise<void> {
  await page.getByLabel('Enter the tweet you want to reply to').fill('I moved to Lisbon today!');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  await page.getByRole('button', { name: 'Clear All' }).click();
}

test('pay in one window and the other turns premium by itself; a sixth set; a refund ends it in the open page', async () => {
  await using visitor = await site.visit('/', { allow: /status of 429/, as: 'buyer@example.com' });
  const { page, context } = visitor;
  for (let use = 0; use < 5; use += 1) await generate(page);
  await page.getByRole('heading', { name: 'Daily Usage Limit Reached' }).waitFor();

  const watching = await context.newPage();
  await watching.goto(`${site.server().url}/premium`);
  await watching.getByRole('heading', { name: 'Upgrade to Premium' }).waitFor();
  const buying = await context.newPage();
  await buying.goto(`${site.server().url}/premium`);
  await buy(buying, 'Pay');
  await buying.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
  await buying.getByRole('region', { name: 'What changed' }).getByText('30 a day').waitFor();

  await watching.getByRole('heading', { name: 'Premium Active!' }).waitFor();
  await page.getByTestId('remaining').getByText('25').waitFor();
  await page.getByText('of 30 daily uses').waitFor();
  await generate(page);
  await page.getByTestId('remaining').getByText('24').waitFor();

  // After the thirtieth there is nothing to upgrade to.
  await page.route('**/api/usage', async (route) => {
    const usage = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...usage, count: 30, remaining: 0 } });
  });
  await page.reload();
  await page.getByText("You've used all your 30 replies for today.").waitFor();
  expect(await page.getByText('Upgrade to Premium').count()).toBe(0);
  await page.unroute('**/api/usage');

  await openControl(buying, site.server().url);
  await buying.getByRole('button', { name: 'Refund' }).first().click();
  await watching.getByRole('heading', { name: 'Upgrade to Premium' }).waitFor();
  await page.getByText("You've used all your 5 replies for today.").waitFor();
});

test('who has not signed in sees the price first, free and premium side by side, and what follows the payment', async () => {
  await using visitor = await site.visit('/premium', { width: 360 });
  const { page } = visitor;
  const price = page.getByText('$9.99 a month');
  await price.waitFor();
  const table = page.getByRole('table');
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'What you get',
    'Free',
    'Premium',
  ]);
  await page.getByText('30 sets of replies a day').waitFor();
  await table.getByRole('row', { name: /Unlimited AI-generated.* 5 a day 30 a day/ }).waitFor();
  await table.getByRole('row', { name: 'Export replies to CSV No Yes' }).waitFor();
  await page.getByText('Cancel anytime. No refunds for partial months.').waitFor();
  await page.getByRole('region', { name: 'After you pay' }).waitFor();
  const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
  expect(await topOf(price)).toBeLessThan(
    await topOf(page.getByRole('button', { name: 'Sign in with Google' })),
  );
  expect(await topOf(price)).toBeLessThan(await topOf(table));
});

test('the flag set by hand in the browser changes nothing on the server', async () => {
  await using visitor = await site.visit('/', { as: 'cheat@example.com' });
  const { page } = visitor;
  await page.evaluate(() => {
    localStorage.setItem('isPremium', 'true');
    const data = JSON.parse(localStorage.getItem('usageData') ?? '{}') as object;
    const forged = { ...data, isPremium: true, remaining: 30, count: 0 };
    localStorage.setItem('usageData', JSON.stringify(forged));
  });
  await page.reload();
  await page.getByText('of 5 daily uses').waitFor();
  for (let use = 0; use < 5; use += 1) await generate(page);
  await page.getByRole('heading', { name: 'Daily Usage Limit Reached' }).waitFor();
});

test('without a webhook the page itself confirms; what is active says until when and where to manage it', async () => {
  await using visitor = await site.visit('/premium', { as: 'silent@example.com' });
  const { page, context } = visitor;
  await page.getByText('$').first().waitFor();
  await buy(page, 'Pay without webhook');
  await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
  await page.getByRole('link', { name: 'Start Using Premium Features' }).click();
  await page.getByText('of 30 daily uses').waitFor();
  await page.goto(`${site.server().url}/account`);
  await page.getByRole('link', { name: /where to manage it/ }).waitFor();
  await page.goto(site.server().url);
  await page.getByRole('link', { name: 'Premium', exact: true }).click();
  await page.getByText('Renews').waitFor();
  await page.getByRole('term').getByText('Price').waitFor();
  await page.getByRole('link', { name: /Manage or cancel/ }).waitFor();
  await page.getByRole('link', { name: 'Return to Dashboard' }).waitFor();

  const control = await context.newPage();
  await openControl(control, site.server().url);
  await control.getByRole('button', { name: 'Fail renewal' }).first().click();
  await page.getByText('Your last renewal failed: Your card was declined.').waitFor();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: /Manage or cancel/ }).click();
  const billing = await opening;
  await billing.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByText('Ends').waitFor();
  // Nothing more will be charged.
  expect(await page.getByRole('term').getByText('Price').count()).toBe(0);
  await page.getByRole('link', { name: /^Manage \(/ }).waitFor(); // there is nothing to cancel
});

test('a declined card says so and leads back', async () => {
  await using visitor = await site.visit('/premium', {
    allow: /status of 402/,
    as: 'poor@example.com',
  });
  const { page } = visitor;
  await buy(page, 'Decline');
  await page.getByRole('heading', { name: 'Something Went Wrong' }).waitFor();
  await page.getByText('The payment was declined and nothing was charged.').waitFor();
  await page.getByRole('link', { name: 'Return to Premium Page' }).click();
  await page.getByRole('button', { name: 'Upgrade to Premium with Whop' }).waitFor();
});

test('a way back without a session, without a person, with a strange one, and somebody else’s', async () => {
  await using visitor = await site.visit('/premium-success', { allow: /status of 40[04]/ });
  const { page } = visitor;
  await page.getByText('No session ID found').waitFor();
  await page.goto(`${site.server().url}/premium-success?session_id=order_x`);
  await page.getByText('No user found').waitFor();
  await chooseAccount(page, 'curious@example.com');
  await page.getByText('This checkout is not one of your account.').waitFor();
  await page.goto(`${site.server().url}/premium-success?session_id=${'x'.repeat(8000)}`);
  await page.getByText('This checkout is not one of your account.').waitFor();
  await page.getByRole('heading', { name: 'Something Went Wrong' }).waitFor();
});

test('a checkout that cannot be reached says so plainly, and the button works again', async () => {
  await using visitor = await site.visit('/premium', {
    allow: /status of 50\d/,
    as: 'unlucky@example.com',
  });
  const { page } = visitor;
  await page.route('**/api/checkout', (route) =>
    route.fulfill({
      status: 503,
      json: {
        code: 'commerce_unavailable',
        requestId: 'x',
        error: 'The checkout provider cannot be reached right now.',
      },
    }),
  );
  await page.getByRole('button', { name: 'Upgrade to Premium with Whop' }).click();
  await page
    .getByText(
      'Failed to start checkout process: The checkout provider cannot be reached right now. Please try again or contact support.',
    )
    .waitFor();
  await page.unroute('**/api/checkout');
  await buy(page, 'Pay');
  await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
});

test('a payment that takes its time: said while it settles, said after a minute, and welcome when it comes', async () => {
  await using visitor = await site.visit('/premium', {
    allow: /status of 503/,
    as: 'patient@example.com',
  });
  const { page, context } = visitor;
  const control = await context.newPage();
  await loseWebhooks(control, true);
  await page.clock.install();
  let asked = 0;
  await page.route('**/api/premium/confirm', (route) => {
    asked += 1;
    // The first time nobody can say, which is no reason to tell the person.
    return asked === 1
      ? route.fulfill({ status: 503, json: { code: 'commerce_unavailable', error: 'Away.' } })
      : route.fulfill({ status: 202, json: { status: 'pending' } });
  });
  await buy(page, 'Pay');
  await page.getByText('Processing your payment...').waitFor();
  const pass = async () => {
    await page.clock.runFor(8000);
    return page.getByRole('status').or(page.getByRole('alert')).textContent();
  };
  await expect.poll(pass).toContain('Your payment is still settling.');
  await expect.poll(pass, { timeout: 20_000 }).toBe('Your payment has not arrived yet.');
  await page.getByRole('button', { name: 'Check again' }).waitFor();
  await page.unroute('**/api/premium/confirm');
  await loseWebhooks(control, false);
  await control.getByRole('button', { name: 'Replay' }).first().click();
  await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
});

test('who cannot be told what they have is told so, not to upgrade, and may try again', async () => {
  await using visitor = await site.visit('/premium', {
    allow: /status of 503/,
    as: 'unknown@example.com',
  });
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Upgrade to Premium' }).waitFor();
  for (const path of ['/premium', '/premium-success?session_id=order_x', '/favourites', '/tones']) {
    await page.route('**/api/profile', (route) =>
      route.fulfill({
        status: 503,
        json: { code: 'database_unavailable', requestId: 'x', error: 'Away.' },
      }),
    );
    await page.goto(site.server().url + path);
    await page.getByText('Failed to load premium status. Please try again.').waitFor();
    expect(await page.getByRole('heading', { name: 'Upgrade to Premium' }).count()).toBe(0);
    expect(await page.getByText('No user found').count()).toBe(0);
    await page.unroute('**/api/profile');
    // What this page asks after that is another matter.
    await page.route('**/api/premium/confirm', (route) =>
      route.fulfill({ status: 202, json: { status: 'pending' } }),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Failed to load premium status.').waitFor({ state: 'hidden' });
  }
});

test('by the keyboard alone, without a fault that axe knows, on a phone and in the dark', async () => {
  await using visitor = await site.visit('/premium', {
    width: 360,
    dark: true,
    as: 'keys@example.com',
  });
  const { page } = visitor;
  const button = page.getByRole('button', { name: 'Upgrade to Premium with Whop' });
  await button.waitFor();
  await expectAccessible(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sandbox checkout' }).waitFor();
  await page.getByRole('button', { name: 'Pay', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Welcome to Premium!' }).waitFor();
  await expectAccessible(page);
  await page.goto(`${site.server().url}/premium`);
  await page.getByText('Renews').waitFor();
  await expectAccessible(page);
  await page.goto(`${site.server().url}/premium-success`);
  await page.getByText('No session ID found').waitFor();
  await expectAccessible(page);
});
