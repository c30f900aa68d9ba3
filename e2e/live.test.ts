import { expect, test } from 'vitest';
import { createBrowser } from '#server/testing/create-browser.ts';
import { copyPostgres } from '#server/testing/test-database.ts';
import { readPostgresUrl } from './set-up-site.ts';
import { shareBrowser } from './share-browser.ts';
import { startServer } from './start-server.ts';
import { visit } from './visitor.ts';

const OPERATOR = { email: 'owner@example.com', password: 'correct horse battery' };
const GIFTS = '/api/operator/premium-users';

test('what one server does shows in a page of another; a page whose server died is told all when it is back', async () => {
  await using database = await copyPostgres(readPostgresUrl());
  const env = {
    DATABASE_URL: database.url,
    OPERATOR_EMAIL: OPERATOR.email,
    OPERATOR_PASSWORD: OPERATOR.password,
  };
  await using operators = await startServer({ env });
  await using first = await startServer({ env });
  const operator = createBrowser({ fetch, origin: operators.url });
  const entered = await operator.post(`${operators.url}/api/operator/sign-in`, {
    json: OPERATOR,
  });
  expect(entered.status).toBe(200);
  // While the server is dead its port is anybody's: a server of another test may answer there.
  await using visitor = await visit(await shareBrowser(), first.url, {
    allow: /ERR_|status of \d{3}/,
    as: 'lucky@example.com',
  });
  const { page } = visitor;
  await page.getByText('of 5 daily uses').waitFor();
  const json = { email: 'lucky@example.com', duration: 'lifetime' };
  expect((await operator.post(operators.url + GIFTS, { json })).status).toBe(201);
  await page.getByText('of 30 daily uses').waitFor();

  await first.kill9();
  const revoked = await operator.delete(`${operators.url}${GIFTS}/lucky%40example.com`);
  expect(revoked.status).toBe(200);
  const { port } = new URL(first.url);
  await using again = await startServer({ env: { ...env, PORT: port } });
  expect(again.url).toBe(first.url);
  await page.getByText('of 5 daily uses').waitFor();
});
