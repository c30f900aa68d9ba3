import { hash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, in a time that tells nothing of either. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
