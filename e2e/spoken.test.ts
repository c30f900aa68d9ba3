import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpModelSite } from './set-up-model-site.ts';

const { site, model } = setUpModelSite();

const boxOf = (page: Page) => page.getByLabel('Enter the tweet you want to reply to');
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Generate Replies' });
const copyOf = (page: Page) => page.locator('[data-key="copy"]').first();
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

async function press(page: Page, post: string): Promise<void> {
  await boxOf(page).fill(post);
  await buttonOf(page).press('Enter');
}

/** Runs in the page: notes from now on what its live regions say, new ones with what they come with. */
function listen(): void {
  const LIVE = '[role="status"], [role="alert"]';
  const said: string[] = [];
  Object.assign(globalThis, { said });
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const around = element?.closest(LIVE);
      if (around != null) regions.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const each of [node, ...node.querySelectorAll('*')]) {
          if (each.matches(LIVE)) regions.add(each);
        }
      }
    }
    for (const { textContent } of regions) if (textContent !== '') said.push(textContent);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** What was said since this was asked last. */
const heard = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said.splice(0));

test('what is done again is said again, and what is cleared or stopped is said once, not again by a later failure', async () => {
  await using visitor = await site.visit('/', { as: 'hears@example.com', allow: /ERR_FAILED/ });
  const { page } = visitor;
  await press(page, 'The first post');
  const clear = page.getByRole('button', { name: 'Clear All' });
  await clear.waitFor();
  await page.evaluate(listen);
  for (const _ of ['once', 'again']) {
    await copyOf(page).click();
    await expect.poll(() => heard(page)).toEqual(['Copied reply 1']);
  }
  await clear.click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await heard(page)).toEqual(['5 replies cleared.Undo']);

  model().allow(2);
  await press(page, 'The second post');
  await page.locator('ol > li').nth(1).waitFor();
  await heard(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped: 2 of 5 replies came. They took one use.').waitFor();
  expect(await heard(page)).toEqual(['Stopped. 2 replies ready']);

  await page.route('**/api/quick-action', (route) => route.abort());
  await press(page, 'The third post');
  await page.getByRole('alert').filter({ hasText: 'Riposte cannot be reached.' }).waitFor();
  expect((await heard(page)).filter((words) => words.startsWith('Stopped'))).toEqual([]);
});

test('a generation that fails before its first reply leaves the keyboard at the box', async () => {
  await using visitor = await site.visit('/', { as: 'fails@example.com', allow: /ERR_FAILED/ });
  const { page } = visitor;
  await page.route('**/api/quick-action', (route) => route.abort());
  await press(page, 'A post');
  await page.getByRole('alert').filter({ hasText: 'Riposte cannot be reached.' }).waitFor();
  await expect.poll(() => focusedId(page)).toBe('tweet');
  expect(await boxOf(page).inputValue()).toBe('A post');
});

test('what an input method is still composing is not sent', async () => {
  await using visitor = await site.visit('/', { as: 'ime@example.com' });
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/quick-action')) asked.push(request.postData() ?? '');
  });
  await boxOf(page).fill('こんに');
  const pressEnter = (isComposing: boolean) =>
    boxOf(page).evaluate((box, composing) => {
      const how = { key: 'Enter', ctrlKey: true, bubbles: true, isComposing: composing };
      box.dispatchEvent(new KeyboardEvent('keydown', how));
    }, isComposing);
  await pressEnter(true);
  await boxOf(page).fill('こんにちは');
  await pressEnter(false);
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain('こんにちは');
});
