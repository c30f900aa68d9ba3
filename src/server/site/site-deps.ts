import type { Logger } from 'pino';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { VisitorDeps } from '../http/visitor-address.ts';

/** What the site needs of the process it runs in. */
export type SiteDeps = DatabaseDeps & VisitorDeps & { logger: Logger };
