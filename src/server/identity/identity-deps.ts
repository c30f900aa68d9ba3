import type { Config } from '../config/config.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { IdentityProvider } from '../providers/identity/identity-provider.ts';

/** What sign-in needs of the process it runs in. */
export interface IdentityDeps extends DatabaseDeps {
  config: Config;
  identity: IdentityProvider;
  /** What this instance knows by heart for when the database is away. */
  offlineUses: {
    forget(tokenHash: string): void;
    endSession(tokenHash: string): void;
    listSessions(): string[];
  };
}
