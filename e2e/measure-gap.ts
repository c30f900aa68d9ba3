import type { Locator } from 'playwright-core';

/** From the lower edge of one to the upper edge of the other, in CSS pixels. */
export async function measureGap(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  if (above === null || below === null) throw new Error('One of the two is not to be seen.');
  return below.y - above.y - above.height;
}
