import type { WriterProvider } from '#contract/writer-providers.ts';

/** What a person calls them. */
export const PROVIDER_NAMES: Record<WriterProvider, string> = {
  google: 'Google',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  'openai-compatible': "a server with OpenAI's API",
  builtin: 'Built-in writer',
};
