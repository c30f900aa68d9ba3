import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/** A real browser without a window, that asks nobody on the network for anything. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
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
