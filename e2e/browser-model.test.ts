import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGES } from '#contract/paths.ts';
import { expectAccessible } from './expect-accessible.ts';
import { setUpModelSite } from './set-up-model-site.ts';
import { setUpSite, type Site } from './set-up-site.ts';
import type { Visitor } from './visitor.ts';

const builtin = setUpSite();
const { site: connected } = setUpModelSite();

const BOX = 'Enter the tweet you want to reply to';
const OFFER = /^This browser's own model is ready on this device/;
const REPLIES = [
  'My thumb agrees with you.',
  'Eight columns of peace and quiet.',
  'My linter sleeps well tonight.',
  'Spaces never forgave you for this.',
  'Settled, then. Next: semicolons.',
];
const MACHINE = "It's not just a tab, it's a testament to clarity.";

/** What the stand-in of the Prompt API does in the page. */
interface Script {
  availability?: string;
  /** English alone. */
  isEnglish?: boolean;
  text?: string;
  /** The name of what it fails with, after its text. */
  fail?: string;
  hangs?: boolean;
}

/** What it was asked, and whether it was ended. */
interface Seen {
  created: { expectedOutputs: unknown; initialPrompts: { content: string }[] }[];
  messages: string[];
  ended: number;
}

/** Runs in the page, before its scripts. */
function standIn(script: Script): void {
  const seen: Seen = { created: [], messages: [], ended: 0 };
  const isAsked = (options: { expectedOutputs: { languages: string[] }[] }) =>
    options.expectedOutputs[0]?.languages[0] ?? '';
  Object.assign(globalThis, {
    seen,
    script,
    LanguageModel: {
      availability: (options: { expectedOutputs: { languages: string[] }[] }) =>
        Promise.resolve(
          script.isEnglish === true && isAsked(options) !== 'en'
            ? 'unavailable'
            : (script.availability ?? 'available'),
        ),
      create: (options: Seen['created'][number]) => {
        seen.created.push(options);
        return Promise.resolve({
          promptStreaming: (message: string, { signal }: { signal: AbortSignal }) => {
            seen.messages.push(message);
            return new ReadableStream<string>({
              start(controller) {
                // As a model does, a few letters at a time.
                for (const piece of script.text?.match(/[^]{1,7}/g) ?? [])
                  controller.enqueue(piece);
                signal.addEventListener('abort', () => controller.error(signal.reason));
                if (script.hangs === true) return;
                if (script.fail === undefined) controller.close();
                else controller.error(new DOMException('No.', script.fail));
              },
            });
          },
          destroy: () => {
            seen.ended += 1;
          },
        });
      },
    },
  });
}

/** Opens the main page in a browser that has a model. */
async function visit(site: Site, script: Script, email: string): Promise<Visitor> {
  const visitor = await site.visit(PAGES.terms, { as: email });
  await visitor.page.addInitScript(standIn, script);
  await visitor.page.goto(site.server().url);
  await visitor.page.getByText(email).waitFor({ state: 'attached' });
  return visitor;
}

const asAnswer = (replies: readonly string[]) => JSON.stringify({ reading: 'a war', replies });

async function ask(page: Page, post = 'Tabs are better than spaces.'): Promise<void> {
  await page.getByLabel(BOX).fill(post);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
}

const readSeen = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);

