import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { setUpSite } from './set-up-site.ts';
import { signIn } from './visitor.ts';

const site = setUpSite({ env: () => Promise.resolve({ HUMAN_VERIFICATION: 'altcha' }) });

test('the challenge stands before the input, one click solves it, and it is not asked again', async () => {
  await using visitor = await site.visit('/', { width: 360 });
  const { page } = visitor;
  await signIn(page, 'human@example.com');
  await page.getByRole('heading', { name: "Verify You're Human" }).waitFor();
  await page.getByRole('button', { name: "I'm human" }).waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.getByLabel('Enter the tweet you want to reply to').fill('I moved to Lisbon today!');
  const generate = page.getByRole('button', { name: 'Generate Replies' });
  expect(await generate.isDisabled()).toBe(true);
  await page.getByRole('button', { name: "I'm human" }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: "Verify You're Human" }).waitFor({ state: 'hidden' });
  await generate.click();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  await page.reload();
  await page.getByText('of 5 daily uses').waitFor();
  await page.getByLabel('Enter the tweet you want to reply to').fill('Again');
  await expect.poll(() => generate.isDisabled()).toBe(false);
});
