import { foldEmail } from '#contract/email.ts';
import { createHash } from 'node:crypto';

const MAX_NAME_CHARACTERS = 80;

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

/** The account a form names; null when it names none that could be one. */
export function readAccount(form: Record<string, string>): SandboxAccount | null {
  const email = foldEmail(form['email'] ?? '');
  if (!/^[^\s@<>"\p{Cc}]{1,64}@[^\s@<>"\p{Cc}]{1,189}$/u.test(email)) return null;
  const ready = READY_ACCOUNTS.find((account) => account.email === email);
  if (ready !== undefined) return ready;
  const name = form['name']?.trim().slice(0, MAX_NAME_CHARACTERS) ?? '';
  return { email, name: name === '' ? email : name, emailVerified: true };
}

/** The same person after every restart: the subject follows from the e-mail. */
export function subjectOf(email: string): string {
  return createHash('sha256').update(`sandbox:${email}`).digest('hex').slice(0, 24);
}
