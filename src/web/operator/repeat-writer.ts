import type { KeptWriter, TypedWriter } from '#contract/writer-settings.ts';

/** A writer that is kept, to be kept on: its key stays with the server. */
export function repeatWriter({ provider, model, baseUrl }: KeptWriter): TypedWriter {
  return { provider, model, ...(baseUrl !== null && { baseUrl }) };
}
