import { expect, test } from 'vitest';
import { createBrowser } from '#server/testing/create-browser.ts';
import { findFreePort } from '#server/testing/find-free-port.ts';
import { copyPostgres } from '#server/testing/test-database.ts';
import { OPERATOR, OPERATOR_ENV } from './operator.ts';
import { readPostgresUrl } from './set-up-site.ts';
import { shareBrowser } from './share-browser.ts';
import { startServer } from './start-server.ts';
import { visit } from './visitor.ts';

const GIFTS = '/api/operator/premium-users';

test('what one server does shows in a page of another; a page whose server died is told all when it is back', async () => {
  await using database = await copyPostgres(readPostgresUrl());
  const env = { DATABASE_URL: database.url, ...OPERATOR_ENV };
  await using operators = await startServer({ env });
  // Where it comes back: the system gives this port to nobody else while it is dead.
  const port = String(await findFreePort());
  await using first = await startServer({ env: { ...env, PORT: port } });
  const operator = createBrowser({ fetch, origin: operators.url });
  const entered = await operator.post(`${operators.url}/api/operator/sign-in`, {
    json: OPERATOR,
  });
  expect(entered.status).toBe(200);
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
  await using again = await startServer({ env: { ...env, PORT: port } });
  expect(again.url).toBe(first.url);
  await page.getByText('of 5 daily uses').waitFor();
});
