/** Of the Prompt API (https://webmachinelearning.github.io/prompt-api), as much as is used. */
export interface LanguageModelFactory {
  availability(options: Languages): Promise<string>;
  create(
    options: Languages & {
      initialPrompts: readonly { role: 'system'; content: string }[];
      signal: AbortSignal;
    },
  ): Promise<{
    promptStreaming(message: string, options: { signal: AbortSignal }): ReadableStream<string>;
    destroy(): void;
  }>;
}

/** What the model is asked about, and asked with: the same both times. */
interface Languages {
  expectedInputs: readonly Expected[];
  expectedOutputs: readonly Expected[];
}
interface Expected {
  type: 'text';
  languages: readonly string[];
}

export function findFactory(): LanguageModelFactory | undefined {
  return (globalThis as { LanguageModel?: LanguageModelFactory }).LanguageModel;
}

/** @param language of the replies; the brief is English, whatever the post is */
export function describeLanguages(language: string): Languages {
  const describe = (...languages: string[]): Expected[] => [{ type: 'text', languages }];
  return {
    expectedInputs: describe('en', ...(language === 'en' ? [] : [language])),
    expectedOutputs: describe(language),
  };
}

/**
 * Whether the browser's own model writes a language on this device.
 * @returns as the API says it; 'unavailable' too where there is none, or it takes no such language
 */
export async function readAvailability(language: string): Promise<string> {
  try {
    return (await findFactory()?.availability(describeLanguages(language))) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}
