import { createServer, type ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { listenLocally } from '#server/testing/listen-locally.ts';
import { createBrowser } from '#server/testing/create-browser.ts';
import { OPERATOR, OPERATOR_ENV } from './operator.ts';
import { setUpSite } from './set-up-site.ts';
import { UNHURRIED } from './start-model.ts';

/** Who asked and has no answer yet. */
const asked: ServerResponse[] = [];
const model = createServer((request, response) => {
  request.resume();
  asked.push(response);
  response.on('close', () => {
    if (asked.includes(response)) asked.splice(asked.indexOf(response), 1);
  });
});

/** Answers the one who is being written for. */
async function write(reply: string): Promise<void> {
  await expect.poll(() => asked.length).toBe(1);
  const replies = JSON.stringify({
    replies: Array.from({ length: 5 }, (_, n) => `${reply} ${n}.`),
  });
  const chunk = { choices: [{ index: 0, delta: { content: replies } }] };
  const response = asked.pop();
  response?.writeHead(200, { 'content-type': 'text/event-stream' });
  response?.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
}

const site = setUpSite({
  env: async () => {
    const port = await listenLocally(model);
    return {
      AI_MODEL: 'openai-compatible:x',
      OPENAI_COMPATIBLE_BASE_URL: `http://127.0.0.1:${port}/v1`,
      AI_PARALLEL_LIMIT: '1',
      ...UNHURRIED,
      ...OPERATOR_ENV,
    };
  },
});
afterAll(() => {
  model.closeAllConnections();
  model.close();
});

async function ask(page: Page): Promise<void> {
  await page.getByLabel('Enter the tweet you want to reply to').fill('I moved to Lisbon today!');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
}

test('at the provider’s limit premium goes first, and everyone who waits sees how many go before', async () => {
  const operator = createBrowser({ fetch, origin: site.server().url });
  await operator.post('/api/operator/sign-in', { json: OPERATOR });
  await operator.post('/api/operator/premium-users', {
    json: { email: 'paying@example.com', duration: '1y' },
  });
  await using first = await site.visit('/', { as: 'first@example.com' });
  await using free = await site.visit('/', { as: 'free@example.com' });
  await using premium = await site.visit('/', { as: 'paying@example.com' });

  await ask(first.page);
  await first.page.getByRole('button', { name: 'Stop' }).waitFor();
  await ask(free.page);
  await free.page.getByText('You are next.').waitFor();
  await ask(premium.page);
  await premium.page.getByText('You are next.').waitFor();
  await free.page.getByText('1 other goes before you.').waitFor();

  await write('Well, first');
  await first.page.getByText('Well, first 4.').waitFor();
  await write('Premium speaking');
  await premium.page.getByText('Premium speaking 4.').waitFor();
  await write('At long last');
  await free.page.getByText('At long last 4.').waitFor();
  expect(await free.page.getByText('The writer is busy.').count()).toBe(0);
});

test('three stops a day before the first reply are free, then each takes a use, as the page says and shows', async () => {
  await using visitor = await site.visit('/', { as: 'undecided@example.com' });
  const { page } = visitor;
  const remaining = page.getByTestId('remaining');
  for (const left of ['5', '5', '5', '4', '3']) {
    await ask(page);
    await expect.poll(() => asked.length).toBe(1);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page
      .getByText('Generation was stopped. 3 a day are free, then each takes a use.')
      .waitFor();
    await expect.poll(() => asked.length).toBe(0);
    await expect.poll(() => remaining.textContent(), { timeout: 10_000 }).toBe(left);
  }
});
