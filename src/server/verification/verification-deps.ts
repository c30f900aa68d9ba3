import type { DatabaseDeps } from '../database/database-deps.ts';
import type { VisitorDeps } from '../http/visitor-address.ts';
import type { HumanVerifier } from './human-verifier.ts';

/** What verification needs of the process it runs in. */
export interface VerificationDeps extends DatabaseDeps, VisitorDeps {
  /** Null: nobody is asked to prove that they are a person. */
  verifier: HumanVerifier | null;
}
