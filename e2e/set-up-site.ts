import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { copyPostgres } from '#server/testing/test-database.ts';
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
 * @param options.isEmbedded with the embedded database, which takes the processor three times as long
 *   to be ready; else with one of this run's PostgreSQL
 */
export function setUpSite(
  options: { env?: () => Promise<Record<string, string>>; isEmbedded?: boolean } = {},
): Site {
  const made = new AsyncDisposableStack();
  let browser: Browser;
  let server: RunningServer;
  beforeAll(async () => {
    const database = options.isEmbedded === true ? {} : await openDatabase();
    const env = { ...database, ...(await options.env?.()) };
    [browser, server] = await Promise.all([shareBrowser(), startServer({ env })]);
    made.use(server);
  });
  afterAll(() => made.disposeAsync());
  return {
    server: () => server,
    visit: (path = '/', visitOptions = {}) => visit(browser, server.url + path, visitOptions),
  };

  async function openDatabase(): Promise<Record<string, string>> {
    const { url } = made.use(await copyPostgres(readPostgresUrl()));
    return { DATABASE_URL: url };
  }
}

/** Of the PostgreSQL that this run started. */
export function readPostgresUrl(): string {
  const source = inject('testDatabase');
  if (source.kind !== 'postgres') throw new Error('The browser tests run on PostgreSQL.');
  return source.url;
}
