/** The pool's own answer while the server is known to be away. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT', // a Unix socket that is not there
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53300', // too_many_connections
]);

const READ_ONLY = '25006'; // read_only_sql_transaction
const DISK_FULL = '53100';

/**
 * Whether an error says that the database cannot be reached. node-postgres says some of these by
 * code and its own timeouts only by message.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAwayError) return true;
  if ('code' in error && CONNECTION_CODES.has(String(error.code))) return true;
  if (isConnectionException(error)) return true;
  if (
    /connection terminated|timeout exceeded when trying to connect|not queryable/i.test(
      error.message,
    )
  ) {
    return true;
  }
  return isConnectionLost(error.cause);
}

/**
 * Class 08, connection exception: a pooler says by it that it has no server. pgbouncer says it all by
 * 08P01, and fatally; PostgreSQL itself means a message that it does not understand by that, which
 * is a mistake of ours.
 */
export function isConnectionException(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as Error & { code?: unknown; severity?: unknown }; // as drivers do
  if (String(code).startsWith('08') && (code !== '08P01' || severity === 'FATAL')) return true;
  return isConnectionException(error.cause);
}

/** Whether an error says that the database cannot be used now: not reached, full, or read-only. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === READ_ONLY) return true;
  return isDiskFull(error) || isConnectionLost(error) || isDatabaseAway(error.cause);
}

/** Whether an error says that the database has no room to write to. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === DISK_FULL) || isDiskFull(error.cause);
}
