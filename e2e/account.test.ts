import { expect, test } from 'vitest';
import { setUpSite } from './set-up-site.ts';

const site = setUpSite();

test('a person takes their data along and deletes the account', async () => {
  await using visitor = await site.visit('/', { as: 'ada@example.com' });
  const { page } = visitor;
  await page.getByRole('link', { name: 'Account' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await downloading).suggestedFilename()).toBe('riposte-account.json');

  for (const stays of ['For good: this log cannot be changed', 'charged until you cancel it']) {
    await page.getByText(stays).waitFor();
  }
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Your account is deleted.').waitFor();
  await page.goto(site.server().url);
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
});
