import type { Context } from 'hono';
import type { ErrorCode } from '#contract/errors.ts';
import type { AppEnv } from './app-env.ts';
import { findRoute } from './find-route.ts';
import { visitorAddress } from './visitor-address.ts';

/** What kind of thing happened. docs/security-events.md says it to who reads the log. */
type SecurityEventName =
  | 'sign_in'
  | 'operator_sign_in'
  | 'access'
  | 'cross_site'
  | 'limit'
  | 'verification'
  | 'webhook';

interface SecurityEvent {
  event: SecurityEventName;
  outcome: 'ok' | 'refused';
  /** Why it was refused; null where it was not. */
  code: ErrorCode | null;
}

/** Refusals that are of interest to who watches over the service. */
const EVENT_OF: Partial<Record<ErrorCode, SecurityEventName>> = {
  operator_credentials_wrong: 'operator_sign_in',
  operator_code_wrong: 'operator_sign_in',
  operator_password_wrong: 'operator_sign_in',
  operator_sign_in_required: 'access',
  operator_role_refused: 'access',
  operator_proof_required: 'access',
  operator_second_factor_required: 'access',
  invitation_over: 'access',
  premium_required: 'access',
  fresh_sign_in_required: 'access',
  origin_refused: 'cross_site',
  content_type_unsupported: 'cross_site',
  rate_limited: 'limit',
  operator_attempts_used_up: 'limit',
  limit_reached_free: 'limit',
  limit_reached_premium: 'limit',
  verification_required: 'verification',
  verification_failed: 'verification',
  webhook_refused: 'webhook',
};

/**
 * Writes a line of the one shape that all security events have. It holds nothing that a caller
 * typed: an account that there is, the route as it is written, a code of the catalogue.
 * @param trustedHops TRUST_PROXY
 */
export function tellSecurityEvent(
  c: Context<AppEnv>,
  trustedHops: number,
  { event, outcome, code }: SecurityEvent,
): void {
  const line = {
    stream: 'security',
    event,
    outcome,
    code,
    account: c.get('account') ?? null,
    address: visitorAddress(c, trustedHops),
    method: c.req.method,
    route: findRoute(c),
  };
  c.get('logger')[outcome === 'ok' ? 'info' : 'warn'](line, 'security event');
}

/** Writes the event that a refusal is, where it is one. */
export function tellRefusal(c: Context<AppEnv>, trustedHops: number, code: ErrorCode): void {
  const event = EVENT_OF[code];
  if (event !== undefined) tellSecurityEvent(c, trustedHops, { event, outcome: 'refused', code });
}
