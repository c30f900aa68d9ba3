import { ERRORS, type ErrorCode } from '#contract/errors.ts';

/** An answer that is not OK, in words for the person. */
export class ApiError extends Error {
  readonly status: number;
  /** Null when the answer was not one of ours. */
  readonly code: ErrorCode | null;

  constructor(message: string, details: { status: number; code: ErrorCode | null }) {
    super(message);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
  }
}

/**
 * Calls our API with the browser's cookie.
 * @returns the answer, which is OK
 * @throws ApiError otherwise; with status 0 when there was no answer
 */
export async function callApi(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    throw new ApiError(
      'Riposte cannot be reached. Check your connection and try again; your text is still here.',
      { status: 0, code: null },
    );
  }
  if (answer.ok) return answer;
  throw await readError(answer);
}

export async function getJson<Body>(path: string): Promise<Body> {
  const answer = await callApi(path);
  return (await answer.json()) as Body; // the server answers by the contract
}

export async function postJson<Body>(path: string, body: unknown): Promise<Body> {
  const answer = await callApi(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  // 204 has no body, and nobody who asked for one.
  return (answer.status === 204 ? null : await answer.json()) as Body; // the server answers by the contract
}

/** The catalogue's sentence for a code that came by another way than an answer. */
export function sentenceOf(code: unknown): string {
  return isErrorCode(code) ? ERRORS[code].message : ERRORS.sign_in_failed.message;
}

/** What a person reads about any failure. */
export function describeFailure(error: unknown): string {
  return error instanceof ApiError ? error.message : ERRORS.generation_failed.message;
}

async function readError(answer: Response): Promise<ApiError> {
  const { status } = answer;
  const body: unknown = await answer.json().catch(() => null);
  const fields = typeof body === 'object' && body !== null ? body : {};
  const message = 'error' in fields && typeof fields.error === 'string' ? fields.error : null;
  const code = 'code' in fields && isErrorCode(fields.code) ? fields.code : null;
  if (message !== null && code !== null) return new ApiError(message, { status, code });
  return new ApiError(`Edge function error: ${status} ${message ?? 'Unknown error'}`, {
    status,
    code,
  });
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && code in ERRORS;
}
