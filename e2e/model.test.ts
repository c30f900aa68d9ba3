import { expect, test } from 'vitest';
import { setUpModelSite } from './set-up-model-site.ts';

const { site, model } = setUpModelSite();

test('replies of a model appear one by one, and nothing in them runs', async () => {
  await using visitor = await site.visit('/', { as: 'ada@example.com' });
  const { page } = visitor;
  expect(site.server().output()).toMatch(/writer +real +openai-compatible:x/);
  expect(await page.getByText('Built-in writer').count()).toBe(0);
  await page.getByLabel('Enter the tweet you want to reply to').fill('A post');
  model().allow(0);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Generating Replies...' }).waitFor();
  // What is typed while they come is the next post, and stays.
  await page.getByLabel('Enter the tweet you want to reply to').fill('The next post');
  // What is copied meanwhile is counted when the set has its name.
  const counting = page.waitForRequest('**/api/uptake');
  for (const replies of [1, 2, 3, 4, 5]) {
    model().allow(replies);
    await expect.poll(() => page.locator('ol > li').count()).toBe(replies);
    if (replies > 1) continue;
    await page.getByRole('button', { name: 'Copy reply 1' }).click();
    // Nothing is changed in a set that others are still written for.
    const refine = page.getByRole('button', { name: 'Refine reply 1' });
    await refine.dispatchEvent('click');
    expect(await refine.getAttribute('aria-expanded')).toBe('false');
  }
  expect((await counting).postDataJSON()).toMatchObject({ reply: 0, mark: 'copied' });
  await page.getByText('Fourth walls are <b>there</b> to be broken.').waitFor();
  await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('4');
  await page.getByRole('button', { name: 'Generate Replies' }).waitFor();
  expect(await page.getByLabel('Enter the tweet you want to reply to').inputValue()).toBe(
    'The next post',
  );
});

test('neither a reply that comes nor a key that is pressed has the other replies drawn anew', async () => {
  await using visitor = await site.visit('/', { as: 'lin@example.com' });
  const { page } = visitor;
  const box = page.getByLabel('Enter the tweet you want to reply to');
  await box.fill('A post');
  model().allow(0);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  for (const replies of [1, 2, 3, 4]) {
    model().allow(replies);
    await expect.poll(() => page.locator('ol > li').count()).toBe(replies);
    expect(await page.evaluate(listDrawnAnew, 'ol > li')).toEqual([]);
  }
  await box.focus(); // which opens it: the page is another from here on
  await page.evaluate(listDrawnAnew, 'h1, ol > li');
  await page.keyboard.type('The next post');
  await page.getByText('13/1080').waitFor();
  expect(await page.evaluate(listDrawnAnew, 'h1, ol > li')).toEqual([]);
  // Once the set has ended each can be changed: that this is seen shows that the rest would be.
  model().allow(5);
  await page.getByText('Five more').waitFor();
  expect(await page.evaluate(listDrawnAnew, 'ol > li')).toEqual(['1', '2', '3', '4']);
});

test('that the last use of the day is gone takes the box and Stop away once its set has ended, not before', async () => {
  await using visitor = await site.visit('/', { as: 'last@example.com' });
  const { page } = visitor;
  model().allow(0);
  await page.getByLabel('Enter the tweet you want to reply to').fill('The last post, call-last');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await expect.poll(() => model().calls.get('last')).toBeDefined();
  await page.route('**/api/usage', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), remaining: 0 } });
  });
  // As another tab says that something was used.
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent('storage', { key: 'usageData', newValue: '{}' })),
  );
  await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('0');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('heading', { name: 'Daily Usage Limit Reached' }).waitFor();
});

test('Stop really stops: the model’s stream ends, and the use comes back if nothing was shown; leaving the page does as well', async () => {
  await using visitor = await site.visit('/', { as: 'grace@example.com' });
  const { page } = visitor;
  model().allow(0);
  await page
    .getByLabel('Enter the tweet you want to reply to')
    .fill('A post to stop at, call-stopped');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await expect.poll(() => model().calls.get('stopped')).toBeDefined();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => model().calls.get('stopped')?.closedMs).toEqual(expect.any(Number));
  await page.getByRole('button', { name: 'Generate Replies' }).waitFor();
  // The button that was pressed is gone: the keyboard is at the box.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('tweet');
  // On a busy machine the page may have been told of the use before it came back.
  await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('5');
  // The page was not told anything: that the model was called shows that the use was taken.
  await expect.poll(() => page.evaluate(readCount)).toBe(0);
  expect(await page.getByLabel('Enter the tweet you want to reply to').inputValue()).toBe(
    'A post to stop at, call-stopped',
  );
  expect(await page.getByRole('alert').count()).toBe(0);

  await page.getByLabel('Enter the tweet you want to reply to').fill('A post to leave, call-left');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await expect.poll(() => model().calls.get('left')).toBeDefined();
  await page.goto('about:blank');
  await expect.poll(() => model().calls.get('left')?.closedMs).toEqual(expect.any(Number));
});

/** Runs in the page: today's uses as the server counts them. */
async function readCount(): Promise<number> {
  return ((await (await fetch('/api/usage')).json()) as { count: number }).count;
}

/**
 * Runs in the page: which of the elements that it saw before were drawn since. React hangs on each what it
 * was last drawn with, another object each time.
 */
function listDrawnAnew(selector: string): (string | undefined)[] {
  const page = globalThis as { drawnWith?: Map<Element, unknown> };
  const before = page.drawnWith ?? new Map<Element, unknown>();
  const now = [...document.querySelectorAll<HTMLElement>(selector)].map((element) => {
    const [, drawnWith] =
      Object.entries(element).find(([name]) => name.startsWith('__reactProps')) ?? [];
    return { element, drawnWith };
  });
  page.drawnWith = new Map([...before, ...now.map((one) => [one.element, one.drawnWith] as const)]);
  return now
    .filter(({ element, drawnWith }) => before.has(element) && before.get(element) !== drawnWith)
    .map(({ element }) => element.dataset['reply'] ?? element.tagName);
}
