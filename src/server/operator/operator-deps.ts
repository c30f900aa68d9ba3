import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { CommerceProvider } from '../providers/commerce/commerce-provider.ts';
import type { Passwords } from './password.ts';

/** What the operator's side needs of the process it runs in. */
export interface OperatorDeps extends DatabaseDeps {
  config: Config;
  commerce: CommerceProvider;
  logger: Logger;
  passwords: Passwords;
}
