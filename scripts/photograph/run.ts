// Photographs every screen of a server of its own, with sandboxes for what is outside.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bringSession } from '../../e2e/bring-session.ts';
import { findBrowser } from '../../e2e/find-browser.ts';
import { launchBrowser } from '../../e2e/launch-browser.ts';
import { OPERATOR_ENV, signInAsOperator } from '../../e2e/operator.ts';
import { startServer } from '../../e2e/start-server.ts';
import { makeIndex, nameOf, THEMES, WIDTHS } from './make-index.ts';
import { SCREENS, type Role, type Screen } from './screens.ts';

/** What each width is high, px: a phone, a larger one, a window. */
const HEIGHTS: Record<(typeof WIDTHS)[number], number> = { 360: 780, 390: 844, 1440: 900 };

const folder = resolve(process.argv[2] ?? 'photographs');
mkdirSync(folder, { recursive: true });
const startedMs = performance.now();
{
  await using server = await startServer({ env: OPERATOR_ENV });
  const browser = await launchBrowser(findBrowser());
  try {
    // The operator last, when there is something to see.
    const { operator = [], ...others } = Object.groupBy(SCREENS, ({ role }) => role);
    await Promise.all(
      Object.values(others).map((screens) => photograph(browser, server.url, screens)),
    );
    await photograph(browser, server.url, operator);
  } finally {
    await browser.close();
  }
}
writeFileSync(join(folder, 'index.html'), makeIndex(SCREENS.map(({ name }) => name)));
const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
const count = SCREENS.length * WIDTHS.length * THEMES.length;
console.log(
  `${count} photographs of ${SCREENS.length} screens in ${seconds} s: ${folder}/index.html`,
);

/** One person's screens, in their order: what was done on one is there on the next. */
async function photograph(
  browser: Browser,
  url: string,
  screens: readonly Screen[],
): Promise<void> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await signIn(context, { url, role: screens[0]?.role });
  for (const { name, path, prepare } of screens) {
    const page = await context.newPage();
    await page.goto(url + path);
    await prepare?.(page).catch((cause: unknown) => {
      throw new Error(`The screen "${name}" is not there`, { cause });
    });
    await page.evaluate('document.fonts.ready');
    await shootAll(page, name);
    await page.close();
  }
  await context.close();
}

async function shootAll(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      const path = join(folder, nameOf({ screen: name, width, theme }));
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
  }
}

async function signIn(
  context: BrowserContext,
  { url, role }: { url: string; role: Role | undefined },
): Promise<void> {
  if (role === 'operator') await signInAsOperator(context.request, url);
  if (role === 'person') await bringSession(context, { url, email: 'ada.lovelace@example.com' });
  if (role === 'premium') await bringSession(context, { url, email: 'grace.hopper@example.com' });
}
