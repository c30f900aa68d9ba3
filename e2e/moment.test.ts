import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { UNDO_MS } from '#contract/limits.ts';
import { COPIED_MS, holdTimers } from './hold-timers.ts';
import { setUpModelSite } from './set-up-model-site.ts';
import { signIn } from './visitor.ts';

const POST =
  'Remote work is not the problem. Your managers never learned to measure output, so they measured chairs, and now they want the chairs back.';

const { site, model } = setUpModelSite();
// Each set stays in mid-writing until `finish`.
beforeEach(() => model().allow(2));

const boxOf = (page: Page) => page.getByLabel('Enter the tweet you want to reply to');
const cardsOf = (page: Page) => page.locator('ol > li');
const replyOf = (page: Page, number: number) =>
  cardsOf(page)
    .nth(number - 1)
    .getByRole('paragraph');

async function press(page: Page, post = POST): Promise<void> {
  await boxOf(page).fill(post);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('heading', { name: 'Crafted Replies' }).waitFor();
}

/** Nobody looks at what is still to come. */
async function finish(page: Page): Promise<void> {
  model().allow(5);
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  model().allow(2);
}

/** Runs in the page: adds up what moves by itself, from now on. */
function watchShifts(): void {
  const moved = { score: 0 };
  Object.assign(globalThis, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) moved.score += value;
    }
  }).observe({ type: 'layout-shift' });
}

