import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './launch-browser.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { signIn, visit } from './visitor.ts';

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.[Symbol.asyncDispose]();
});

test('a person takes their data along and deletes the account', async () => {
  await using visitor = await visit(browser, server.url);
  const { page } = visitor;
  await signIn(page, 'ada@example.com');
  await page.getByRole('link', { name: 'Account' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await downloading).suggestedFilename()).toBe('riposte-account.json');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Your account and everything kept about you is deleted.').waitFor();
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
});
