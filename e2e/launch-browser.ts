import { chromium, type Browser } from 'playwright-core';
import { inject } from 'vitest';

/**
 * A real browser without a window, that asks nobody on the network for anything.
 * @throws Error saying how to get a browser, if the machine has none
 */
export async function launchBrowser(): Promise<Browser> {
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
