import type { LocalModel } from './model/find-local-server.ts';

/**
 * Who writes, for the lines that the start prints.
 * @param writer.found the model that serves on this machine, where nobody named one
 * @param writer.isSold true where premium is sold for real money
 */
export function describeWriter(writer: {
  name: string;
  found: LocalModel | null;
  isSold: boolean;
}): string {
  const { name, found, isSold } = writer;
  if (found !== null) {
    return `${found.model} of ${found.server} on this machine (${found.baseUrl}); AI_MODEL=builtin says no to it`;
  }
  if (name !== 'builtin') return name;
  return isSold
    ? "built-in writer: premium's 'AI-generated' is untrue until AI_MODEL and a key are set, and /premium says so"
    : 'built-in writer; set AI_MODEL and a key for sharper replies';
}
