import { AppError, type ErrorCode } from '#contract/errors.ts';

/** An answer of the commerce API that is an error; the cause of the AppError it becomes. */
export class CommerceApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(`The commerce API answered ${status}: ${message}`);
    this.name = 'CommerceApiError';
    this.status = status;
  }
}

/** The one place where trouble at the commerce provider becomes a code of the catalogue. */
export function toCommerceError(trouble: unknown): AppError {
  if (trouble instanceof AppError) return trouble;
  const code =
    trouble instanceof CommerceApiError ? codeOf(trouble.status) : 'commerce_unavailable';
  return new AppError(code, { cause: trouble });
}

/** An answer in a shape that we do not know. */
export function unreadableAnswer(cause: unknown): AppError {
  return new AppError('commerce_answer_unreadable', { cause });
}

function codeOf(status: number): ErrorCode {
  if (status === 401 || status === 403) return 'commerce_refused';
  if (status === 404) return 'commerce_not_found';
  if (status === 408 || status === 429 || status >= 500) return 'commerce_unavailable';
  return 'commerce_rejected';
}
