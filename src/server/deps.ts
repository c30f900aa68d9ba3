import type { AccountDeps } from './account/account-deps.ts';
import type { GenerationDeps } from './generation/generation-deps.ts';
import type { HttpDeps } from './http/http-deps.ts';
import type { IdentityDeps } from './identity/identity-deps.ts';
import type { OperatorDeps } from './operator/operator-deps.ts';
import type { OverviewDeps } from './overview/overview-deps.ts';
import type { PostDeps } from './posts/post-deps.ts';
import type { PreferenceDeps } from './preferences/preference-deps.ts';
import type { PremiumDeps } from './premium/premium-deps.ts';
import type { ProfileDeps } from './profile/profile-deps.ts';
import type { QuotaDeps } from './quota/quota-deps.ts';
import type { SiteDeps } from './site/site-deps.ts';
import type { VerificationDeps } from './verification/verification-deps.ts';

/**
 * Everything the application is built from: what its features say that they need. `main.ts` makes
 * the real ones, tests their own. Only what composes features knows of this.
 */
export type Deps = AccountDeps &
  GenerationDeps &
  HttpDeps &
  IdentityDeps &
  OperatorDeps &
  OverviewDeps &
  PostDeps &
  PreferenceDeps &
  PremiumDeps &
  ProfileDeps &
  QuotaDeps &
  SiteDeps &
  VerificationDeps;
