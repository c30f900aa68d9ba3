/**
 * How long something takes, in ms: the best of some tries, since what else the machine does makes
 * none of them faster. Ends with the first that is fast enough.
 */
export function measureBestMs(
  work: () => void,
  { tries, enoughMs }: { tries: number; enoughMs: number },
): number {
  let best = Infinity;
  for (let done = 0; done < tries && best > enoughMs; done += 1) {
    const beganMs = performance.now();
    work();
    best = Math.min(best, performance.now() - beganMs);
  }
  return best;
}
