import type { Logger } from 'pino';
import type { Wording } from '#contract/errors.ts';

/** What every request carries besides itself. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Bound to the request id. */
    logger: Logger;
    /** What sentences of errors name. */
    wording: Wording;
    /** Whose request it is, once that is known: `person:<id>` or `operator:<e-mail>`. */
    account?: string;
  };
}
