import { expect, test } from 'vitest';
import { createBrowser } from '#server/testing/create-browser.ts';
import { startModelProvider, type ModelProvider } from '#server/testing/start-model-provider.ts';
import { copyPostgres } from '#server/testing/test-database.ts';
import { expectAccessible } from './expect-accessible.ts';
import { OPERATOR, OPERATOR_ENV, signInOnPage } from './operator.ts';
import { readPostgresUrl } from './set-up-site.ts';
import { shareBrowser } from './share-browser.ts';
import { startServer } from './start-server.ts';
import { visit } from './visitor.ts';

const KEY = 'sk-right-0123456789-abcd';

const kept = (provider: ModelProvider) => ({
  ...{ provider: 'openai-compatible', baseUrl: provider.baseUrl, key: KEY, model: 'alpha-chat' },
});
const nameOf = (provider: ModelProvider) => `openai-compatible:alpha-chat at ${provider.baseUrl}`;

test('an experiment from start to end: two writers, a person at another server stays with one, a copy counts, and its writer writes on', async () => {
  await using database = await copyPostgres(readPostgresUrl());
  await using first = await startModelProvider({ key: KEY, name: 'First' });
  await using second = await startModelProvider({ key: KEY, name: 'Second' });
  const env = {
    DATABASE_URL: database.url,
    ...OPERATOR_ENV,
    SETTINGS_KEY: 'a'.repeat(32),
    AI_MODEL: '',
  };
  await using operators = await startServer({ env });
  await using other = await startServer({ env });
  const elsewhere = createBrowser({ fetch, origin: operators.url });
  await elsewhere.post(`${operators.url}/api/operator/sign-in`, { json: OPERATOR });
  await elsewhere.put(`${operators.url}/api/operator/writer`, {
    writers: [{ provider: 'builtin', model: 'builtin' }, kept(first), kept(second)],
  });
  const browser = await shareBrowser();
  await using person = await visit(browser, other.url, { as: 'ada@example.com' });
  await person.page.goto(`${other.url}/privacy`);
  await person.page.getByText('your post goes nowhere else').waitFor();
  await using owner = await visit(browser, `${operators.url}/admin/login`, {
    ...{ width: 360, dark: true },
    allow: /status of 400/,
  });
  const { page } = owner;
  await signInOnPage(page);
  await page.getByRole('tab', { name: 'Writer' }).click();

  const card = page.getByRole('region', { name: 'Experiment', exact: true });
  await card.getByLabel('Name').fill('Two servers');
  await card.getByRole('button', { name: 'Add an arm' }).click();
  await card.getByLabel('Share of C in %').fill('10');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Begin' }).click();
  await card.getByText('Together they are 100 %.').waitFor();
  await card.getByRole('button', { name: 'Leave out C' }).click();
  await card.getByLabel('Writer of A').selectOption(nameOf(first));
  await card.getByLabel('Writer of B').selectOption(nameOf(second));
  await card.getByRole('button', { name: 'Begin' }).click();
  await card.getByText('No difference can be told from chance yet.').waitFor();
  await expectAccessible(page);

  await person.page.goto(`${other.url}/privacy`);
  await person.page.getByText('is sent to the language model').waitFor();
  await person.page.goto(other.url);
  await person.page.getByLabel('Enter the tweet you want to reply to').fill('A post');
  const generate = person.page.getByRole('button', { name: 'Generate Replies' });
  await generate.click();
  const reply = person.page.getByText(/(First|Second) says one\./);
  await reply.waitFor();
  const isFirst = (await reply.textContent())?.startsWith('First') ?? false;
  const label = isFirst ? 'A' : 'B';
  await person.page.getByText(/(First|Second) says five\./).waitFor();
  await person.page.getByRole('button', { name: 'Copy' }).first().click();
  const arms = page.getByRole('region', { name: 'Arms' });
  await expect
    .poll(async () => {
      await page.reload();
      return arms
        .getByRole('row')
        .nth(isFirst ? 1 : 2)
        .textContent();
    })
    .toContain('100 %');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload(); // else colours are seen on their way
  await card.getByText('No difference can be told').waitFor();
  await expectAccessible(page);

  await card.getByRole('button', { name: `End, and write with ${label}` }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  const last = page.getByRole('region', { name: 'Last experiments' });
  await last.getByText(/1 of 1 sets taken \(100 %\)/).waitFor();
  await last.getByText('No difference could be told from chance.').waitFor();
  await expectAccessible(page);
  const order = page.getByRole('region', { name: 'Order of writers' });
  await order
    .getByRole('row')
    .filter({ hasText: (isFirst ? first : second).baseUrl })
    .getByText('writes', { exact: true })
    .waitFor();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await page.getByRole('cell', { name: 'begin experiment' }).waitFor();
  await page.getByRole('cell', { name: 'end experiment' }).waitFor();
});
