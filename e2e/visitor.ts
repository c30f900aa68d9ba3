import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, onTestFailed } from 'vitest';
import { bringSession } from './bring-session.ts';

/** A person at a browser of their own; anything the page complains of fails the test. */
export interface Visitor extends AsyncDisposable {
  context: BrowserContext;
  page: Page;
  /** What the console and the Content-Security-Policy complained of. */
  complaints: string[];
}

export interface VisitOptions {
  width?: number;
  dark?: boolean;
  /** What the browser asks for; English where nothing is said. */
  locale?: string;
  /** In a browser that runs no script. */
  withoutScript?: boolean;
  /** Signed in already, with this e-mail; without it as somebody who was never here. */
  as?: string;
  /** Complaints that a test provokes on purpose. */
  allow?: RegExp;
}

/** Characters of a page, where a test failed. */
const MOST_TOLD = 3000;

/** A page of a slow machine with other work takes its time. */
const PATIENCE_MS = 60_000;

/** Opens an address in a browser of the visitor's own. */
export async function visit(
  browser: Browser,
  url: string,
  options: VisitOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1280, height: 900 },
    colorScheme: options.dark === true ? 'dark' : 'light',
    javaScriptEnabled: options.withoutScript !== true,
    ...(options.locale !== undefined && { locale: options.locale }),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type()) || options.allow?.test(text) === true)
      return;
    // A visitor who is not signed in is asked about with a 401, which the browser reports.
    if (/status of 401/.test(text)) return;
    complaints.push(text);
  });
  let left = '';
  onTestFailed(() => void process.stderr.write(`${left}\n`));
  if (options.as !== undefined) await bringSession(context, { url, email: options.as });
  const page = await context.newPage();
  await page.goto(url);
  if (options.as !== undefined && new URL(url).pathname === '/') {
    await page.getByText(options.as).waitFor({ state: 'attached' }); // behind the photo on a phone
  }
  return {
    context,
    page,
    complaints,
    [Symbol.asyncDispose]: async () => {
      left = await describePages(context);
      // A handler that still asks for its page's answer would fail the run, not this test.
      for (const open of [context, ...context.pages()]) {
        await open.unrouteAll({ behavior: 'ignoreErrors' });
      }
      await context.close();
      expect(complaints).toEqual([]);
    },
  };
}

/** What stood on the screen when a test ended: why one failed that mostly does not is told nowhere else. */
async function describePages(context: BrowserContext): Promise<string> {
  const said = context.pages().map(async (page) => {
    const text = await page
      .evaluate(() => document.body.innerText)
      .catch((error: unknown) => String(error));
    return `${page.url()}\n${text.slice(0, MOST_TOLD)}`;
  });
  return (await Promise.all(said)).join('\n---\n');
}

/** Signs in through the popup with the sandbox account of this e-mail. */
export async function signIn(page: Page, email: string): Promise<void> {
  await chooseAccount(page, email);
  // Behind the photo on a phone.
  await page.getByText(email).waitFor({ state: 'attached' });
}

/** The same on a page that does not show the e-mail afterwards. */
export async function chooseAccount(page: Page, email: string): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await opening;
  await popup.getByRole('heading', { name: 'Choose an account' }).waitFor();
  const known = popup.getByRole('button', { name: email });
  if ((await known.count()) > 0) await known.click();
  else {
    await popup.getByRole('button', { name: 'Use another account' }).click();
    await popup.getByLabel('Email').fill(email);
    await popup.getByLabel('Name').fill(email.split('@')[0] ?? email);
    await popup.getByRole('button', { name: 'Continue' }).click();
  }
}
