import type { LocalModel } from './model/find-local-server.ts';
import type { OwnModel } from './model/select-writer.ts';

/**
 * Who writes, for the lines that the start prints.
 * @param writer.found the model that serves on this machine, where nobody named one
 * @param writer.own the one that `npm run model` got, where it writes
 * @param writer.isChosen true where operators chose it in the tab 'Writer'
 * @param writer.isSold true where premium is sold for real money
 */
export function describeWriter(writer: {
  name: string;
  found: LocalModel | null;
  own: OwnModel | null;
  isChosen?: boolean;
  isSold: boolean;
}): string {
  const { name, found, own, isChosen = false, isSold } = writer;
  if (isChosen) return `${name}, chosen in the tab 'Writer'`;
  if (own !== null) {
    return `${own.title} in a process of its own, got by npm run model; AI_MODEL=builtin says no to it`;
  }
  if (found !== null) {
    return `${found.model} of ${found.server} on this machine (${found.baseUrl}); AI_MODEL=builtin says no to it`;
  }
  if (name !== 'builtin') return name;
  return isSold
    ? "built-in writer: premium's 'AI-generated' is untrue until AI_MODEL and a key are set, and /premium says so"
    : "built-in writer; for sharper replies: npm run model, Ollama, or a provider's key";
}
