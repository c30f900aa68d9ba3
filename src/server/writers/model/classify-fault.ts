import { APICallError } from '@ai-sdk/provider';
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
    | 'no_credit'
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
  const told = readTold(error);
  const { statusCode } = told;
  if (isWithoutCredit(told)) return { kind: 'no_credit', isRetryable: false };
  // Also 403 where a key's project may not use the model, and 400 of some calls.
  if (told.names.includes('model_not_found')) return { kind: 'no_model', isRetryable: false };
  if (told.names.some((name) => REFUSED_CALLER.has(name))) {
    return { kind: 'auth', isRetryable: false };
  }
  if (statusCode === undefined) return { kind: 'network', isRetryable: true };
  const headers = APICallError.isInstance(error) ? error.responseHeaders : undefined;
  return byStatus(statusCode, headers?.['retry-after']);
}

/** What a post that is not answered is called where it is refused like a call that is wrong, with a 400. */
const REFUSED_POST: ReadonlySet<unknown> = new Set([
  ...['content_filter', 'content_policy_violation'],
  ...['invalid_prompt', 'bio_policy', 'cyber_policy'], // OpenAI's own
]);
/** Anthropic calls it an invalid request as any other: by these words alone it is told from them. */
const BLOCKED_ANSWER = 'Output blocked by content filtering policy';

/** What no second try and no minute mends, though OpenAI and Google say 429 as to who asks too often. */
const NO_CREDIT: ReadonlySet<unknown> = new Set(['insufficient_quota', 'billing_error']);
/** How Anthropic and Google begin to say so. */
const NO_CREDIT_WORDS = [
  'Your credit balance is too low',
  'You have reached your specified API usage limits',
  'Your prepayment credits are depleted',
];

/** Google's names for a wrong key and for a country that it does not serve, which are a 400. */
const REFUSED_CALLER: ReadonlySet<unknown> = new Set(['API_KEY_INVALID', 'FAILED_PRECONDITION']);

/**
 * What a provider says of a failure: in a refusal, or in an event of a stream that had begun, of which its
 * package makes a plain object.
 */
function readTold(error: unknown) {
  const { message, statusCode, code, type, data } = toFields(error);
  const event = toFields(data);
  const inside = toFields(event['error'] ?? toFields(event['response'])['error'] ?? data);
  const details: unknown[] = Array.isArray(inside['details']) ? inside['details'] : [];
  return {
    message: typeof message === 'string' ? message : '',
    statusCode: typeof statusCode === 'number' ? statusCode : undefined,
    names: [
      ...[code, type, inside['code'], inside['type'], inside['status']],
      ...details.map((detail) => toFields(detail)['reason']),
    ],
  };
}

type Fields = Readonly<Record<string, unknown>>;

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function isWithoutCredit({ statusCode, names, message }: ReturnType<typeof readTold>): boolean {
  const isSaid = NO_CREDIT_WORDS.some((words) => message.startsWith(words));
  return statusCode === 402 || isSaid || names.some((name) => NO_CREDIT.has(name));
}

/** Whether a provider refused a call for what the post says, and none of how it is written. */
export function isRefusedPost(error: unknown): boolean {
  const { names, message } = readTold(error);
  return names.some((name) => REFUSED_POST.has(name)) || message === BLOCKED_ANSWER;
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