test.each([
  [360, 780, 430],
  [390, 844, 430],
  [1440, 900, 420],
])(
  'at %ix%i the post, its replies and two of them whole are in one window from the press on, and nothing moves',
  async (width, height, highestTop) => {
    await using visitor = await site.visit('/', { width, as: `window${width}@example.com` });
    const { page } = visitor;
    await page.setViewportSize({ width, height });
    const strip = await page.getByRole('region', { name: 'Your account' }).boundingBox();
    expect(strip?.height).toBeLessThanOrEqual(64);
    const title = page.getByRole('heading', { level: 1 });
    expect((await title.boundingBox())?.height).toBeLessThan(34);
    for (const words of ['of 5 daily uses', '(Premium: 30/day)', 'Upgrade to Premium']) {
      await page.getByText(words).waitFor();
    }
    model().allow(0);
    await boxOf(page).fill(POST);
    await page.getByRole('button', { name: 'Generate Replies' }).click();
    await page.getByRole('button', { name: 'Generating Replies...' }).waitFor();
    await page.getByText('0 of 5', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Change' }).waitFor();
    // What the press itself moves counts for nobody, but a busy browser may show it late.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(watchShifts);
    const quote = page.getByRole('blockquote');
    expect((await quote.boundingBox())?.height).toBeLessThan(2 * 24);
    model().allow(2);
    await cardsOf(page).nth(1).waitFor();
    const tops = await readTops(page);
    expect(tops[0]).toBeLessThanOrEqual(highestTop);
    await finish(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect((await readTops(page)).slice(0, 2)).toEqual(tops.slice(0, 2));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const second = await cardsOf(page).nth(1).boundingBox();
    expect((second?.y ?? height) + (second?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(second?.height).toBeLessThanOrEqual(130);
    const moved = await page.evaluate(
      () => (globalThis as unknown as { moved: { score: number } }).moved.score,
    );
    // A digit that is narrower than the one before may move a word by a pixel; nothing else may.
    expect(moved).toBeLessThan(0.001);
    const rows = await page
      .getByRole('group', { name: 'Reply 1', exact: true })
      .locator('button, a')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(rows).size).toBe(1);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  },
);

function readTops(page: Page): Promise<number[]> {
  return cardsOf(page)
    .evaluateAll((all) =>
      // Where it stands, not where its entrance has it for a moment.
      all.map((each) => (each as HTMLElement).offsetTop).map((top, _, [first = 0]) => top - first),
    )
    .then(async (offsets) => {
      const list = await page.locator('ol').boundingBox();
      return offsets.map((offset) => (list?.y ?? 0) + offset);
    });
}

test('with the last use its card comes in the place of the box at once: what stands below moves once', async () => {
  await using visitor = await site.visit('/', { as: 'last.use@example.com' });
  const { page } = visitor;
  const remaining = page.getByTestId('remaining');
  model().allow(5);
  for (const left of ['4', '3', '2', '1']) {
    await press(page);
    await expect.poll(() => remaining.textContent()).toBe(left);
  }
  await page.evaluate(watchPlaceOfBox);
  await press(page);
  await page.getByRole('heading', { name: 'Daily Usage Limit Reached' }).waitFor();
  // Those who hear the page are told as well.
  await page.getByRole('status').filter({ hasText: 'used all your 5 replies' }).waitFor();
  expect(await page.evaluate(() => (globalThis as { wasEmpty?: boolean }).wasEmpty)).toBe(false);
});

/** Runs in the page: notes whether there was neither the box nor the card at any time from now on. */
function watchPlaceOfBox(): void {
  const seen = { wasEmpty: false };
  new MutationObserver(() => {
    seen.wasEmpty ||= document.querySelector('#tweet, #limit') === null;
    Object.assign(globalThis, seen);
  }).observe(document.body, { childList: true, subtree: true });
}

test('on a phone what is said of a stop is in the window, also above older replies', async () => {
  await using visitor = await site.visit('/', { width: 390, as: 'stop.phone@example.com' });
  const { page } = visitor;
  await press(page);
  await finish(page);
  model().allow(0);
  await boxOf(page).fill('The next post');
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  const said = page.getByText('Generation was stopped.');
  await said.waitFor();
  expect(await cardsOf(page).count()).toBe(5);
  const place = await said.boundingBox();
  expect((place?.y ?? NaN) + (place?.height ?? NaN)).toBeLessThan(page.viewportSize()?.height ?? 0);
});

test('a step back that the keyboard has come to stays, and leads back to its reply; one that it has not goes', async () => {
  await using visitor = await site.visit('/', { as: 'step.back@example.com' });
  const { page } = visitor;
  await press(page);
  await finish(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 2 * UNDO_MS);
  const undo = page.getByRole('button', { name: 'Undo' });
  const edit = async () => {
    await page.getByRole('button', { name: 'Edit reply 2' }).press('Enter');
    await page.keyboard.type(' More.');
    await page.keyboard.press('Escape');
    await undo.waitFor();
  };
  await edit();
  await page.clock.runFor(UNDO_MS);
  await expect.poll(() => undo.count()).toBe(0);
  await edit();
  await undo.focus();
  await page.clock.runFor(2 * UNDO_MS);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
  await page.keyboard.press('Enter');
  const focused = page.getByRole('button', { name: 'Edit reply 2' });
  await expect.poll(() => focused.evaluate((each) => each === document.activeElement)).toBe(true);
});

test('what is pressed for the first time shows its places with the next frames', async () => {
  await using visitor = await site.visit('/', { as: 'at.once@example.com' });
  const { page } = visitor;
  model().allow(0);
  const fetched = page.waitForResponse(/\/writing-.*\.js$/);
  await boxOf(page).fill(POST);
  const file = (await fetched).url();
  // With all that it imports, however busy the machine: the press is what is watched.
  await page.evaluate(`import(${JSON.stringify(file)}).then(() => undefined)`);
  const button = page.getByRole('button', { name: 'Generate Replies' });
  const isThere = await button.evaluate(async (element) => {
    (element as HTMLElement).click();
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    return document.querySelector('#results') !== null;
  });
  expect(isThere).toBe(true);
  await finish(page);
});

test('replies that are being written go on while another page is shown; set, edits, draft and steer survive a reload and a closed tab; who comes next finds nothing', async () => {
  await using visitor = await site.visit();
  const { page, context } = visitor;
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor(); // kept from here on
  await boxOf(page).fill(POST);
  await page.getByText('More choices').click();
  await page.getByLabel('What the replies should say').fill('be brief');
  await page.reload();
  await expect.poll(() => boxOf(page).inputValue()).toBe(POST);
  await signIn(page, 'keeper@example.com');
  expect(await boxOf(page).inputValue()).toBe(POST);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByText('2 of 5', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click();
  await page.getByRole('heading', { name: 'Upgrade to Premium' }).waitFor();
  await page.goBack();
  await finish(page);
  expect(await cardsOf(page).count()).toBe(5);
  expect(await page.getByTestId('remaining').textContent()).toBe('4');

  const second = (await replyOf(page, 2).textContent()) ?? '';
  await page.getByRole('button', { name: 'Edit reply 2' }).click();
  await page.getByLabel('Edit the reply').fill('In my own words.');
  await page.getByRole('button', { name: 'Done reply 2' }).click();
  await page.getByText('Reply 2 is changed.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => replyOf(page, 2).textContent()).toBe(second);
  await page.getByRole('button', { name: 'Edit reply 2' }).click();
  await page.getByRole('button', { name: 'Done reply 2' }).click();
  expect(await page.getByText('Reply 2 is changed.').count()).toBe(0); // it is as it was
  await page.getByRole('button', { name: 'Edit reply 2' }).click();
  await page.getByLabel('Edit the reply').fill('In my own words.');
  await page.getByRole('button', { name: 'Done reply 2' }).click();
  // A step back takes no newer words along.
  await page.getByText('Reply 2 is changed.').waitFor();
  await page.getByRole('button', { name: 'Edit reply 2' }).click();
  await page.getByLabel('Edit the reply').fill('In newer words.');
  expect(await page.getByText('Reply 2 is changed.').count()).toBe(0);
  await page.getByRole('button', { name: 'Done reply 2' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => replyOf(page, 2).textContent()).toBe('In my own words.');
  // What was said of one post is not said of the next.
  await boxOf(page).fill('The next post');
  await page.getByText('More choices', { exact: true }).click();
  await page.getByLabel('What the replies should say').fill('be briefer');
  await page.reload();
  await page.getByText('In my own words.').waitFor();
  expect(await boxOf(page).inputValue()).toBe('The next post');
  await page.close();
  const later = await context.newPage();
  await later.goto(site.server().url);
  await later.getByText('In my own words.').waitFor();
  await later.getByText('More choices: “be briefer”').waitFor();

  // A tab of the same person forgets as well.
  const other = await context.newPage();
  await other.goto(site.server().url);
  await other.getByText('In my own words.').waitFor();
  await later.getByRole('button', { name: 'Sign Out' }).click();
  for (const tab of [later, other]) {
    await tab.getByRole('button', { name: 'Sign in with Google' }).waitFor();
    await expect.poll(() => boxOf(tab).inputValue()).toBe('');
    expect(await tab.getByText('In my own words.').count()).toBe(0);
  }
  const kept = await later.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/be brief|next post|own words|Remote work/);
  await signIn(later, 'next@example.com');
  expect(await boxOf(later).inputValue()).toBe('');
  expect(await later.getByText('be brief').count()).toBe(0);
});

test('why replies are gentle is said before the first of them, and nothing else of the set', async () => {
  await using visitor = await site.visit('/', { as: 'gentle@example.com' });
  const { page } = visitor;
  model().allow(0);
  await press(page, 'My dad died last night. The ward rang at four.');
  await page.getByText('This post sounds painful').waitFor();
  expect(await cardsOf(page).count()).toBe(0);
  await finish(page);
  await page.getByText('This post sounds painful').waitFor();
});

test('a reload in mid-writing brings back what had come, and says so; somebody else’s session does not', async () => {
  await using visitor = await site.visit('/', { as: 'reloads@example.com' });
  const { page, context } = visitor;
  await press(page);
  await cardsOf(page).nth(1).waitFor();
  await page.reload();
  await page.getByText(/The page was left .*2 of 5 replies came\. They took one use\./).waitFor();
  await page.getByRole('button', { name: 'Refine reply 1' }).click();
  await page.getByRole('button', { name: 'Another reply 1' }).waitFor();
  // The session ends without a word, and somebody else signs in.
  await context.clearCookies();
  await page.reload();
  await signIn(page, 'stranger@example.com');
  await page.getByTestId('remaining').waitFor();
  expect(await page.getByRole('heading', { name: 'Crafted Replies' }).count()).toBe(0);
});

test('a stopped set is whole and says its price; clearing, changing and the box are one step back; the same post again, in another tone, without pasting', async () => {
  await using visitor = await site.visit('/', { as: 'stops@example.com' });
  const { page } = visitor;
  // Nowhere is the whole page, which has all words in it.
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('body *')?.outerHTML ?? '');
  await press(page);
  await expect.poll(focused).toContain('Crafted Replies');
  await cardsOf(page).nth(1).waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText(/^Stopped: 2 of 5 replies came\. They took one use\.$/).waitFor();
  await expect.poll(focused).toContain('Crafted Replies');
  await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('4');

  const former = (await replyOf(page, 1).textContent()) ?? '';
  await page.getByRole('button', { name: 'Refine reply 1' }).click();
  await page.route('**/api/revise', (route) =>
    route.fulfill({ json: { reply: 'Quite another reply.', revisionsLeft: 1 } }),
  );
  await page.getByRole('button', { name: 'Shorter reply 1' }).click();
  await page.getByText('Quite another reply.').waitFor();
  await expect.poll(focused).toContain('Shorter');
  await page.getByText('1 left in this set').waitFor();
  await page.getByText('Reply 1 is new; 1 change left.').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => replyOf(page, 1).textContent()).toBe(former);

  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect.poll(() => cardsOf(page).count()).toBe(0);
  await expect.poll(focused).toContain('Undo');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => replyOf(page, 1).textContent()).toBe(former);

  await page.getByText('or in another tone, one use each:').waitFor();
  const asking = page.waitForRequest('**/api/quick-action');
  await page.getByRole('button', { name: 'Nice' }).click();
  expect((await asking).postDataJSON()).toMatchObject({ tweetText: POST, tone: 'nice' });
  await finish(page);
  await page.getByRole('status').filter({ hasText: '5 replies ready' }).waitFor();
  const had = await page.locator('ol > li p').allTextContents();
  const again = page.waitForRequest('**/api/quick-action');
  await page.getByRole('button', { name: 'Five more' }).click();
  // Those in both tones are told, so that they do not come again.
  const { earlier, ...asked } = (await again).postDataJSON() as { earlier: string[] };
  expect(asked).toMatchObject({ tweetText: POST, tone: 'nice' });
  expect(earlier).toContain(former);
  expect(earlier.slice(-5)).toEqual(had);
  await finish(page);
  await expect.poll(() => page.getByTestId('remaining').textContent()).toBe('2');
  // What a set takes the place of is still there to be had.
  await page.getByText('What you had for this post before').click();
  const before = page.locator('details').filter({ hasText: 'for this post before' });
  await before.getByRole('listitem').filter({ hasText: former }).first().waitFor();
  expect(await before.getByRole('button', { name: 'Copy' }).count()).toBe(earlier.length);
  await boxOf(page).fill('Half a thought');
  await page.getByRole('button', { name: 'Change' }).click();
  expect(await boxOf(page).inputValue()).toBe(POST);
  await expect.poll(focused).toContain('id="tweet"');
  expect(await page.getByRole('radio', { name: 'Nice' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await boxOf(page).inputValue()).toBe('Half a thought');
  await boxOf(page).press('Escape'); // leaves an empty box alone
  expect(await focused()).toContain('id="tweet"');
});

test('one reply of a stopped set is spoken of as one', async () => {
  await using visitor = await site.visit('/', { as: 'one@example.com' });
  const { page } = visitor;
  model().allow(1);
  await press(page);
  await cardsOf(page).first().waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText(/^Stopped: 1 of 5 replies came\. It took one use\.$/).waitFor();
});

test('with the keyboard alone the third reply is copied two keys after pasting; a press on a reply copies it; keys do nothing while typing', async () => {
  await using visitor = await site.visit('/', { as: 'keyboard@example.com' });
  const { page } = visitor;
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByLabel('Enter the tweet you want to reply to').focus();
  await page.keyboard.insertText(POST);
  await page.keyboard.press('Control+Enter');
  await finish(page);
  await holdTimers(page, COPIED_MS);
  await page.keyboard.press('3');
  await page.getByRole('button', { name: 'Copied! reply 3' }).waitFor();
  expect(await copied()).toBe(await replyOf(page, 3).textContent());
  await page.getByRole('status').filter({ hasText: 'Copied reply 3' }).waitFor();
  await replyOf(page, 4).click();
  await page.getByRole('button', { name: 'Copied! reply 4' }).waitFor();
  expect(await copied()).toBe(await replyOf(page, 4).textContent());

  await page.keyboard.press('e');
  await page.keyboard.press('End');
  await page.keyboard.type('1r/');
  expect(await page.getByLabel('Edit the reply').inputValue()).toMatch(/1r\/$/);
  // Escape that takes back what an input method composes ends nothing.
  await page.getByLabel('Edit the reply').evaluate((editor) => {
    const key = { key: 'Escape', isComposing: true, bubbles: true };
    editor.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await page.getByLabel('Edit the reply').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Edit reply 4' }).waitFor();
  await page.keyboard.press('e');
  await page.getByLabel('Edit the reply').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => replyOf(page, 4).textContent()).toMatch(/1r\/$/);
  await page.getByRole('button', { name: 'Edit reply 4' }).click();
  await page.getByLabel('Edit the reply').fill(' '); // one without words is none
  await page.getByRole('button', { name: /^Cop.* reply 4$/ }).click();
  await expect.poll(copied).toMatch(/1r\/$/);
  await page.getByLabel('Edit the reply').focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => replyOf(page, 4).textContent()).toMatch(/1r\/$/);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-key'));
  await expect.poll(focused).toBe('e');
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('copy that reply').waitFor();
  await page.keyboard.press('Escape');
  model().allow(0);
  const four = await copied();
  // A word that somebody types into the page is no key, and a letter among the tones neither.
  const isWriting = page.getByRole('button', { name: 'Generating Replies...' });
  await page.evaluate(typeFast, 'really, sure');
  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Use these keys').uncheck();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('2');
  await page.keyboard.press('r');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400))); // timers keep their order
  expect(await copied()).toBe(four);
  await page.getByRole('button', { name: 'Keys', exact: true }).click();
  await dialog.getByLabel('Use these keys').check();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await boxOf(page).focus();
  await page.getByRole('radio', { name: 'Nice' }).focus();
  await page.keyboard.press('r');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await page.getByRole('button', { name: 'Keys', exact: true }).focus();
  await page.keyboard.press('r');
  await page.keyboard.press('Escape'); // called off
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(await isWriting.count()).toBe(0);
  expect(await page.getByLabel('Edit the reply').count()).toBe(0);
  await page.keyboard.press('r');
  await isWriting.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Generate Replies' }).waitFor();
  await page.getByText('Generation was stopped.').waitFor({ state: 'attached' });
  await page.keyboard.press('/');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tweet');
  await page.keyboard.type('2');
  expect(await boxOf(page).inputValue()).toMatch(/2$/);
});

test.each([
  [320, 1],
  [390, 1.5],
  [390, 2],
])(
  'at %i pixels with letters %d times as large nothing stands beside the page',
  async (width, times) => {
    await using visitor = await site.visit('/', { width, as: `letters${times}@example.com` });
    const { page } = visitor;
    await page.setViewportSize({ width, height: 800 });
    await press(page);
    await finish(page);
    const refine = page.getByRole('button', { name: 'Refine reply 1' });
    await refine.scrollIntoViewIfNeeded();
    // Replies come in moving.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    const before = await refine.boundingBox();
    await refine.click();
    await page.getByRole('button', { name: 'Sharper reply 1' }).waitFor();
    expect(await refine.boundingBox()).toEqual(before); // what opens below it moves nothing
    const widest = () =>
      page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size * 100}%`;
        return document.documentElement.scrollWidth;
      }, times);
    expect(await widest()).toBe(width);
    const box = await cardsOf(page).first().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThan(width);
  },
);

test('Arabic stands on its own side, and the picked tone is told in forced colours', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  await page.emulateMedia({ forcedColors: 'active' });
  const backgroundOf = (name: string) =>
    page
      .getByRole('radio', { name })
      .locator('..')
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await backgroundOf('Rage Bait')).not.toBe(await backgroundOf('Nice'));
  await boxOf(page).fill('مرحبا بالعالم');
  expect(await boxOf(page).evaluate((box) => box.matches(':dir(rtl)'))).toBe(true);
});

test.each([390, 1280])(
  'at %i px letters of half as much again, and long words, leave Stop, the way out and each reply’s tools where they belong',
  async (width) => {
    const as = `large${width}@example.com`;
    await using visitor = await site.visit('/', { as, width, locale: 'de' });
    const { page } = visitor;
    await page.evaluate(() => (document.documentElement.style.fontSize = '24px'));
    await page.locator('#tweet').fill(POST);
    await page.locator('[type=submit]').click();
    await page.getByText('2 von 5', { exact: true }).waitFor();
    const rightOf = (inside: string) =>
      page
        .locator(inside)
        .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
    const edge = await rightOf('main section');
    expect(await rightOf('form button')).toBeLessThan(edge);
    expect(await rightOf('ol > li button')).toBeLessThan(edge);
    if (width === 390) return; // there the way out is behind the photo
    const fold = page.locator('[class$=profile-card_fold]');
    expect(await fold.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
  },
);

test('on the narrowest phone a copied reply says so in the room that it had', async () => {
  await using visitor = await site.visit('/', {
    as: 'narrow@example.com',
    width: 320,
    locale: 'es',
  });
  const { page } = visitor;
  // Where each reply stands, not where its entrance has it for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('#tweet').fill(POST);
  await page.locator('[type=submit]').click();
  await page.getByText('2 de 5', { exact: true }).waitFor();
  const tops = () =>
    page
      .locator('ol > li button, ol > li a')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  const before = await tops();
  await holdTimers(page, COPIED_MS);
  await page.locator('[data-key=copy]').first().click();
  await page.getByText('¡Copiado!', { exact: true }).waitFor();
  expect(await tops()).toEqual(before);
});

test('a reply is read while it is written, word by word, and stays where it stood', async () => {
  await using visitor = await site.visit('/', { as: 'words@example.com' });
  const { page } = visitor;
  model().allow(1.5);
  await press(page);
  const standing = page.getByText('Second thoughts are', { exact: true });
  await standing.waitFor();
  expect(await cardsOf(page).count()).toBe(1);
  const place = await standing.evaluate(async (words) => {
    const card = words.parentElement?.parentElement;
    await Promise.all(card?.getAnimations().map(({ finished }) => finished) ?? []);
    return words.getBoundingClientRect();
  });
  model().allow(2.5);
  await page.getByText('Third time lucky,', { exact: true }).waitFor();
  expect(await replyOf(page, 2).boundingBox()).toMatchObject({ x: place.x, y: place.y });
  // Words that go on changing are read to nobody.
  expect(await page.getByRole('paragraph').filter({ hasText: 'Third time' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped: 2 of 5 replies came.').waitFor();
  expect(await page.getByText('Third time lucky,').count()).toBe(0);
});

/** Runs in the page: keys of one word, between which nothing else happens. */
function typeFast(word: string): void {
  for (const key of word) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
}
