import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpSite } from './set-up-site.ts';

const site = setUpSite();

test('a usage check that fails is said; the number is of nobody else, and of an unused day where none is stored', async () => {
  await using visitor = await site.visit('/', { allow: /status of 503/, as: 'unsure@example.com' });
  const { page } = visitor;
  await page.getByTestId('remaining').waitFor();
  await storeSomebodyElse(page);
  await page.route('**/api/usage', (route) => route.fulfill(AWAY));
  await page.reload();
  await page.getByText('Your account cannot be checked right now').waitFor();
  expect(await page.getByTestId('remaining').textContent()).toBe('5');
  await page.getByText('of 5 daily uses').waitFor();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

const AWAY = {
  status: 503,
  json: { error: 'Away.', code: 'database_unavailable', requestId: 'x' },
};

async function storeSomebodyElse(page: Page): Promise<void> {
  await page.evaluate(() => {
    const day = { userId: 'else', date: new Date().toISOString().slice(0, 10), isPremium: true };
    localStorage.setItem('isPremium', 'true');
    localStorage.setItem('user_email', 'somebody@else.example');
    localStorage.setItem('usageData', JSON.stringify({ ...day, count: 3, remaining: 27 }));
  });
}
