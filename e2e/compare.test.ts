import { LLMock } from '@copilotkit/aimock';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareBrowser } from './share-browser.ts';
import { visit } from './visitor.ts';

const COMMAND = fileURLToPath(new URL('../scripts/compare/run.ts', import.meta.url));
const POSTS = ['Rain again.', 'The kettle broke.', 'We won the quiz.'];
const SIDES = [
  '--left',
  'openai-compatible:stand-in',
  '--right',
  'openai-compatible:stand-in@plain',
];

const model = new LLMock({ port: 0 });
const folder = mkdtempSync(join(tmpdir(), 'riposte-compare-'));
const posts = join(folder, 'posts.json');
let origin = '';
let browser: Browser;

beforeAll(async () => {
  model.onMessage(/^Generate 8 replies/, { content: toSet('plum') });
  model.onMessage(/Write the 8 replies/, { content: toSet('fig') });
  origin = await model.start();
  browser = await shareBrowser();
  writeFileSync(posts, JSON.stringify(POSTS.map((post) => ({ post }))));
});

afterAll(async () => {
  await model.stop();
  rmSync(folder, { recursive: true });
});

/** Five replies that tell by a fruit who wrote them. */
function toSet(fruit: string): string {
  const starts = ['So that is one more', 'Somebody dropped a', 'Who ate my', 'Ask the', 'Best'];
  return JSON.stringify({ replies: starts.map((start) => `${start} ${fruit}`) });
}

interface Command extends AsyncDisposable {
  output: () => string;
  /** Its exit code. */
  ended: Promise<number | null>;
}

function compare(...args: string[]): Command {
  const child = spawn(process.execPath, [COMMAND, ...args, '--folder', join(folder, 'to')], {
    env: { PATH: process.env['PATH'], OPENAI_COMPATIBLE_BASE_URL: `${origin}/v1` },
    cwd: folder, // where no .env is
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => (output += String(piece)));
  }
  const ended = once(child, 'close').then(() => child.exitCode);
  return {
    output: () => output,
    ended,
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended;
    },
  };
}

async function addressOf(command: Command): Promise<string> {
  const find = () => /Read it at (\S+)/.exec(command.output())?.[1];
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}

/** A for figs and C for plums, then figs. */
async function gradePair(page: Page): Promise<void> {
  const isFigLeft = (await page.getByLabel('Left', { exact: true }).innerText()).includes('fig');
  for (const key of isFigLeft ? 'aaaaaccccc' : 'cccccaaaaa') await page.keyboard.press(key);
  await page.getByText('Which set is better?').waitFor();
  await page.keyboard.press(isFigLeft ? 'ArrowLeft' : 'ArrowRight');
}

test('a comparison from the first question to the table, by keys, left and taken up again', async () => {
  const args = ['--posts', posts, ...SIDES];
  {
    await using first = compare(...args);
    const url = await addressOf(first);
    await using reader = await visit(browser, url);
    const { page } = reader;
    await page.getByText('0 of 3 posts read').waitFor();
    expect(await (await fetch(`${url}pairs`)).text()).not.toMatch(/plain|brief|stand-in/);

    await page.keyboard.press('a');
    await page.keyboard.press('ArrowLeft'); // too early: nothing is decided before all is graded
    await page.keyboard.press('u');
    await gradePair(page);
    await page.getByText('1 of 3 posts read').waitFor();
  }
  const asked = model.getRequests().length;
  expect(asked).toBe(6);

  await using again = compare(...args);
  await using reader = await visit(browser, await addressOf(again));
  const { page } = reader;
  await page.getByText('1 of 3 posts read').waitFor();
  await page.keyboard.press('Backspace');
  await page.getByText('0 of 3 posts read').waitFor();
  await page.getByText('Which set is better?').waitFor();
  await page.keyboard.press('n');
  for (const done of [1, 2]) {
    await page.getByText(`${done} of 3 posts read`).waitFor();
    await gradePair(page);
  }
  await page.getByText('All posts are read.').waitFor();
  await page.keyboard.press('Enter');
  expect(await again.ended).toBe(0);
  expect(model.getRequests()).toHaveLength(asked);

  const table = again.output();
  expect(table).toMatch(/^one: openai-compatible:stand-in@brief-\d+$/m);
  expect(table).toMatch(/^two: openai-compatible:stand-in@plain$/m);
  expect(table).toMatch(/^ {2}preferred, one +2 of +2 +100\.0 % +34\.2 to 100\.0 +neither 1$/m);
  expect(table).toMatch(/^ {2}A, one +15 of +15 /m);
  expect(table).toMatch(/^ {2}C, two +15 of +15 /m);

  const [file = ''] = readdirSync(join(folder, 'to')).filter((name) => name.endsWith('.json'));
  const path = join(folder, 'to', file);
  const { pairs } = JSON.parse(readFileSync(path, 'utf8')) as { pairs: { one: string[] }[] };
  expect(pairs.every(({ one }) => one[0]?.endsWith('fig'))).toBe(true);
  await using printed = compare('--table', path, path);
  expect(await printed.ended).toBe(0);
  expect(printed.output()).toContain(table.slice(table.indexOf('one: ')).split('\n\n')[0]);
  expect(printed.output()).toMatch(/on the grade of a reply +30 of +30 /);
});

test('what cannot be compared says why, without a stack', async () => {
  const wrong = async (...args: string[]) => {
    await using command = compare(...args);
    expect(await command.ended).toBe(1);
    expect(command.output()).not.toContain('    at ');
    return command.output();
  };
  expect(await wrong('--left', 'builtin')).toContain('npm run compare -- --posts FILE');
  expect(await wrong('--posts', 'none.json', ...SIDES)).toContain('none.json');
  expect(await wrong('--posts', posts, '--left', 'builtin', '--right', 'builtin@plain')).toContain(
    'The built-in writer reads no brief.',
  );
  expect(await wrong('--posts', posts, '--left', 'builtin', '--right', 'google:x')).toContain(
    'GOOGLE_GENERATIVE_AI_API_KEY must be set',
  );
  expect(
    await wrong('--posts', posts, '--left', 'google:x@plain', '--right', 'google:x@brief-1'),
  ).toContain('There is no brief-1 here.');
});
