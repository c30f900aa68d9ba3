import { expect, test } from 'vitest';
import { setUpSite } from './set-up-site.ts';
import { signIn } from './visitor.ts';

const site = setUpSite();
const BOX = 'Enter the tweet you want to reply to';
const POST = 'I moved to Lisbon today!';
const WORDS = 'Please sign in with Google to use this feature';
const SECOND_MS = 1000;

test('a second tab shows within a second what the first one used', async () => {
  await using visitor = await site.visit();
  const { page, context } = visitor;
  await signIn(page, 'tabs@example.org');
  const other = await context.newPage();
  await other.goto(site.server().url);
  await other.getByTestId('remaining').getByText('5').waitFor();
  let bestMs = Infinity;
  for (const left of ['4', '3', '2', '1']) {
    await page.getByLabel(BOX).fill(POST);
    await page.getByRole('button', { name: 'Generate Replies' }).click();
    await page.getByTestId('remaining').getByText(left).waitFor();
    const usedMs = performance.now();
    await other.getByTestId('remaining').getByText(left).waitFor();
    bestMs = Math.min(bestMs, performance.now() - usedMs);
    if (bestMs < SECOND_MS) break; // what else the machine does makes none of them faster
  }
  expect(bestMs).toBeLessThan(SECOND_MS);
});

test('offline before the first press, the page says that Riposte cannot be reached, and goes on later', async () => {
  await using visitor = await site.visit('/', { allow: /ERR_INTERNET_DISCONNECTED/ });
  const { page, context } = visitor;
  await signIn(page, 'offline@example.org');
  await context.setOffline(true);
  await page.getByLabel(BOX).fill(POST);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('alert').getByText('Riposte cannot be reached.').waitFor();
  expect(await page.getByLabel(BOX).inputValue()).toBe(POST);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  // With their styles, which a browser does not ask for a second time.
  const bullets = await page
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: 'Copy' }) })
    .evaluate((list) => getComputedStyle(list).listStyleType);
  expect(bullets).toBe('none');
});

test('a page whose parts were replaced on the server is loaded anew at the press, once, and goes on by itself', async () => {
  await using visitor = await site.visit('/', { allow: /status of 404/ });
  const { page } = visitor;
  await signIn(page, 'replaced@example.org');
  let isGone = true;
  await page.route(/\/writing-[^/]+\.(?:js|css)$/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.getByLabel(BOX).fill(POST);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('alert').getByText('Riposte cannot be reached.').waitFor();
  expect(loads).toBe(1);
  expect(await page.getByLabel(BOX).inputValue()).toBe(POST);

  await page.reload();
  isGone = false;
  await page.getByRole('button', { name: 'Generate Replies' }).waitFor();
  await page.getByLabel(BOX).focus();
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
});

test('a page whose script was replaced on the server comes all the same; out of reach, going back brings the former one', async () => {
  await using visitor = await site.visit('/', { allow: /.*/, as: 'goer@example.org' });
  const { page, context } = visitor;
  await page.getByLabel(BOX).fill(POST);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Accessibility' }).click();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.goBack();
  await expect.poll(() => page.getByLabel(BOX).inputValue()).toBe(POST);
  await context.setOffline(false);
  await page.reload();

  let isGone = true;
  await page.route(/\/accessibility-page-[^/]+\.js$/, (route) => {
    if (!isGone) return route.continue();
    isGone = false; // the new page names the new one
    return route.fulfill({ status: 404 });
  });
  await page.getByRole('link', { name: 'Accessibility' }).click();
  await page.getByRole('heading', { name: 'Accessibility' }).waitFor();
  expect(isGone).toBe(false);
  await page.getByRole('link', { name: 'Home' }).click();
  expect(await page.getByLabel(BOX).inputValue()).toBe(POST);
  expect(await page.getByRole('button', { name: 'Stop' }).count()).toBe(0); // nothing was pressed
  visitor.complaints.length = 0;
});

test('out of reach, a page that cannot be fetched says so and leads back to the replies; in reach again it comes', async () => {
  await using visitor = await site.visit('/', { allow: /.*/, as: 'cutoff@example.org' });
  const { page, context } = visitor;
  await page.getByLabel(BOX).fill(POST);
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  const replies = page.getByRole('group', { name: /^Reply \d$/ });
  expect(await replies.count()).toBe(5);

  await context.setOffline(true);
  await page.getByRole('link', { name: 'History' }).click();
  const content = page.getByRole('main');
  await content.getByText('Riposte cannot be reached. Check your connection').waitFor();
  expect(await content.getByText('The page stopped working').count()).toBe(0);
  await content.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => replies.count()).toBe(5);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText('1 set', { exact: true }).waitFor();
  visitor.complaints.length = 0;
});

