/**
 * As much of a browser's storage as is asked for here.
 * @param options.isFull it keeps nothing
 */
export function createStorage(options: { isFull?: boolean } = {}): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (options.isFull === true) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, text);
    },
    removeItem: (name: string) => void kept.delete(name),
    get length() {
      return kept.size;
    },
  } as unknown as Storage; // the members that are used
}
