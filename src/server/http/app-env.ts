import type { Logger } from 'pino';

/** What every request carries besides itself. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Bound to the request id. */
    logger: Logger;
  };
}
