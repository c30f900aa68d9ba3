import { browserStorage, clearStoredValues } from './stored-values.ts';

const forgetters = new Set<() => unknown>();

/** What is to be forgotten besides, when a person signs out; what takes its time answers a promise. */
export function onForgetPerson(forget: () => unknown): void {
  forgetters.add(forget);
}

/** Whoever signed out leaves nothing to the next person at this browser: all is gone when this ends. */
export async function forgetPerson(): Promise<void> {
  clearStoredValues(browserStorage());
  await Promise.all([...forgetters].map((forget) => forget()));
}
