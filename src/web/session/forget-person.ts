import { browserStorage, clearStoredValues } from './stored-values.ts';

/** What forgets the rest, when a person signs out; what takes its time answers a promise. */
export const forgetters: (() => unknown)[] = [];

/** Whoever signed out leaves nothing to the next person at this browser: all is gone when this ends. */
export async function forgetPerson(): Promise<void> {
  clearStoredValues(browserStorage());
  await Promise.all(forgetters.map((forget) => forget()));
}
