import type { Page } from 'playwright-core';

/** Of the button that has copied, ms. */
export const COPIED_MS = 2000;

/**
 * What the page shows for this long stays from now on: a test that has to find it while it is there
 * would race a clock, on a busy machine in vain.
 */
export async function holdTimers(page: Page, heldMs: number): Promise<void> {
  await page.evaluate((held) => {
    const set = globalThis.setTimeout;
    const setOthers = (run: () => void, ms?: number) => (ms === held ? 0 : set(run, ms));
    Object.assign(globalThis, { setTimeout: setOthers });
  }, heldMs);
}

/** What the page shows for this long is over at once. */
export async function hurryTimers(page: Page, hurriedMs: number): Promise<void> {
  await page.evaluate((hurried) => {
    const set = globalThis.setTimeout;
    const setAll = (run: () => void, ms?: number) => set(run, ms === hurried ? 0 : ms);
    Object.assign(globalThis, { setTimeout: setAll });
  }, hurriedMs);
}
