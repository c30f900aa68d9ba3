import type { DatabaseDeps } from '../database/database-deps.ts';
import type { PublicFetch } from '../http/public-fetch.ts';
import type { VisitorDeps } from '../http/visitor-address.ts';

/** What fetching posts needs of the process it runs in. */
export interface PostDeps extends DatabaseDeps, VisitorDeps {
  /** The network, for posts. */
  fetchPublic: PublicFetch;
}
