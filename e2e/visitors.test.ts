import { expect, test } from 'vitest';
import { expectAccessible } from './expect-accessible.ts';
import { setUpSite } from './set-up-site.ts';
import { signIn } from './visitor.ts';

const site = setUpSite({
  env: () =>
    Promise.resolve({
      ANONYMOUS_GENERATIONS: '1',
      HUMAN_VERIFICATION: 'altcha',
      POST_FETCHING: '0',
    }),
});

test('a visitor shows to be human, generates five times without signing in, and is led on from there', async () => {
  await using visitor = await site.visit('/', { width: 360 });
  const { page } = visitor;
  const remaining = page.getByTestId('remaining');
  const box = page.getByLabel('Enter the tweet you want to reply to');
  const generate = page.getByRole('button', { name: 'Generate Replies' });

  await page.getByText('of 5 daily uses').waitFor();
  expect(await remaining.textContent()).toBe('5');
  await page.getByRole('heading', { name: "Verify You're Human" }).waitFor();
  await page.getByRole('button', { name: "I'm human" }).click();
  await page.getByRole('heading', { name: "Verify You're Human" }).waitFor({ state: 'hidden' });
  // An address is a text like any other where the operator has no posts fetched.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await box.fill('https://x.com/ada/status/20');
  await page.getByText('27/1080').waitFor();
  await box.fill('I moved to Lisbon today!');
  await generate.click();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  await expect.poll(() => remaining.textContent()).toBe('4');
  expect(asked.filter((url) => /post-by-address|post-fetch/.test(url))).toEqual([]);
  await expectAccessible(page);

  // What belongs to people asks to sign in.
  const first = page.locator('[data-reply="1"]');
  await page.getByRole('button', { name: 'Save reply 1' }).click();
  await first.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Refine reply 1' }).click();
  await page.getByRole('button', { name: 'Shorter reply 1' }).click();
  await page.locator('[data-reply="1"][aria-busy="false"]').waitFor();
  expect(await first.getByRole('alert').allTextContents()).toEqual([
    'Please sign in with Google to use this feature',
  ]);
  expect(await first.getByText('left in this set').count()).toBe(0); // none are theirs

  // Another set of the same post, from below the replies.
  await page.getByRole('button', { name: 'Five more' }).click();
  await expect.poll(() => remaining.textContent()).toBe('3');
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText('2 sets').waitFor(); // a page that is left at once writes nothing more
  await page.goBack();
  await page.reload();
  await expect.poll(() => remaining.textContent()).toBe('3');
  for (const left of ['2', '1', '0']) {
    await page.getByRole('button', { name: 'Clear All' }).waitFor();
    await page.getByRole('button', { name: 'Five more' }).click();
    await expect.poll(() => remaining.textContent()).toBe(left);
  }
  await page.getByRole('heading', { name: 'Daily Usage Limit Reached' }).waitFor();
  await page.getByText("You've used all your 5 replies for today.").waitFor();
  expect(await box.count()).toBe(0);
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
  await page.getByText('Please sign in with Google to upgrade to premium.').waitFor();
  await page.goBack();

  // Who signs in has uses of their own, and keeps the replies, those of before as well.
  await signIn(page, 'led-on@example.com');
  await expect.poll(() => remaining.textContent()).toBe('5');
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText('5 sets').waitFor();
});

test.each([360, 1280])(
  'at %i px what is left to a visitor stands below the way in, in one column',
  async (width) => {
    await using visitor = await site.visit('/', { width });
    const card = visitor.page.getByRole('region', { name: 'Your account' });
    await card.getByText('of 5 daily uses').waitFor();
    const places = await card
      .locator('> :not(p), > p, p > *')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
    expect(places.length).toBeGreaterThanOrEqual(5);
    expect(new Set(places).size).toBe(1);
  },
);

test('where no post is fetched the Privacy page says nothing of it', async () => {
  await using visitor = await site.visit('/privacy');
  const { page } = visitor;
  await page.getByText('your post goes nowhere else.').waitFor();
  expect(await page.getByText('asked for at its network').count()).toBe(0);
});
