import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { AppError, ERRORS, type ErrorBody, type ErrorCode } from '#contract/errors.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { isPersonGone } from '../database/is-person-gone.ts';

const DEFAULT_RETRY_SECONDS = 60;

/**
 * The one place where trouble becomes an answer. Expected trouble speaks for itself; anything
 * else is logged and answered with words that give nothing away.
 */
export function describeError(
  error: unknown,
  { requestId, logger }: { requestId: string; logger: Logger },
): { status: number; body: ErrorBody; retryAfterSeconds: number | null } {
  const code = findCode(error);
  const { status } = ERRORS[code];
  // An expected error says its own sentence, which may name a number that it knows.
  const message = error instanceof AppError ? error.message : ERRORS[code].message;
  if (status >= 500) logger.error({ err: error, code }, 'request failed');
  return {
    status,
    body: { error: message, code, requestId },
    retryAfterSeconds: findRetryAfter(error, status),
  };
}

/** Every 'too many' and 'not now' says when; a minute where nobody knows better. */
function findRetryAfter(error: unknown, status: number): number | null {
  if (error instanceof AppError && error.retryAfterSeconds !== null) return error.retryAfterSeconds;
  return status === 429 || status === 503 ? DEFAULT_RETRY_SECONDS : null;
}

function findCode(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  if (error instanceof HTTPException && error.status === 413) return 'body_too_large';
  if (isPersonGone(error)) return 'sign_in_required';
  return isDatabaseAway(error) ? 'database_unavailable' : 'internal';
}
