import { expect, test } from 'vitest';
import { shareBrowser } from './share-browser.ts';
import { startDev } from './start-dev.ts';
import { visit } from './visitor.ts';

const LABEL = 'Enter the tweet you want to reply to';

test('in development a changed page shows with what was typed, and a changed server answers anew', async () => {
  await using dev = await startDev();
  const browser = await shareBrowser();
  // The server is away for a moment, and its open stream with it.
  await using visitor = await visit(browser, dev.url, {
    allow: /Failed to load|net::ERR/,
    as: 'developer@example.com',
  });
  const { page } = visitor;
  await page.getByLabel(LABEL).fill('A post that stays');

  dev.edit('src/web/home/composer.tsx', { from: LABEL, to: 'Which post is it' });
  await page.getByText('Which post is it').waitFor();
  expect(await page.getByLabel('Which post is it').inputValue()).toBe('A post that stays');

  dev.edit('src/server/http/health-routes.ts', { from: "status: 'ok'", to: "status: 'anew'" });
  const readHealth = async () => (await fetch(`${dev.url}/healthz`)).text();
  await expect.poll(readHealth).toBe('{"status":"anew"}');
  dev.edit('src/server/http/health-routes.ts', { from: "status: 'anew'", to: 'status: (' });
  await expect.poll(readHealth).toContain('The server does not start');
  dev.edit('src/server/http/health-routes.ts', { from: 'status: (', to: "status: 'mended'" });
  await expect.poll(readHealth).toBe('{"status":"mended"}');
  expect(await page.getByLabel('Which post is it').inputValue()).toBe('A post that stays');
});
