/**
 * A fast, cheap model of each provider: what a person waits for is the first reply. None of them may
 * have a day on which it is switched off: docs/decisions/039-models-that-think.md.
 */
export const DEFAULT_MODELS = {
  google: 'gemini-3.5-flash-lite',
  openai: 'gpt-6-luna',
  anthropic: 'claude-haiku-5-5',
} as const;
