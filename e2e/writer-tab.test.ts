import { expect, test } from 'vitest';
import { createBrowser } from '#server/testing/create-browser.ts';
import { startModelProvider } from '#server/testing/start-model-provider.ts';
import { copyPostgres } from '#server/testing/test-database.ts';
import { expectAccessible } from './expect-accessible.ts';
import { measureGap } from './measure-gap.ts';
import { OPERATOR, OPERATOR_ENV, signInOnPage } from './operator.ts';
import { readPostgresUrl } from './set-up-site.ts';
import { shareBrowser } from './share-browser.ts';
import { startServer } from './start-server.ts';
import { visit } from './visitor.ts';

const KEY = 'sk-right-0123456789-abcd';
const FIRST_REPLY_MS = 20_000;

test('a key is pasted, its models listed, one tried and saved: a person at another server gets its replies', async () => {
  await using database = await copyPostgres(readPostgresUrl());
  await using provider = await startModelProvider({ key: KEY, name: 'Model' });
  const env = {
    DATABASE_URL: database.url,
    ...OPERATOR_ENV,
    SETTINGS_KEY: 'a'.repeat(32),
    AI_MODEL: '',
  };
  await using operators = await startServer({ env });
  await using other = await startServer({ env });
  const browser = await shareBrowser();
  await using person = await visit(browser, other.url, { as: 'ada@example.com' });
  await using owner = await visit(browser, `${operators.url}/admin/login`, {
    ...{ width: 360, dark: true },
    allow: /status of 422/,
  });
  const elsewhere = createBrowser({ fetch, origin: other.url });
  await elsewhere.post(`${other.url}/api/operator/sign-in`, { json: OPERATOR });
  const { page } = owner;
  await signInOnPage(page);
  await page.getByRole('tab', { name: 'Writer' }).click();
  await page.getByText('Nobody is chosen here').waitFor();
  const now = page.getByRole('region', { name: 'Who writes now' });
  const name = now.locator('p').first();
  expect(await measureGap(now.getByRole('heading'), name)).toBeGreaterThanOrEqual(8);
  await expectAccessible(page);

  await page.getByLabel('Provider').selectOption({ label: "a server with OpenAI's API" });
  await page.getByLabel('Address').fill(provider.baseUrl);
  await page.getByLabel('Key').fill('sk-wrong-0123456789');
  await page.getByRole('button', { name: 'List models' }).click();
  const refusal = page.getByText('The provider refuses this key.');
  await refusal.waitFor();
  await page.getByLabel('Model').fill('zeta-chat'); // which it was not about
  await refusal.waitFor();
  await page.getByRole('button', { name: 'Try it' }).click();
  await refusal.waitFor();
  await page.getByLabel('Model').fill('zeta');
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: 'Try it' }).click();
  await refusal.waitFor();
  await page.getByLabel('Provider').selectOption({ label: 'Built-in writer' });
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByLabel('Provider').selectOption({ label: "a server with OpenAI's API" });
  expect(await page.getByRole('alert').count()).toBe(0);

  const pastedMs = performance.now();
  await page.getByLabel('Key').fill(KEY);
  await page.getByRole('button', { name: 'List models' }).click();
  const model = page.getByRole('combobox', { name: 'Model' });
  await model.waitFor();
  expect(await model.locator('option').allTextContents()).toEqual(['alpha-chat', 'zeta-chat']);
  await model.selectOption('zeta-chat');
  await page.getByRole('button', { name: 'Try it' }).click();
  const tried = page.getByRole('list', { name: 'Replies of the trial' });
  await tried.getByText('Model says five.').waitFor();
  await page.getByText('zeta-chat to the post:').waitFor();
  await page.getByText(/First reply after .* 1,000 tokens read, 100 written/).waitFor();
  const triedMs = performance.now();
  await expectAccessible(page);
  const lookedMs = performance.now() - triedMs; // which nobody else does
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Every server writes so within two seconds.').waitFor();

  const readNow = async () =>
    ((await (await elsewhere.get(`${other.url}/api/operator/writer`)).json()) as { now: string })
      .now;
  await expect.poll(readNow).toBe('openai-compatible:zeta-chat');
  await person.page.getByLabel('Enter the tweet you want to reply to').fill('A post');
  await person.page.getByRole('button', { name: 'Generate Replies' }).click();
  await person.page.getByText('Model says one.').waitFor();
  expect(performance.now() - pastedMs - lookedMs).toBeLessThan(FIRST_REPLY_MS);
  await page.getByText('ends in abcd').waitFor();
  await expectAccessible(page);
  expect(await page.content()).not.toContain(KEY);

  await provider.die();
  await person.page.goto(operators.url);
  await person.page.getByLabel('Enter the tweet you want to reply to').fill('Another post');
  await person.page.getByRole('button', { name: 'Generate Replies' }).click();
  await person.page.getByRole('alert').waitFor();
  await page.reload();
  await now.getByText(/failed last at .* The provider cannot be reached/).waitFor();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload(); // else colours are seen on their way
  await page.getByText('ends in abcd').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Provider').selectOption({ label: 'Built-in writer' });
  await page.getByLabel('Place').selectOption({ label: 'It takes over when the others fail' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove zeta-chat' }).click();
  await page.getByText('deleted here. The next in order writes at once.').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Remove Built-in writer' }).click();
  await page.getByText('Remove Built-in writer?', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('takes over, 1.').waitFor({ state: 'detached' });
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
  await expect.poll(focused).toMatch(/^Remove zeta-chat/);
  await page.getByRole('button', { name: 'Remove zeta-chat' }).click();
  await page.getByText('deleted here. The server uses what it finds at once.').waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Nobody is chosen here').waitFor();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await page.getByRole('cell', { name: 'change writer' }).first().waitFor();
  expect(await page.content()).toContain(`openai-compatible:zeta-chat at ${provider.baseUrl}`);
  expect(await page.content()).not.toContain(KEY);
});
