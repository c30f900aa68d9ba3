import type { z } from 'zod';
import type { RouteName } from './addresses.ts';
import type { ErrorCode } from './errors.ts';
import type { OperatorRole } from './operator-roles.ts';

/** Who may call a route. */
export type Caller =
  | 'anyone'
  | 'signed-in'
  | 'premium'
  | 'operator'
  | 'platform'
  | 'commerce-provider';

/** What there is to say about a route besides its name and address. */
export interface RouteDescription {
  who: Caller;
  /** Of operators, the lowest role that may; where nothing is said, owners alone. */
  role?: OperatorRole;
  /** Of operators: only with a password or a code given in the last minutes. */
  needsProof?: true;
  /** Of operators: also for who has to set up a second factor before anything else. */
  isBeforeSecondFactor?: true;
  summary: string;
  /** Each parameter is optional, and has a fallback for what it cannot read. */
  query?: z.ZodObject;
  /** JSON; each issue's message is a code of the catalogue. */
  body?: z.ZodType;
  /** JSON. */
  answer?: z.ZodType;
  /** Of the answer, where it is not 200. */
  status?: number;
  /** Media type of an answer that is not JSON, or may be something else. */
  type?: string;
  /** Its own; those of the door are added to them. */
  errors?: readonly ErrorCode[];
}

/** The routes of a feature, by their names. */
export type RoutesOfFeature = Partial<Record<RouteName, RouteDescription>>;

/** What a route may answer with before its feature sees the request. */
export function listDoorErrors(route: RouteDescription & { method: string }): readonly ErrorCode[] {
  const { who, method, body } = route;
  const isForSome = who === 'operator' && route.role !== 'reader';
  const isForSettled = who === 'operator' && route.isBeforeSecondFactor !== true;
  return [
    ...(body === undefined ? [] : BODY_ERRORS),
    ...REFUSALS[who],
    ...(isForSome ? ['operator_role_refused' as const] : []),
    ...(isForSettled ? ['operator_second_factor_required' as const] : []),
    ...(route.needsProof === true ? ['operator_proof_required' as const] : []),
    ...(method === 'GET' || who === 'commerce-provider' ? [] : ['origin_refused' as const]),
  ];
}

const BODY_ERRORS: readonly ErrorCode[] = [
  'body_not_json',
  'body_invalid',
  'body_too_large',
  'content_type_unsupported',
];

const REFUSALS: Record<Caller, readonly ErrorCode[]> = {
  anyone: [],
  'signed-in': ['sign_in_required'],
  premium: ['sign_in_required', 'premium_required'],
  operator: ['operator_sign_in_required'],
  platform: [],
  'commerce-provider': ['webhook_refused'],
};
