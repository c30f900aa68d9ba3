import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** In the page it costs half of what the package's usual text does. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails by what axe knows to be wrong in what the page shows now, where it scrolls sideways, and where what can
 * be pressed is too small for a pointer, or on a phone for a finger.
 * @param options.onlyColours for a page that was looked at whole in the other light
 */
export async function expectAccessible(page: Page, { onlyColours = false } = {}): Promise<void> {
  // Every page has one, which may still be on its way where the page is fetched by itself.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await page.evaluate(standStill);
  const options: axeCore.RunOptions = {
    resultTypes: ['violations'], // of the rest only numbers: half the work
    ...(onlyColours && { runOnly: ['cat.color'] }),
  };
  const violations = await page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: typeof axeCore }; // put there above
    const found = (await axe.run(asked)).violations;
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, options);
  expect(violations).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  if (onlyColours) return;
  const isPhone = (page.viewportSize()?.width ?? 0) <= 640;
  expect(await page.evaluate(findSmallTargets, isPhone ? 44 : 24)).toEqual([]);
}

/**
 * Runs in the page: what can be pressed and is smaller than that, px. A choice is pressed by its label; a link
 * inside a sentence is as high as its line.
 */
function findSmallTargets(least: number): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary',
  );
  return [...all].flatMap((element) => {
    const target = element.closest('label') ?? element;
    const seen = target.getBoundingClientRect();
    // What lies over it, beyond its edges, is pressed like itself.
    const over = getComputedStyle(target, '::after');
    const reach = (side: 'width' | 'height') =>
      Math.round(Math.max(seen[side], Number.parseFloat(over[side]) || 0));
    const isSeen = target.checkVisibility({ visibilityProperty: true }) && seen.width > 1;
    const isInSentence = getComputedStyle(target).display === 'inline';
    const isLarge = reach('width') >= least && reach('height') >= least;
    if (!isSeen || isInSentence || isLarge) return [];
    return [`${reach('width')} x ${reach('height')}: ${target.outerHTML.slice(0, 120)}`];
  });
}

/** Runs in the page: what is still fading in has not its colours yet. */
async function standStill(): Promise<void> {
  const moving = document.getAnimations().filter((animation) => {
    const endMs = animation.effect?.getComputedTiming().endTime;
    return typeof endMs === 'number' && Number.isFinite(endMs);
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
