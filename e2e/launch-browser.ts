import { chromium, type Browser } from 'playwright-core';

/**
 * Starts a real browser without a window, that asks nobody on the network for anything.
 * @param path of its program
 */
export function launchBrowser(path: string): Promise<Browser> {
  return chromium.launch({
    executablePath: path,
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
