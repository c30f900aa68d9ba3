import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { setUpSite } from './set-up-site.ts';
import { signIn } from './visitor.ts';

const GAP_MS = 400;
const REPLIES = [
  'First reply.',
  'Second reply.',
  'Third reply.',
  'Fourth <b>reply</b>.',
  'Fifth reply.',
];

/** Streams that their reader left before they were done. */
let abandoned = 0;

const model = createServer((request, response) => {
  request.resume();
  let isDone = false;
  response.on('close', () => (abandoned += isDone ? 0 : 1));
  void (async () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (content: string) =>
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`,
      );
    send('{"replies": [');
    for (const [index, reply] of REPLIES.entries()) {
      await sleep(GAP_MS);
      send(`${index === 0 ? '' : ', '}${JSON.stringify(reply)}`);
    }
    send(']}');
    isDone = true;
    response.end('data: [DONE]\n\n');
  })();
});

const site = setUpSite({
  env: async () => {
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
    const { port } = model.address() as AddressInfo; // a TCP server's address is an object
    return {
      AI_MODEL: 'openai-compatible:x',
      OPENAI_COMPATIBLE_BASE_URL: `http://127.0.0.1:${port}/v1`,
    };
  },
});

afterAll(() => {
  model.closeAllConnections();
  model.close();
});

test('replies of a model appear one by one, and nothing in them runs', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  expect(site.server().output()).toMatch(/writer +real +openai-compatible:x/);
  expect(await page.getByText('Built-in writer').count()).toBe(0);
  await signIn(page, 'ada@example.com');
  await page.getByLabel('Enter the tweet you want to reply to').fill('A post');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Generating Replies...' }).waitFor();

  const seenAtMs = await page.evaluate(recordArrivals, REPLIES.length);
  const gapsMs = seenAtMs.slice(1).map((atMs, index) => atMs - (seenAtMs[index] ?? 0));
  for (const gapMs of gapsMs) expect(gapMs).toBeGreaterThan(GAP_MS / 4);
  await page.getByText('Fourth <b>reply</b>.').waitFor();
  await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('4');
});

/** Runs in the page: when each reply was put there. A test's own looking comes too seldom. */
function recordArrivals(wanted: number): Promise<number[]> {
  return new Promise((resolve) => {
    const arrivals: number[] = [];
    const look = () => {
      const count = document.querySelectorAll('ol > li').length;
      while (arrivals.length < count) arrivals.push(performance.now());
      if (arrivals.length === wanted) resolve(arrivals);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
  });
}

test('Stop really stops: the model’s stream ends, and the use comes back if nothing was shown', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  await signIn(page, 'grace@example.com');
  const before = abandoned;
  await page.getByLabel('Enter the tweet you want to reply to').fill('A post to stop at');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(() => abandoned).toBe(before + 1);
  await page.getByRole('button', { name: 'Generate Replies' }).waitFor();
  await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('5');
  expect(await page.getByLabel('Enter the tweet you want to reply to').inputValue()).toBe(
    'A post to stop at',
  );
});
