import { PROVIDER_NAMES } from './provider-names.ts';

/** A writer as operators read it. */
export function nameCandidate(writer: string): string {
  return writer === 'builtin' ? PROVIDER_NAMES.builtin : writer;
}