test('where the browser’s own model is ready it is offered, off; once on it writes through the filter, one use, and it is remembered', async () => {
  const text = asAnswer([MACHINE, ...REPLIES]);
  await using visitor = await visit(builtin, { text }, 'chrome@example.com');
  const { page } = visitor;
  const offer = page.getByRole('checkbox', { name: OFFER });
  expect(await offer.isChecked()).toBe(false);
  await expectAccessible(page);
  await ask(page);
  await expect.poll(() => page.locator('ol > li').count()).toBe(5);
  expect((await readSeen(page)).messages).toEqual([]);

  await offer.check();
  await page.reload();
  expect(await offer.isChecked()).toBe(true);
  await ask(page);
  for (const reply of REPLIES) await page.getByText(reply, { exact: true }).waitFor();
  await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('3');
  expect(await page.getByText('testament').count()).toBe(0);
  const { created, messages, ended } = await readSeen(page);
  expect(messages).toEqual([expect.stringContaining('Tabs are better than spaces.')]);
  expect(created).toMatchObject([{ expectedOutputs: [{ type: 'text', languages: ['en'] }] }]);
  expect(created[0]?.initialPrompts[0]?.content).toContain('Answer with JSON only');
  expect(ended).toBe(1);

  await page.getByRole('checkbox', { name: OFFER }).uncheck();
  await page.reload();
  expect(await offer.isChecked()).toBe(false);
});

test.each([
  [undefined, 'downloadable'],
  [undefined, 'unavailable'],
  ['a model is connected', 'available'],
])(
  'it is not offered, and nothing is fetched for it: %s, %s',
  async (isConnected, availability) => {
    const site = isConnected === undefined ? builtin : connected;
    const visitor = await visit(site, { availability }, `${availability}@example.com`);
    await using _ = visitor;
    const { page } = visitor;
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('checkbox', { name: OFFER }).count()).toBe(0);
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(files.filter((name) => name.includes('/browser-'))).toEqual([]);
  },
);

test('a browser without the API is offered nothing', async () => {
  await using visitor = await builtin.visit('/', { as: 'without@example.com' });
  const { page } = visitor;
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'LanguageModel' in globalThis)).toBe(false);
  expect(await page.getByRole('checkbox', { name: OFFER }).count()).toBe(0);
  await page.getByText('Built-in writer').click();
  await page.getByText('OPENAI_API_KEY').waitFor();
});

test.each([
  ['QuotaExceededError', {}, /^This is too much text for this browser's own model/],
  ['NotReadableError', {}, /^This browser's own model declined this post/],
  ['OperationError', {}, /^This browser's own model failed or took too long/],
  ['later a download', { availability: 'downloadable' }, /has to be downloaded first/],
  ['German', { isEnglish: true }, /does not write this language/],
  ['gone', { availability: 'unavailable' }, /is not there any more: it is turned off/],
] as const)('%s: the built-in writer goes on, with words', async (fail, later, words) => {
  const email = `${fail.replaceAll(' ', '').toLowerCase()}@example.com`;
  await using visitor = await visit(builtin, { text: '', fail }, email);
  const { page } = visitor;
  await page.getByRole('checkbox', { name: OFFER }).check();
  await page.evaluate(
    (change) => void Object.assign((globalThis as unknown as { script: Script }).script, change),
    later,
  );
  await ask(
    page,
    fail === 'German' ? 'Ich finde, dass Tabs viel besser sind als Leerzeichen.' : undefined,
  );
  await page.getByText(words).waitFor();
  expect(await page.locator('ol > li').count()).toBe(5);
  await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('4');
  const kept = await page.evaluate(() => localStorage.getItem('browserModel'));
  expect(kept).toBe(fail === 'gone' ? null : 'on');
});

test('Stop ends the model of the browser, and the use comes back where nothing was shown', async () => {
  await using visitor = await visit(
    builtin,
    { text: '{"reading": "a', hangs: true },
    'stop@example.com',
  );
  const { page } = visitor;
  await page.getByRole('checkbox', { name: OFFER }).check();
  await ask(page);
  await expect.poll(async () => (await readSeen(page)).messages.length).toBe(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(async () => (await readSeen(page)).ended).toBe(1);
  await page.getByRole('button', { name: 'Generate Replies' }).waitFor();
  await expect.poll(() => page.evaluate(readCount)).toBe(0);
  expect(await page.getByLabel(BOX).inputValue()).toBe('Tabs are better than spaces.');
});

/** Runs in the page: today's uses as the server counts them. */
async function readCount(): Promise<number> {
  return ((await (await fetch('/api/usage')).json()) as { count: number }).count;
}
