/** Things that hold for a while, each for the same time. */
export interface ShortMemory<Value> {
  add(key: string, value: Value): void;
  /** @returns null when there is none, or none any more */
  get(key: string): Value | null;
  /** As `get`, and forgets it: the next one gets null. */
  take(key: string): Value | null;
}

/**
 * Remembers in memory and drops what has run out when something is added. What came first runs out first,
 * so only the front is looked at, however much there is.
 * @param options.most so many at once; the oldest make room
 */
export function createShortMemory<Value>(options: {
  now: () => Date;
  keptMs: number;
  most: number;
}): ShortMemory<Value> {
  const { now, keptMs, most } = options;
  const entries = new Map<string, { value: Value; untilMs: number }>();

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (entries.size < most && holds(entry)) return;
      entries.delete(key);
    }
  }

  function holds({ untilMs }: { untilMs: number }): boolean {
    return untilMs > now().getTime();
  }

  function get(key: string): Value | null {
    const entry = entries.get(key);
    return entry !== undefined && holds(entry) ? entry.value : null;
  }

  return {
    add(key, value) {
      makeRoom();
      entries.set(key, { value, untilMs: now().getTime() + keptMs });
    },
    get,
    take(key) {
      const value = get(key);
      entries.delete(key);
      return value;
    },
  };
}
