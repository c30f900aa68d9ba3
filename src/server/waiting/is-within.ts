/**
 * Waits for some work, but not for ever. What takes longer goes on, and how it ends is nobody's.
 * @returns false when it takes longer
 * @throws what the work throws in time
 */
export async function isWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
