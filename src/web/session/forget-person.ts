import { browserStorage, clearStoredValues } from './stored-values.ts';

const forgetters = new Set<() => void>();

/** What is to be forgotten besides, when a person signs out. */
export function onForgetPerson(forget: () => void): void {
  forgetters.add(forget);
}

/** Whoever signed out leaves nothing to the next person at this browser. */
export function forgetPerson(): void {
  clearStoredValues(browserStorage());
  for (const forget of forgetters) forget();
}
