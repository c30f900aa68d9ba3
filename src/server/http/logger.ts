import { pino, type Logger } from 'pino';
import type { Config } from '../config/config.ts';

/** Shorter ones are words as well: a log without them would be unreadable, and they are no secret. */
const SHORTEST_SECRET = 6;
const HIDDEN = '[secret]';

/**
 * One line of JSON per event on standard output. Errors are written without the text of queries
 * and requests, which may hold a post or an address; and whatever says it, no secret of the settings
 * is in a line: providers are known to repeat a key that they refuse.
 * @param destination instead of standard output
 */
export function createLogger(
  config: Pick<Config, 'logLevel' | 'secrets'>,
  destination: { write(line: string): void } = pino.destination(1),
): Logger {
  // As they stand in JSON; the longest first, because one may hold another.
  const secrets = config.secrets
    .filter(({ length }) => length >= SHORTEST_SECRET)
    .map((secret) => JSON.stringify(secret).slice(1, -1))
    .toSorted((one, other) => other.length - one.length);
  const hide = (line: string) =>
    secrets.reduce((text, secret) => text.replaceAll(secret, HIDDEN), line);
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describe },
    },
    { write: (line: string) => destination.write(hide(line)) },
  );
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