test('out of reach, a part of the main page that cannot be fetched leaves a button that brings the page back', async () => {
  await using visitor = await site.visit('/', { allow: /.*/, as: 'parted@example.org' });
  const { page, context } = visitor;
  const content = page.getByRole('main');
  const note = content.getByText('Built-in writer: connect a model');
  await page.getByLabel(BOX).fill(POST);
  await context.setOffline(true);
  await note.click();
  await content.getByText('Riposte cannot be reached. Check your connection').waitFor();
  expect(await content.getByRole('link').count()).toBe(0); // it is the main page already
  await context.setOffline(false);
  await content.getByRole('button', { name: 'Refresh Page' }).click();
  await expect.poll(() => page.getByLabel(BOX).inputValue()).toBe(POST);
  await note.click();
  await content.getByText('Put a key into the file').waitFor();
  visitor.complaints.length = 0;
});

test('what breaks around the pages is left by going back, and by the link Home', async () => {
  await using visitor = await site.visit('/', { allow: /.*/, as: 'around@example.org' });
  const { page, context } = visitor;
  const link = page.getByRole('link', { name: 'Accessibility' });
  await page.getByLabel(BOX).fill(POST);
  await link.click();
  await page.getByRole('heading', { name: 'Accessibility' }).waitFor();
  await page.goBack();
  await context.setOffline(true); // else the page is loaded anew
  for (const leave of [() => page.goBack(), () => page.getByText('Home').click()]) {
    await expect.poll(() => page.getByLabel(BOX).inputValue()).toBe(POST);
    // As some extensions of browsers do: React cannot take away what is gone.
    await page.getByRole('main').evaluate((main) => main.remove());
    await link.click();
    await page.getByText('Riposte cannot be reached. Check your connection').waitFor();
    await page.getByRole('button', { name: 'Refresh Page' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await leave();
  }
  await expect.poll(() => page.getByLabel(BOX).inputValue()).toBe(POST);
  visitor.complaints.length = 0;
});

test('a page that cannot be fetched is not loaded anew over what is being written, nor once it has been left', async () => {
  await using visitor = await site.visit('/', { allow: /.*/, as: 'leaver@example.org' });
  const { page } = visitor;
  const asking = Promise.withResolvers<void>();
  const writing = Promise.withResolvers<void>();
  await page.route(/\/accessibility-page-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.route('**/accessibility', async (route) => {
    await asking.promise;
    await route.continue();
  });
  await page.route('**/api/quick-action', async (route) => {
    await writing.promise;
    await route.continue();
  });
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  const answered = () => page.waitForResponse((answer) => answer.request().method() === 'HEAD');
  const link = page.getByRole('link', { name: 'Accessibility' });
  const broken = page.getByRole('heading', { name: 'Something went wrong' });

  await page.getByLabel(BOX).fill(POST);
  await link.click();
  await broken.waitFor();
  await page.goBack();
  const first = answered();
  asking.resolve();
  await first;

  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  const second = answered();
  await link.click();
  await broken.waitFor();
  await second;
  await page.goBack();
  writing.resolve();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  expect(loads).toBe(0);
  visitor.complaints.length = 0;
});

test('where the browser keeps nothing, a page that breaks is not loaded anew for ever', async () => {
  await using visitor = await site.visit('/', { allow: /.*/ });
  const { page } = visitor;
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new Error('Refused');
    };
  });
  await page.route(/\/accessibility-page-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto(`${site.server().url}/accessibility`);
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(loads).toBe(1);
  visitor.complaints.length = 0;
});

test('where the browser may keep nothing, and no page may speak to another, it can be read', async () => {
  await using visitor = await site.visit('/robots.txt', { allow: /status of 404/ });
  const { page } = visitor;
  // As Firefox does where all cookies of a site are blocked.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.assign(globalThis, { BroadcastChannel: refuse });
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(globalThis, name, { get: refuse });
    }
  });
  await page.goto(site.server().url);
  await page.getByLabel(BOX).fill(POST);
  await page.getByText(`${POST.length}/1080`).waitFor();
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
});

test('going back brings nothing that who signed out had written', async () => {
  await using visitor = await site.visit('/', { as: 'went@example.org', allow: /status of 404/ });
  const { page, context } = visitor;
  await page.getByLabel(BOX).fill(POST);
  await page.goto(`${site.server().url}/robots.txt`);
  const other = await context.newPage();
  await other.goto(site.server().url);
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await other.getByRole('button', { name: 'Sign in with Google' }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
  await page.getByText('0/1080', { exact: true }).waitFor();
  expect(await page.getByLabel(BOX).inputValue()).toBe('');
});

test('an error that answers a press is brought into view', async () => {
  await using visitor = await site.visit('/', { width: 390, allow: /status of 401/ });
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 480 });
  await page.getByLabel('Enter the tweet you want to reply to').fill('Tabs are better.');
  const opening = page.waitForEvent('popup');
  await page.keyboard.press('Control+Enter'); // a pointer would bring the button into view, and what is below it
  await opening;
  const bottomOf = async () => {
    const box = await page.getByRole('alert').boundingBox();
    return (box?.y ?? NaN) + (box?.height ?? NaN);
  };
  await expect.poll(bottomOf).toBeLessThanOrEqual(480);
});

