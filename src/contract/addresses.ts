import type { LATER_ADDRESSES } from './later-addresses.ts';
import type { OPERATOR_ADDRESSES } from './operator-addresses.ts';
import type { OUTSIDE_ADDRESSES } from './outside-addresses.ts';

/**
 * Every route of the API by its name, and the one place where its address is spelled. Free of the
 * schema library: it is all of a route that the page needs while it runs. What else there is to say
 * about a route stands with its feature, under the same name. Those that are called later, those of
 * operators, and those that no page calls, have tables of their own, which nobody downloads first.
 */
export const ADDRESSES = {
  readVerification: 'GET /api/verification',
  readUsage: 'GET /api/usage',
  readProfile: 'GET /api/profile',
  followProfile: 'GET /api/profile/live',
  readPhoto: 'GET /api/profile/photo',
  readPreferences: 'GET /api/preferences',
  beginSignIn: 'GET /api/auth/sign-in',
  signOut: 'POST /api/auth/sign-out',
} as const;

export type RouteName =
  | keyof typeof ADDRESSES
  | keyof typeof LATER_ADDRESSES
  | keyof typeof OPERATOR_ADDRESSES
  | keyof typeof OUTSIDE_ADDRESSES;
