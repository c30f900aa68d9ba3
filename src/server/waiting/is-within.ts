/**
 * Waits for some work, but not for ever. What takes longer goes on, and how it ends is nobody's. An
 * answer that came while this process was busy itself has come in time: it is looked for once more.
 * @returns false when it takes longer
 * @throws what the work throws in time
 */
export async function isWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => setImmediate(resolve, false), ms);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
