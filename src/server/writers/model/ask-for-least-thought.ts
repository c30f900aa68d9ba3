import { APICallError } from '@ai-sdk/provider';
import { isRefusedPost } from './classify-fault.ts';
import type { StreamingModel } from './model-writer.ts';

/** What is said of thoughts, the least first. */
const WORDS = ['none', 'low', 'provider-default'] as const;

/**
 * Models that are asked to think as little as they take. The providers' packages know by its name alone
 * what a model takes, and send others a word that is refused; then the next one is tried, and kept.
 * @param open a model of one provider
 */
export function askForLeastThought(
  open: (name: string) => StreamingModel,
): (name: string) => StreamingModel {
  const taken = new Map<string, number>();
  return (name) => {
    const model = open(name);
    return {
      modelId: model.modelId,
      doStream: async (asked) => {
        for (let at = taken.get(name) ?? 0; ; at += 1) {
          const reasoning = WORDS[at] ?? 'provider-default';
          try {
            const answer = await model.doStream({ ...asked, reasoning });
            taken.set(name, at);
            return answer;
          } catch (error) {
            if (reasoning === 'provider-default' || !isRefusedWord(error)) throw error;
          }
        }
      },
    };
  };
}

/** OpenAI names the parameter `reasoning.effort`, Google and Anthropic speak of thinking. */
function isRefusedWord(error: unknown): boolean {
  if (!APICallError.isInstance(error) || error.statusCode !== 400) return false;
  return /reasoning|thinking/i.test(error.responseBody ?? '') && !isRefusedPost(error);
}
