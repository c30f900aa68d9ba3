import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { setUpSite } from './set-up-site.ts';
import { signIn } from './visitor.ts';

const site = setUpSite();

test('a link begins the next page at its top, for the eye and for the keyboard; back returns', async () => {
  await using visitor = await site.visit('/privacy', { width: 360 });
  const { page } = visitor;
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { wasNotReloaded: true }));
  await page.getByRole('link', { name: 'Terms' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Terms' }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/terms');
  await expect.poll(() => page.title()).toBe('Terms · Riposte');
  expect(await page.getByRole('link', { name: 'Terms' }).getAttribute('aria-current')).toBe('page');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  expect(await page.evaluate(() => 'wasNotReloaded' in globalThis)).toBe(true);
});

test('on a phone Escape folds the account menu and leaves the keyboard at its button', async () => {
  await using visitor = await site.visit('/', { width: 360, as: 'folder@example.com' });
  const { page } = visitor;
  const menu = page.getByRole('button', { name: 'Account menu' });
  await menu.click();
  const account = page.getByRole('link', { name: 'Account', exact: true });
  await account.focus();
  await page.keyboard.press('Escape');
  await account.waitFor({ state: 'hidden' });
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('a link that is asked for in a new tab opens there, and this page stays', async () => {
  await using visitor = await site.visit('/terms');
  const { page, context } = visitor;
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Privacy' }).click({ modifiers: ['ControlOrMeta'] });
  const other = await opening;
  await other.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
});

test('an address that nobody has seen yet shows its page while the one before stays on the screen', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/message-page-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await page.waitForURL('**/contact');
  await page.getByRole('heading', { name: 'The reply you wish you had thought of' }).waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
});

test('a post that is shared or linked lands in the box, once; what was there is one step back; an empty box pastes', async () => {
  await using visitor = await site.visit('/?text=Trains+are+late&url=https%3A%2F%2Fx.example%2F1');
  const { page } = visitor;
  const box = page.getByLabel('Enter the tweet you want to reply to');
  await expect.poll(() => box.inputValue()).toBe('Trains are late\nhttps://x.example/1');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await box.fill('A post of my own');
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor(); // kept from here on
  await page.goto(`${site.server().url}/?text=Another+one`);
  await expect.poll(() => box.inputValue()).toBe('Another one');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => box.inputValue()).toBe('A post of my own');

  await box.fill('');
  await page.evaluate(() => navigator.clipboard.writeText('Copied elsewhere'));
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect.poll(() => box.inputValue()).toBe('Copied elsewhere');
  await page.getByText('16/1080').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tweet');
  // What is typed while a browser asks whether it may hand out what was copied stays.
  await box.fill('');
  await page.evaluate(holdClipboard);
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await box.fill('Typed meanwhile');
  await page.evaluate(() => document.dispatchEvent(new Event('allowed')));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await box.inputValue()).toBe('Typed meanwhile');
  const manifest = await (await fetch(`${site.server().url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ share_target: { action: '/', params: { text: 'text' } } });
  // iOS, which takes no SVG for its home screen, asks for this by itself.
  const icon = await fetch(`${site.server().url}/apple-touch-icon.png`);
  expect(icon.headers.get('content-type')).toBe('image/png');
});

/** Runs in the page: what was copied is handed out once it is allowed. */
function holdClipboard(): void {
  const allowed = new Promise((resolve) => document.addEventListener('allowed', resolve));
  navigator.clipboard.readText = () => allowed.then(() => 'Copied elsewhere');
}

test('a post whose address is shared or pasted is fetched into the box, answered where it stands, and can be taken back', async () => {
  await using visitor = await site.visit('/', { allow: /status of 502/ });
  const { page } = visitor;
  const box = page.getByLabel('Enter the tweet you want to reply to');
  const asked: unknown[] = [];
  const post = {
    text: 'Trains are late, again.',
    isCut: false,
    author: 'Ada',
    address: 'https://x.com/ada/status/20',
    network: 'x',
  };
  let isThere = true;
  await page.route('**/api/post-by-address', async (route) => {
    asked.push(route.request().postDataJSON());
    if (isThere) return route.fulfill({ json: post });
    const { message } = ERRORS.post_not_fetched;
    await route.fulfill({ status: 502, json: { error: message, code: 'post_not_fetched' } });
  });
  await page.goto(
    `${site.server().url}/?url=https%3A%2F%2Ftwitter.com%2Fada%2Fstatus%2F20%3Fs%3D46`,
  );
  await page.getByText('Sign in to have this post fetched from X, or paste its text.').waitFor();
  expect(asked).toEqual([]);
  await signIn(page, 'fetcher@example.org');
  await expect.poll(() => box.inputValue()).toBe(post.text);
  expect(asked).toEqual([{ url: post.address }]);
  await page.getByText('More choices').click();
  expect(await page.getByLabel('Who wrote the tweet').inputValue()).toBe('Ada');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => box.inputValue()).toBe('https://twitter.com/ada/status/20?s=46');
  isThere = false;
  await page.getByRole('button', { name: 'Fetch the post' }).click();
  await page.getByText(ERRORS.post_not_fetched.message).waitFor();
  expect(await box.inputValue()).toBe('https://twitter.com/ada/status/20?s=46');
  isThere = true;
  await page.getByRole('button', { name: 'Fetch the post' }).click();
  await expect.poll(() => box.inputValue()).toBe(post.text);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tweet');
  await page.reload(); // the address is remembered with the post
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  const reply = page.getByRole('link', { name: 'Reply on X with reply 1' });
  const href = new URL((await reply.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe('https://x.com/intent/post');
  expect(href.searchParams.get('in_reply_to')).toBe('20');
  // X's apps show a '+' as one.
  expect(href.search).toMatch(/^[^+]*%20[^+]*$/);
  // In another tone it is the same post that is answered.
  const toned = page.waitForRequest(/quick-action/);
  await page.getByRole('button', { name: 'Nice' }).click();
  await toned;
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  await reply.waitFor();

  // Words of one's own are not of that post.
  await page.getByRole('button', { name: 'Change' }).click();
  await box.fill('A post of my own');
  const asking = page.waitForRequest(/quick-action/);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  expect((await asking).postDataJSON()).toHaveProperty('author', '');
  await page.getByRole('link', { name: 'Share reply 1 on X' }).waitFor();

  // A reply goes to the network that its post came from.
  Object.assign(post, {
    address: 'https://bsky.app/profile/ada.example/post/3kabc',
    network: 'bluesky',
  });
  await page.goto(`${site.server().url}/?url=${encodeURIComponent(post.address)}`);
  await expect.poll(() => box.inputValue()).toBe(post.text);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('link', { name: 'Share reply 1 on Bluesky' }).waitFor();
});

test('what is typed while a post is fetched stays, and the page does not go on saying that it fetches', async () => {
  await using visitor = await site.visit('/', { as: 'typist@example.org', allow: /status of 502/ });
  const { page } = visitor;
  const box = page.getByLabel('Enter the tweet you want to reply to');
  const held: Route[] = [];
  await page.route('**/api/post-by-address', (route) => void held.push(route));
  const fetchFrom = async (address: string) => {
    await box.fill(address);
    await page.getByText('Fetching the post from X...').waitFor();
    await expect.poll(() => held.length).toBe(1);
  };
  await fetchFrom('https://x.com/ada/status/20');
  await box.fill('My own words');
  const post = { text: 'Theirs.', isCut: false, author: '', network: 'x' };
  const answered = page.waitForResponse('**/api/post-by-address');
  await held.pop()?.fulfill({ json: { ...post, address: 'https://x.com/ada/status/20' } });
  await answered;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve))); // what the answer does is done
  expect(await box.inputValue()).toBe('My own words');
  const fetching = page.getByRole('status').filter({ hasText: 'Fetching' });
  expect(await fetching.count()).toBe(0);

  await fetchFrom('https://x.com/ada/status/21');
  const { message } = ERRORS.post_not_fetched;
  await held.pop()?.fulfill({ status: 502, json: { error: message, code: 'post_not_fetched' } });
  await page.getByRole('alert').getByText(message).waitFor();
  expect(await fetching.count()).toBe(0);
});
