import type { Verification } from '#contract/verification.ts';

/** Tells people from programs. Every token is checked on the server; the caller sees to "once". */
export interface HumanVerifier {
  kind: 'altcha' | 'turnstile';
  /** What the browser needs to begin. */
  begin(): Promise<Pick<Verification, 'challenge' | 'siteKey'>>;
  /**
   * @param options.address of the visitor; null where it cannot be told
   * @returns whether the token is good
   * @throws AppError verification_unavailable when that cannot be found out
   */
  check(options: { token: string; address: string | null }): Promise<boolean>;
}
