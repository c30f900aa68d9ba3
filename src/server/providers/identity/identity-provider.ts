/** Where a sign-in is sent, and what must come back with it. */
export interface AuthorizationRequest {
  /** Address of the provider's page, with the account chooser forced. */
  url: URL;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What the provider vouches for. */
export interface IdentityClaims {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoUrl: string | null;
}

/** The provider does not show its accounts to choose from; it may know another way to ask. */
export class PromptRefused extends Error {
  constructor(options: ErrorOptions) {
    super('The provider refused the account chooser.', options);
    this.name = 'PromptRefused';
  }
}

/** An OpenID Connect provider (Google, the sandbox, or any other by its issuer). */
export interface IdentityProvider {
  issuer: string;
  isSandbox: boolean;
  /** @param options.isSecondTry after `complete` threw PromptRefused: asks for a fresh sign-in */
  begin(options: { redirectUri: string; isSecondTry?: boolean }): Promise<AuthorizationRequest>;
  /**
   * Exchanges the code and checks state, nonce, issuer, audience and signature.
   * Throws AppError: sign_in_cancelled, sign_in_failed, sign_in_unavailable; and PromptRefused, for
   * the first try only.
   */
  complete(callbackUrl: URL, checks: Omit<AuthorizationRequest, 'url'>): Promise<IdentityClaims>;
}
