import type { Logger } from 'pino';
import type { Wording } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';

/** What every request carries besides itself. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Bound to the request id. */
    logger: Logger;
    /** What sentences of errors name. */
    wording: Wording;
    /** What they are said in. */
    language: Language;
    /** Whose request it is, once that is known: `person:<id>` or `operator:<e-mail>`. */
    account?: string;
  };
}
