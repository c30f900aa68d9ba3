import type { Logger } from 'pino';

/** What every request carries besides itself. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Bound to the request id. */
    logger: Logger;
    /** Whose request it is, once that is known: `person:<id>` or `operator:<e-mail>`. */
    account?: string;
  };
}
