import { expect, test } from 'vitest';
import { setUpSite } from './set-up-site.ts';

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
  expect(await page.title()).toBe('Terms · Riposte');
  expect(await page.getByRole('link', { name: 'Terms' }).getAttribute('aria-current')).toBe('page');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  expect(await page.evaluate(() => 'wasNotReloaded' in globalThis)).toBe(true);
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
  expect(new URL(page.url()).search).toBe('');
  await box.fill('A post of my own');
  await page.goto(`${site.server().url}/?text=Another+one`);
  await expect.poll(() => box.inputValue()).toBe('Another one');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => box.inputValue()).toBe('A post of my own');

  await box.fill('');
  await page.evaluate(() => navigator.clipboard.writeText('Copied elsewhere'));
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect.poll(() => box.inputValue()).toBe('Copied elsewhere');
  await page.getByText('16/1080').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('tweet');
  const manifest = await (await fetch(`${site.server().url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ share_target: { action: '/', params: { text: 'text' } } });
});
