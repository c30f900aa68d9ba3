import { ADDRESSES, type RouteName } from '#contract/addresses.ts';
import type { AnswerOf, ParamsOf, QueryOf, SentBodyOf } from '#contract/api.ts';
import { PAGE_ERRORS, type ErrorCode } from '#contract/errors.ts';
import { facts } from './facts.ts';
import { t } from './words/t.ts';

/** An answer that is not OK, in words for the person. */
export class ApiError extends Error {
  readonly status: number;
  /** Null when the answer was not one of ours. */
  readonly code: ErrorCode | null;

  /** @param details.cause the body of the answer */
  constructor(
    message: string,
    details: { status: number; code: ErrorCode | null; cause?: unknown },
  ) {
    super(message, details);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
  }
}

/** What a person reads when nothing came back at all. */
export const UNREACHABLE =
  'Riposte cannot be reached. Check your connection and try again; your text is still here.';

/** What this page knows of the API: the operator's pages bring their own part. */
const addresses: Partial<Record<RouteName, string>> = { ...ADDRESSES };

/** Lets the page call more routes. */
export function addAddresses(more: Partial<Record<RouteName, string>>): void {
  Object.assign(addresses, more);
}

/** What a call carries: the parts that its route has. */
type Parts<Name extends RouteName> = {
  /** What is undefined is left out. */
  query?: { [Key in keyof QueryOf<Name>]?: QueryOf<Name>[Key] | undefined };
  headers?: Record<string, string>;
  signal?: AbortSignal;
} & ([keyof ParamsOf<Name>] extends [never] ? unknown : { params: ParamsOf<Name> }) &
  ([SentBodyOf<Name>] extends [undefined] ? unknown : { body: SentBodyOf<Name> });

/** The parts may be left out where the route needs none. */
type Given<Name extends RouteName> =
  object extends Parts<Name> ? [parts?: Parts<Name>] : [parts: Parts<Name>];

/** The same as the client goes through it. */
interface LooseParts extends Pick<RequestInit, 'signal'> {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Calls a route of our API with the browser's cookie.
 * @returns the JSON that it promises; undefined where it promises none
 * @throws ApiError where the answer is not OK; with status 0 when there was none
 */
export async function call<Name extends RouteName>(
  name: Name,
  ...given: Given<Name>
): Promise<AnswerOf<Name>> {
  const answer = await open(name, ...given);
  // The server answers by the same contract. 204 has no body.
  return (answer.status === 204 ? undefined : await answer.json()) as AnswerOf<Name>;
}

/** As `call`, for an answer that is read as it comes. */
export async function open<Name extends RouteName>(
  name: Name,
  ...given: Given<Name>
): Promise<Response> {
  const { body, headers, signal }: LooseParts = given[0] ?? {};
  return callApi(addressOf(name, ...given), {
    method: addresses[name]?.split(' ', 1)[0] ?? 'GET',
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/** Where a route is, for a link or for what the browser fetches by itself. */
export function addressOf<Name extends RouteName>(name: Name, ...given: Given<Name>): string {
  const { params = {}, query = {} }: LooseParts = given[0] ?? {};
  const [, path = ''] = addresses[name]?.split(' ') ?? [];
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = typeof value === 'number' ? `${value}` : value;
    if (typeof text === 'string') search.set(key, text);
  }
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

async function callApi(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    throw new ApiError(t(UNREACHABLE), { status: 0, code: null });
  }
  if (answer.ok) return answer;
  throw await readError(answer);
}

/** The catalogue's sentence, as this installation says it, for a code that came without one. */
export function sentenceOf(code: unknown): string {
  const isKnown = typeof code === 'string' && code in PAGE_ERRORS;
  const entry = PAGE_ERRORS[isKnown ? (code as keyof typeof PAGE_ERRORS) : 'sign_in_failed'];
  return t(entry.template, { ...entry.values, ...facts.wording });
}

/** What a person reads about any failure. */
export function describeFailure(error: unknown): string {
  return error instanceof ApiError ? error.message : sentenceOf('generation_failed');
}

async function readError(answer: Response): Promise<ApiError> {
  const { status } = answer;
  const body: unknown = await answer.json().catch(() => null);
  const fields = typeof body === 'object' && body !== null ? body : {};
  const message = 'error' in fields && typeof fields.error === 'string' ? fields.error : null;
  // Only our server answers with codes; one that this page does not know yet is its own just as well.
  const code =
    'code' in fields && typeof fields.code === 'string' ? (fields.code as ErrorCode) : null;
  const words =
    message !== null && code !== null
      ? message
      : t('Edge function error: {status} {message}', {
          status,
          message: message ?? t('Unknown error'),
        });
  return new ApiError(words, { status, code, cause: body });
}
