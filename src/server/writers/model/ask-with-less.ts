import { APICallError } from '@ai-sdk/provider';
import { isRefusedPost } from './classify-fault.ts';

/** What of a call not every server takes. */
export interface CallForm {
  /** What is said of thoughts: the first, or where that is refused the next; at last nothing. */
  notToThink: readonly object[];
  /** How it says how long the answer may be; null where it does not. */
  limit: LimitName | null;
}

/** The second is what OpenAI calls it for its models that think, also at Azure: they refuse the first. */
export type LimitName = 'max_tokens' | 'max_completion_tokens';

/**
 * Asks with less as long as a server refuses a call for how it is written.
 * @returns also what it took
 */
export async function askWithLess<Answer>(
  form: CallForm,
  ask: (form: CallForm) => Promise<Answer>,
): Promise<{ answer: Answer; form: CallForm }> {
  try {
    return { answer: await ask(form), form };
  } catch (error) {
    const less = leaveOut(form, error);
    if (less === null) throw error;
    return await askWithLess(less, ask);
  }
}

function leaveOut({ notToThink, limit }: CallForm, error: unknown): CallForm | null {
  const isForm = APICallError.isInstance(error) && [400, 422].includes(error.statusCode ?? 0);
  if (!isForm || isRefusedPost(error)) return null;
  const { message } = error;
  // vLLM refuses where its context has no room for the longest answer; asked for none it gives what there is.
  if (message.includes('context length'))
    return limit === null ? null : { notToThink, limit: null };
  if (limit !== null) {
    if (limit === 'max_tokens' && message.includes('max_completion_tokens')) {
      return { notToThink, limit: 'max_completion_tokens' };
    }
    if (message.includes('max_tokens')) return { notToThink, limit: null };
  }
  return notToThink.length === 0 ? null : { notToThink: notToThink.slice(1), limit };
}
