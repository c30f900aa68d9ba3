import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Fails by what axe knows to be wrong in what the page shows now, and where it scrolls sideways.
 * @param options.onlyColours for a page that was looked at whole in the other light
 */
export async function expectAccessible(page: Page, { onlyColours = false } = {}): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (onlyColours) axe.withTags('cat.color');
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
