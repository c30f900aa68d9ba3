import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { shareBrowser } from './share-browser.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { visit, type Visitor, type VisitOptions } from './visitor.ts';

/** The real server and a real browser, for the tests of one file. */
export interface Site {
  server: () => RunningServer;
  /** Opens a page as a new visitor. */
  visit: (path?: string, options?: VisitOptions) => Promise<Visitor>;
}

/**
 * Starts both before the file's tests and ends them after.
 * @param options.env settings on top of none, known only when the tests begin
 */
export function setUpSite(options: { env?: () => Promise<Record<string, string>> } = {}): Site {
  let browser: Browser;
  let server: RunningServer;
  beforeAll(async () => {
    const env = (await options.env?.()) ?? {};
    [browser, server] = await Promise.all([shareBrowser(), startServer({ env })]);
  });
  afterAll(() => server?.[Symbol.asyncDispose]());
  return {
    server: () => server,
    visit: (path = '/', visitOptions = {}) => visit(browser, server.url + path, visitOptions),
  };
}
