import type { OperatorRole } from '#contract/operator-roles.ts';

/** A person with a live session. */
export interface SignedInUser {
  userId: string;
  tokenHash: string;
  /** Past half its life: worth renewing. */
  isAging: boolean;
}

/** Whoever has no session, where the operator lets visitors generate. */
export interface Visitor {
  /** What they are counted by. */
  address: string;
}

/** An operator with a live session. */
export interface Operator {
  email: string;
  role: OperatorRole;
  expiresAt: Date;
  hasSecondFactor: boolean;
  /** Whether the password or a code was given in the last minutes. */
  isProven: boolean;
  tokenHash: string;
  /** Where from; '' when that cannot be told. */
  address: string;
}
