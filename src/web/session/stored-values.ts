/** What this browser remembers of the day, for a first paint and for when the server is away. */
export interface UsageData {
  userId: string;
  /** YYYY-MM-DD, UTC. */
  date: string;
  count: number;
  isPremium: boolean;
  remaining: number;
}

const NAMES = ['isPremium', 'user_email', 'usageData'] as const;

/**
 * Browser-stored values, under the described names. The server never reads them. A browser that
 * refuses storage (private mode, full, blocked) just remembers nothing.
 */
export function readUsageData(storage: Storage | null): UsageData | null {
  try {
    const data = JSON.parse(String(storage?.getItem('usageData'))) as Partial<UsageData> | null;
    const isWhole =
      data !== null &&
      typeof data.userId === 'string' &&
      typeof data.date === 'string' &&
      Number.isInteger(data.count) &&
      Number.isInteger(data.remaining) &&
      typeof data.isPremium === 'boolean';
    return isWhole ? (data as UsageData) : null; // every field was just checked
  } catch {
    return null; // not JSON, or no storage
  }
}

/** @returns the e-mail of whose day is remembered; null where none is */
export function readUserEmail(storage: Storage | null): string | null {
  try {
    return storage?.getItem('user_email') ?? null;
  } catch {
    return null; // storage is refused
  }
}

/** Drops what is remembered of anybody but this person. */
export function clearValuesOfOthers(storage: Storage | null, userId: string): void {
  const former = readUsageData(storage);
  if (former?.userId !== userId) clearStoredValues(storage);
}

/** Remembers the day. What belonged to another person is dropped first. */
export function storeUsageData(
  storage: Storage | null,
  { email, ...data }: UsageData & { email: string },
): void {
  clearValuesOfOthers(storage, data.userId);
  try {
    storage?.setItem('isPremium', String(data.isPremium));
    storage?.setItem('user_email', email);
    storage?.setItem('usageData', JSON.stringify(data));
  } catch {
    // Storage is full or refused: the next visit paints without it.
  }
}

/**
 * Listens to other tabs: what they are told of the day, they store.
 * @returns a function that stops listening
 */
export function onUsageStored(onChange: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === 'usageData' && newValue !== null) onChange();
  };
  globalThis.addEventListener('storage', listen);
  return () => globalThis.removeEventListener('storage', listen);
}

export function clearStoredValues(storage: Storage | null): void {
  try {
    for (const name of NAMES) storage?.removeItem(name);
  } catch {
    // Storage is refused: there is nothing to clear.
  }
}

/** The browser's storage, or null where even asking for it throws. */
export function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
