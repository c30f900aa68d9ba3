import { expect, test } from 'vitest';
import { UNDO_MS } from '#contract/limits.ts';
import { expectAccessible } from './expect-accessible.ts';
import { holdTimers } from './hold-timers.ts';
import { openControl } from './open-control.ts';
import { OPERATOR_ENV } from './operator.ts';
import { setUpSite } from './set-up-site.ts';

const site = setUpSite({ env: () => Promise.resolve(OPERATOR_ENV) });

test('make a tone of one’s own, learn it from favorites, use it, delete it and undo', async () => {
  await using visitor = await site.visit('/', {
    width: 360,
    allow: /status of 40[09]/,
    as: 'stylist@example.com',
  });
  const { page, context } = visitor;
  await page.goto(`${site.server().url}/premium`);
  await page.getByRole('button', { name: 'Upgrade to Premium with Whop' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Start Using Premium Features' }).click();

  await page.getByRole('link', { name: 'Make a tone of your own' }).click();
  await page.getByRole('button', { name: 'New tone' }).click();
  await page.getByLabel('Name').fill('Dry');
  await page.getByRole('button', { name: 'Learn from my favorites' }).click();
  await page.getByText('Save at least 3 replies first').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Dry');
  await page.getByLabel('It should', { exact: true }).fill('be dry');
  await page.getByLabel('Example 3').fill('sure.'); // each stays where it is written
  expect(await page.getByLabel('Example 3').inputValue()).toBe('sure.');
  await page.getByLabel('Example 3').fill('');
  await page.getByLabel('Example 1').fill('sure.');
  await page.getByLabel('Nearest to').selectOption('informal');
  await expectAccessible(page);
  // Who looks something up on another page finds it as it was.
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByLabel('Enter the tweet you want to reply to').waitFor();
  await page.goBack();
  expect(await page.getByLabel('Example 1').inputValue()).toBe('sure.');
  await page.getByRole('button', { name: 'Save tone' }).click();
  await page.getByText('1 of 10').waitFor();
  // What was refused is not complained of any more once it is given up.
  await page.getByRole('button', { name: 'New tone' }).click();
  await page.getByLabel('Name').fill('Dry');
  await page.getByRole('button', { name: 'Save tone' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('1 of 10').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);

  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('radio', { name: 'Dry' }).check();
  await page.getByLabel('Enter the tweet you want to reply to').fill('I moved to Lisbon today!');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  for (const index of [0, 1, 2]) {
    await page.getByRole('button', { name: 'Save', exact: false }).nth(index).click();
    await expect.poll(() => page.getByRole('button', { name: 'Saved' }).count()).toBe(index + 1);
  }

  await page.getByLabel('Enter the tweet you want to reply to').focus();
  await page.getByRole('link', { name: 'Change your tones' }).click();
  await page.getByRole('button', { name: 'Edit Dry' }).click();
  await page.getByRole('button', { name: 'Learn from my favorites' }).click();
  await page.getByText('Read off 3 favorites.').waitFor();
  expect(await page.getByLabel('It should', { exact: true }).inputValue()).toMatch(/words/);
  await page.getByRole('button', { name: 'Save tone' }).click();
  await holdTimers(page, UNDO_MS);
  await page.getByRole('button', { name: 'Delete Dry' }).click();
  await page.getByText('0 of 10').waitFor();
  // The keyboard's place went with the tone, and seconds are few.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
  await page.getByRole('button', { name: 'New tone' }).click();
  await page.getByLabel('Name').fill('Wet');
  await page.getByRole('button', { name: 'Save tone' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('2 of 10').waitFor();
  await page.getByRole('button', { name: 'Edit Wet' }).waitFor();
  await page.getByRole('button', { name: 'Edit Dry' }).waitFor();

  // Two deleted one right after the other are both gone, however slow the network.
  await page.route('**/api/preferences', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Delete Dry' }).click();
  await page.getByRole('button', { name: 'Delete Wet' }).click();
  await page.getByText('0 of 10').waitFor();
  // Pressed twice, what was deleted last is back once, and nothing is complained of.
  await page.getByRole('button', { name: 'Undo' }).dblclick();
  await page.getByText('1 of 10').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
  expect(await page.getByRole('alert').count()).toBe(0);

  // A tone that was picked is not there to be used any more when premium ends.
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('radio', { name: 'Wet' }).check();
  const control = await context.newPage();
  await openControl(control, site.server().url);
  await control.getByRole('button', { name: 'Refund' }).click();
  await page.getByText('of 5 daily uses').waitFor();
  expect(await page.getByRole('radio').count()).toBe(3);
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
});
