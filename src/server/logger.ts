import { pino, type Logger } from 'pino';

/**
 * One line of JSON per event on standard output. Errors are written without the text of queries
 * and requests, which may hold a post or an address.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describe },
  });
}

/** Name, message, code, stack and cause. Drivers hang parameters on their errors: left out. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'not an Error' };
  const code = 'code' in error ? { code: String(error.code) } : {};
  const cause = error.cause === undefined ? {} : { cause: describe(error.cause) };
  // The query builder's message repeats the statement's parameters.
  const message = error.message.split('\nparams:')[0];
  const stack = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { name: error.name, message, ...code, stack, ...cause };
}
