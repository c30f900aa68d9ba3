import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/open-database.ts';
import { findBrowser } from './find-browser.ts';
import { MIGRATED_DATA_DIR } from './start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where it is, or why there is none. */
    browser: { path: string } | { problem: string };
  }
}

/**
 * Does what is dear once, before any test's time runs: finds the browser, which may have to be
 * downloaded, and makes the folder that each server's own is a copy of.
 */
export async function setup(project: TestProject): Promise<() => void> {
  project.provide('browser', describeBrowser());
  const folder = mkdtempSync(join(tmpdir(), 'riposte-e2e-migrated-'));
  const logger = pino({ level: 'silent' });
  await (await openDatabase({ url: null, dataDir: folder, logger })).close();
  process.env[MIGRATED_DATA_DIR] = folder; // what runs the tests inherits it
  return () => rmSync(folder, { recursive: true, force: true });
}

function describeBrowser(): { path: string } | { problem: string } {
  try {
    return { path: findBrowser() };
  } catch (error) {
    // The tests of other projects run all the same; those that need it say this.
    return { problem: (error as Error).message }; // findBrowser throws only errors
  }
}
