import { createHash } from 'node:crypto';

export interface SandboxAccount {
  email: string;
  name: string;
  emailVerified: boolean;
}

/** Ready to choose, one of them to see what happens with an address nobody verified. */
export const READY_ACCOUNTS: readonly SandboxAccount[] = [
  { email: 'ada@example.com', name: 'Ada Lovelace', emailVerified: true },
  { email: 'grace@example.com', name: 'Grace Hopper', emailVerified: true },
  { email: 'unverified@example.com', name: 'Una Verified', emailVerified: false },
];

/** The same person after every restart: the subject follows from the e-mail. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(`sandbox:${email}`).digest('hex').slice(0, 24);
}
