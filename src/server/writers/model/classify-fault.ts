import { APICallError } from '@ai-sdk/provider';
import { z } from 'zod';
import {
  BrowserFaultError,
  EmptyAnswerError,
  EndlessAnswerError,
  FilteredAnswerError,
} from './answer-errors.ts';

/** Why a stream ended without (all) its replies. */
export interface Fault {
  kind:
    | 'empty'
    | 'no_json'
    | 'filtered'
    | 'timeout'
    | 'auth'
    | 'no_model'
    | 'rate_limited'
    | 'bad_request'
    | 'upstream'
    | 'network';
  isRetryable: boolean;
  /** What the provider asked for. */
  retryAfterMs?: number;
}

/** Names a failure of a model's stream, from whatever the provider's package throws. */
export function classifyFault(error: unknown): Fault {
  if (error instanceof EmptyAnswerError) {
    return { kind: error.isList ? 'empty' : 'no_json', isRetryable: true };
  }
  if (error instanceof EndlessAnswerError) return { kind: 'no_json', isRetryable: false };
  if (error instanceof FilteredAnswerError) return { kind: 'filtered', isRetryable: false };
  if (error instanceof BrowserFaultError) {
    return { kind: error.fault === 'refused' ? 'filtered' : 'no_model', isRetryable: false };
  }
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { kind: 'timeout', isRetryable: false };
  }
  if (isRefusedPost(error)) return { kind: 'filtered', isRetryable: false };
  if (APICallError.isInstance(error) && error.statusCode !== undefined) {
    return byStatus(error.statusCode, error.responseHeaders?.['retry-after']);
  }
  return { kind: 'network', isRetryable: true };
}

/** What a post that is not answered is called where it is refused like a call that is wrong, with a 400. */
const refusalSchema = z.object({
  error: z.object({ code: z.enum(['content_filter', 'content_policy_violation']) }),
});

/** Whether a provider refused a call for what the post says, and none of how it is written. */
export function isRefusedPost(error: unknown): boolean {
  return APICallError.isInstance(error) && refusalSchema.safeParse(error.data).success;
}

function byStatus(status: number, retryAfter: string | undefined): Fault {
  if (status === 401 || status === 403) return { kind: 'auth', isRetryable: false };
  if (status === 404) return { kind: 'no_model', isRetryable: false };
  if (status === 429) {
    const seconds = Number(retryAfter);
    const retryAfterMs = Number.isFinite(seconds) && retryAfter ? seconds * 1000 : 500;
    return { kind: 'rate_limited', isRetryable: true, retryAfterMs };
  }
  if (status === 408 || status >= 500) return { kind: 'upstream', isRetryable: true };
  // A 200 whose body breaks off is an APICallError with that status.
  if (status < 300) return { kind: 'upstream', isRetryable: true };
  return { kind: 'bad_request', isRetryable: false };
}
