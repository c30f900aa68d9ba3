import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

let shared: Promise<Browser> | null = null;

/**
 * One browser for the files of a process, and ends with it: to start one takes a second of the
 * processor. Whoever visits has a context of their own.
 * @throws Error saying how to get a browser, if the machine has none
 */
export function shareBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

async function launch(): Promise<Browser> {
  const found = inject('browser');
  if ('problem' in found) throw new Error(found.problem);
  return launchBrowser(found.path);
}