test('Generate opens the sign-in and goes on by itself, with the tone that is picked by then; the words for a visitor go', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  await page.getByLabel(BOX).fill(POST);
  const example = page.getByRole('figure', { name: /An example, in the tone Rage Bait/ });
  await example.getByText('Podcasts at least get edited.').waitFor();
  const opening = page.waitForEvent('popup');
  await page.getByLabel(BOX).press('Control+Enter');
  const popup = await opening;
  await page.getByRole('alert').getByText(WORDS, { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Sign in with Google' }).isEnabled()).toBe(true);
  await page.getByRole('radio', { name: 'Nice' }).check();
  await page.getByText('In fairness, the seventh person').waitFor();
  const asking = page.waitForRequest('**/api/quick-action');
  await popup.getByRole('button', { name: 'ada@example.com' }).click();
  expect((await asking).postDataJSON()).toMatchObject({ tweetText: POST, tone: 'nice' });
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await expect.poll(() => page.getByRole('figure').count()).toBe(0);
});

test('what is another post by the time one is signed in waits for another press', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  await page.getByLabel(BOX).fill(POST);
  const opening = page.waitForEvent('popup');
  await page.getByLabel(BOX).press('Control+Enter');
  const popup = await opening;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByLabel(BOX).fill('Something that is not finished');
  await popup.getByRole('button', { name: 'ada@example.com' }).click();
  await page.getByText('ada@example.com').waitFor();
  await page.getByText('of 5 daily uses').waitFor();
  expect(await page.getByRole('button', { name: 'Generate Replies' }).isEnabled()).toBe(true);
  expect(asked).not.toContain('/api/quick-action');
});

test('who closes what Generate opened is not told so; pressed at once the button opens another, which only signs in', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  const button = page.getByRole('button', { name: 'Sign in with Google' });
  const generate = page.getByRole('button', { name: 'Generate Replies' });
  const alerts = page.getByRole('alert');
  await page.getByLabel(BOX).fill(POST);
  const openBy = async (press: () => Promise<void>) => {
    const opening = page.waitForEvent('popup');
    await press();
    return opening;
  };
  const closed = await openBy(() => generate.click());
  const asked = page.waitForResponse('**/api/profile');
  await closed.close();
  await asked;
  expect(await alerts.allTextContents()).toEqual([WORDS]);

  const cancelled = await openBy(() => button.click());
  await cancelled.getByRole('button', { name: 'Cancel' }).click();
  await alerts.getByText('Sign-in was cancelled').waitFor();

  const former = await openBy(() => generate.click());
  const going = former.waitForEvent('close');
  const fresh = await openBy(() => button.click());
  await page.getByRole('button', { name: 'Signing in...' }).waitFor();
  await fresh.getByRole('button', { name: 'ada@example.com' }).click();
  await page.getByText('ada@example.com').waitFor();
  await going;
  await expect.poll(() => alerts.count()).toBe(0);
  expect(await page.getByLabel(BOX).inputValue()).toBe(POST);
});

test.each([
  [
    'The checkout provider cannot be reached right now. Nothing was charged. Please try again in a minute.',
    'The checkout provider cannot be reached right now. Nothing was charged. Please try again or contact support.',
  ],
  [
    'The checkout provider refused our request. Please contact support.',
    'The checkout provider refused our request. Please try again or contact support.',
  ],
  [null, 'Riposte cannot be reached. Please try again or contact support.'],
])('a checkout that cannot begin asks once to try again: %s', async (error, said) => {
  await using visitor = await site.visit('/premium', { allow: /status of 503|ERR_FAILED/ });
  const { page } = visitor;
  await page.route('**/api/checkout', (route) =>
    error === null
      ? route.abort()
      : route.fulfill({ status: 503, json: { error, code: 'commerce_x', requestId: 'x' } }),
  );
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await (await opening).getByRole('button', { name: 'ada@example.com' }).click();
  await page.getByRole('button', { name: 'Upgrade to Premium with Whop' }).click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toBe(`Failed to start checkout process: ${said}`);
});

test('who has paid already says so, and is told what was found', async () => {
  await using visitor = await site.visit('/', { allow: /status of 503/ });
  const { page } = visitor;
  await signIn(page, 'paid@example.org');
  await page.goto(`${site.server().url}/premium`);
  const paid = page.getByRole('button', { name: 'I have paid already' });
  await paid.click();
  const nothing = page.getByRole('status').filter({ hasText: 'No membership was found for paid@' });
  await nothing.getByRole('link', { name: 'Contact Us' }).waitFor();
  await page.route('**/api/premium/find', (route) =>
    route.fulfill({
      status: 503,
      json: { error: 'The provider is away.', code: 'membership_unchecked', requestId: 'x' },
    }),
  );
  await paid.click();
  await page.getByRole('alert').getByText('The provider is away.').waitFor();
  await page.unroute('**/api/premium/find');
  // Found, which the profile tells.
  await page.route('**/api/premium/find', (route) => route.fulfill({ json: { status: 'active' } }));
  await page.route('**/api/profile', async (route) => {
    const profile = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...profile, isPremium: true } });
  });
  await paid.click();
  await page.getByRole('heading', { name: 'Premium Active!' }).waitFor();
});

test('without a model nobody is sold AI: the premium page says who writes', async () => {
  await using visitor = await site.visit('/premium');
  await visitor.page.getByText('No AI is connected here').waitFor();
});
