import type { Page } from 'playwright-core';
import pg from 'pg';
import { expect, test } from 'vitest';
import { signInBySandbox } from '../bench/sign-in-by-sandbox.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { shareBrowser } from './share-browser.ts';
import { startServer } from './start-server.ts';
import { visit } from './visitor.ts';

const BACK_MS = 5000;

test('three servers that start together on an empty database migrate it once, and all run', async () => {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url };
  const servers = await Promise.all(Array.from({ length: 3 }, () => startServer({ env })));
  try {
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ applied: number; hashes: number }>(
      `select count(*)::int as applied, count(distinct hash)::int as hashes
       from drizzle.__drizzle_migrations`,
    );
    await client.end();
    expect(rows[0]?.applied).toBeGreaterThan(5);
    expect(rows[0]?.applied).toBe(rows[0]?.hashes);
    // The same first operator, made by one of them.
    const printed = servers.filter((server) => server.output().includes('printed this once'));
    expect(printed).toHaveLength(1);
  } finally {
    for (const server of servers) {
      expect(await server.stop()).toBe(0);
      await server[Symbol.asyncDispose](); // its folder
    }
    await postgres.stop();
  }
});

test('people go on while PostgreSQL is away, nothing is counted twice, and the stop does not hang', async () => {
  const postgres = await startPostgres();
  try {
    await using server = await startServer({ env: { DATABASE_URL: postgres.url } });
    const { token } = await signInBySandbox(server.url, 'ada@example.com');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ tweetText: 'Tabs are better than spaces.', tone: 'nice' });
    const generate = () =>
      fetch(`${server.url}/api/quick-action`, { method: 'POST', headers, body });
    const count = async () => {
      const usage = await fetch(`${server.url}/api/usage`, { headers });
      return ((await usage.json()) as { count: number }).count;
    };
    expect((await generate()).status).toBe(200);
    await postgres.halt();
    expect((await generate()).status).toBe(200);
    expect((await generate()).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const refused = await fetch(`${server.url}/api/favourites`, { headers });
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    let bestMs = Infinity;
    // A machine that is busy with something else gets another try or two.
    for (let tries = 0; tries < 3 && bestMs >= BACK_MS; tries += 1) {
      await postgres.resume();
      const startedMs = performance.now();
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
      bestMs = Math.min(bestMs, performance.now() - startedMs);
      expect(await count()).toBe(3);
      await postgres.halt();
    }
    expect(bestMs).toBeLessThan(BACK_MS);

    expect((await generate()).status).toBe(200);
    const stoppedMs = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - stoppedMs).toBeLessThan(10_000);
    expect(server.output()).not.toMatch(/unhandled|uncaught/i);
  } finally {
    await postgres.stop();
  }
});

test('a reload while PostgreSQL is away shows who is signed in and what is left, and goes on', async () => {
  const postgres = await startPostgres();
  const browser = await shareBrowser();
  try {
    await using server = await startServer({ env: { DATABASE_URL: postgres.url } });
    await using visitor = await visit(browser, server.url, {
      allow: /status of 50\d/,
      as: 'ada@example.com',
    });
    const { page } = visitor;
    await generateUntilLeft(page, '4');
    await postgres.halt();

    // By the server's memory.
    await page.reload();
    await page.getByText('ada@example.com').waitFor();
    await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('4');
    expect(await page.getByText('Failed to load premium status').count()).toBe(0);
    await generateUntilLeft(page, '3');

    // By the browser's, where the server remembers nobody.
    const refuse = { status: 503, json: { error: 'Away', code: 'database_unavailable' } };
    await page.route('**/api/profile', (route) => route.fulfill(refuse));
    await page.reload();
    const words = page.getByText('Your account cannot be checked right now.');
    await words.waitFor();
    await page.getByText('ada@example.com').waitFor();
    await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('3');
    await generateUntilLeft(page, '2');

    await page.unroute('**/api/profile');
    await postgres.resume();
    await words.waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('2');
  } finally {
    await postgres.stop();
  }
});

async function generateUntilLeft(page: Page, left: string): Promise<void> {
  await page.getByLabel('Enter the tweet you want to reply to').fill('Tabs beat spaces.');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
  await expect.poll(() => page.getByTestId('remaining').textContent()).toBe(left);
}
