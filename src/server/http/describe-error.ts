import { HTTPException } from 'hono/http-exception';
import { AppError, ERRORS, sayError, type ErrorBody, type ErrorCode } from '#contract/errors.ts';
import type { AppEnv } from './app-env.ts';
import { translateError } from './error-words.ts';
import { isDatabaseAway } from '../database/is-database-away.ts';
import { isPersonGone } from '../database/is-person-gone.ts';

const DEFAULT_RETRY_SECONDS = 60;

/**
 * The one place where trouble becomes an answer. Expected trouble speaks for itself; anything
 * else is logged and answered with words that give nothing away.
 * @param context what the request carries (`c.var`)
 */
export function describeError(
  error: unknown,
  {
    requestId,
    logger,
    wording,
    language,
  }: Pick<AppEnv['Variables'], 'requestId' | 'logger' | 'wording' | 'language'>,
): { status: number; body: ErrorBody; retryAfterSeconds: number | null } {
  const code = findCode(error);
  const { status } = ERRORS[code];
  // An expected error may know a number that its sentence names.
  const values = error instanceof AppError ? error.values : {};
  const template = translateError(ERRORS[code].template, language);
  const message = sayError({ ...ERRORS[code], template }, { ...wording, ...values });
  // A post that its network does not give is the visitor's matter: nobody here can mend it.
  const level = code === 'post_not_fetched' ? 'info' : 'error';
  if (status >= 500) logger[level]({ err: error, code }, 'request failed');
  return {
    status,
    body: {
      ...{ error: message, code, requestId },
      ...(typeof values['revisionsLeft'] === 'number' && {
        revisionsLeft: values['revisionsLeft'],
      }),
    },
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
