import { expect, test } from 'vitest';
import { setUpSite } from './set-up-site.ts';

/** A text says nothing of an icon: the browser may ask for one where there is none. */
const NO_ICON = /status of 404/;
const BOX = 'Enter the tweet you want to reply to';
const POST = 'Remote work is not the problem. Nobody here ever learned to measure output.';

const site = setUpSite();

/** Runs in the page before its script: takes away what came after Safari 16.4, Firefox 115 or Chrome 111. */
function growOlder(): void {
  const later: [object, string[]][] = [
    [AbortSignal, ['any']],
    [Array, ['fromAsync']],
    [Clipboard.prototype, ['readText']],
    [Intl, ['Segmenter']],
    [globalThis, ['Iterator', 'navigation', 'requestIdleCallback', 'scheduler']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [RegExp, ['escape']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [URL, ['canParse', 'parse']],
    [Document.prototype, ['startViewTransition']],
  ];
  for (const [owner, names] of later) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  // Written with a v, a pattern is built like this.
  const refuse = ([, flags = '']: string[]) => {
    if (flags.includes('v')) throw new SyntaxError('Invalid flags supplied to RegExp constructor');
  };
  globalThis.RegExp = new Proxy(RegExp, {
    apply: (made, self, given) => (refuse(given), Reflect.apply(made, self, given)),
    construct: (made, given, as) => (refuse(given), Reflect.construct(made, given, as)),
  });
}

test('in a browser of early 2023 replies are written, copied, shared and edited', async () => {
  await using visitor = await site.visit('/robots.txt', {
    as: 'older@example.org',
    allow: NO_ICON,
  });
  const { page, context } = visitor;
  await context.addInitScript(growOlder);
  await page.goto(site.server().url);
  expect(await page.evaluate(() => 'any' in AbortSignal)).toBe(false);

  await page.getByLabel(BOX).fill(POST);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  const copies = page.getByRole('button', { name: /^Copy reply/ });
  await expect.poll(() => copies.count()).toBe(5);
  await copies.first().click();
  await page.getByRole('button', { name: 'Copied!' }).waitFor();
  await page.getByRole('link', { name: /^Share reply 1 / }).waitFor();

  await page.getByRole('button', { name: 'Edit reply 1' }).click();
  await page.getByLabel('Edit the reply').fill('A shorter one');
  await page.getByText(/^13\/\d+$/).waitFor();

  // The keys of the replies leave the letters to whoever goes through the tones.
  await page.getByLabel(BOX).focus();
  await page.getByRole('radio', { name: 'Rage Bait' }).press('n');
});
