import type { TestProject } from 'vitest/node';
import { findBrowser } from './find-browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where it is, or why there is none. */
    browser: { path: string } | { problem: string };
  }
}

/** Finds the browser once, and before any test's time runs: it may have to be downloaded. */
export function setup(project: TestProject): void {
  project.provide('browser', describeBrowser());
}

function describeBrowser(): { path: string } | { problem: string } {
  try {
    return { path: findBrowser() };
  } catch (error) {
    // The tests of other projects run all the same; those that need it say this.
    return { problem: (error as Error).message }; // findBrowser throws only errors
  }
}
