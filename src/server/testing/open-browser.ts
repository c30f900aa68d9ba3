import { createBrowser, type Browser } from './create-browser.ts';
import type { TestApp } from './create-test-app.ts';

/** A browser of somebody who opens a test's application, at the address that people open. */
export function openBrowser(app: TestApp): Browser {
  return createBrowser({
    fetch: (url, init) => app.request(url, init),
    origin: app.deps.config.publicUrl,
  });
}
