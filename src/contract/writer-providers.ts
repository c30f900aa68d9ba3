/** Who can be asked to write. */
export const WRITER_PROVIDERS = [
  'google',
  'openai',
  'anthropic',
  'openai-compatible',
  'builtin',
] as const;
export type WriterProvider = (typeof WRITER_PROVIDERS)[number];

/** The first writes; each of the others where the one before it fails before its first reply. */
export const MAX_WRITERS = 4;
