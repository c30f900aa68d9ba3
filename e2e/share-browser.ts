import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';

let shared: Promise<Browser> | null = null;

/**
 * A real browser without a window, that asks nobody on the network for anything. One for the files of
 * a process, and ends with it: to start one takes a second of the processor. Whoever visits has a
 * context of their own.
 * @throws Error saying how to get a browser, if the machine has none
 */
export function shareBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

async function launch(): Promise<Browser> {
  const found = inject('browser');
  if ('problem' in found) throw new Error(found.problem);
  return chromium.launch({
    executablePath: found.path,
    headless: true,
    // Chromium's sandbox cannot be had as root; the pages are our own.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
