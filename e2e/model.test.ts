import { afterAll, expect, test } from 'vitest';
import { setUpSite } from './set-up-site.ts';
import { startModel, type ModelServer } from './start-model.ts';

/** Time to stop before it. */
const FIRST_MS = 1000;
const GAP_MS = 300;

let model: ModelServer;
const site = setUpSite({
  env: async () => {
    model = await startModel({ firstMs: FIRST_MS, everyMs: GAP_MS });
    return { AI_MODEL: 'openai-compatible:x', OPENAI_COMPATIBLE_BASE_URL: model.url };
  },
});
afterAll(() => model[Symbol.asyncDispose]());

test('replies of a model appear one by one, and nothing in them runs', async () => {
  await using visitor = await site.visit('/', { as: 'ada@example.com' });
  const { page } = visitor;
  expect(site.server().output()).toMatch(/writer +real +openai-compatible:x/);
  expect(await page.getByText('Built-in writer').count()).toBe(0);
  await page.getByLabel('Enter the tweet you want to reply to').fill('A post');
  const arriving = page.evaluate(recordArrivals, 5);
  // Looked for before the click: it is there for two seconds only.
  await Promise.all([
    page.getByRole('button', { name: 'Generating Replies...' }).waitFor(),
    page.getByRole('button', { name: 'Generate Replies' }).click(),
  ]);
  // What is typed while they come is the next post, and stays.
  await page.getByLabel('Enter the tweet you want to reply to').fill('The next post');
  // What is copied meanwhile is counted when the set has its name.
  const counting = page.waitForRequest('**/api/uptake');
  await page.getByRole('button', { name: 'Copy reply 1', exact: true }).click();
  const seenAtMs = await arriving;
  const gapsMs = seenAtMs.slice(1).map((atMs, index) => atMs - (seenAtMs[index] ?? 0));
  for (const gapMs of gapsMs) expect(gapMs).toBeGreaterThan(GAP_MS / 4);
  expect((await counting).postDataJSON()).toMatchObject({ reply: 0, mark: 'copied' });
  await page.getByText('Fourth walls are <b>there</b> to be broken.').waitFor();
  await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('4');
  await page.getByRole('button', { name: 'Generate Replies' }).waitFor();
  expect(await page.getByLabel('Enter the tweet you want to reply to').inputValue()).toBe(
    'The next post',
  );
});

/** Runs in the page: when each reply was put there. A test's own looking comes too seldom. */
function recordArrivals(wanted: number): Promise<number[]> {
  return new Promise((resolve) => {
    const arrivals: number[] = [];
    const look = () => {
      const count = document.querySelectorAll('ol > li').length;
      while (arrivals.length < count) arrivals.push(performance.now());
      if (arrivals.length === wanted) resolve(arrivals);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
  });
}

test('Stop really stops: the model’s stream ends, and the use comes back if nothing was shown; leaving the page does as well', async () => {
  await using visitor = await site.visit('/', { as: 'grace@example.com' });
  const { page } = visitor;
  await page
    .getByLabel('Enter the tweet you want to reply to')
    .fill('A post to stop at, call-stopped');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await expect.poll(() => model.calls.get('stopped')).toBeDefined();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => model.calls.get('stopped')?.closedMs).toEqual(expect.any(Number));
  expect(model.calls.get('stopped')?.replies).toBeLessThan(5);
  await page.getByRole('button', { name: 'Generate Replies' }).waitFor();
  expect(await page.getByTestId('remaining').textContent()).toBe('5');
  // The page was not told anything: that the model was called shows that the use was taken.
  await expect.poll(() => page.evaluate(readCount)).toBe(0);
  expect(await page.getByLabel('Enter the tweet you want to reply to').inputValue()).toBe(
    'A post to stop at, call-stopped',
  );
  expect(await page.getByRole('alert').count()).toBe(0);

  await page.getByLabel('Enter the tweet you want to reply to').fill('A post to leave, call-left');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await expect.poll(() => model.calls.get('left')).toBeDefined();
  await page.goto('about:blank');
  await expect.poll(() => model.calls.get('left')?.closedMs).toEqual(expect.any(Number));
  expect(model.calls.get('left')?.replies).toBeLessThan(5);
});

/** Runs in the page: today's uses as the server counts them. */
async function readCount(): Promise<number> {
  return ((await (await fetch('/api/usage')).json()) as { count: number }).count;
}
