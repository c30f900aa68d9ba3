import type { OPERATOR_ADDRESSES } from './operator-addresses.ts';
import type { OUTSIDE_ADDRESSES } from './outside-addresses.ts';
import type { REPLY_ADDRESSES } from './reply-addresses.ts';

/**
 * Every route of the API by its name, and the one place where its address is spelled. Free of the
 * schema library: it is all of a route that the page needs while it runs. What else there is to say
 * about a route stands with its feature, under the same name. Those of operators, those that replies
 * call, and those that no page calls, have tables of their own, which nobody downloads first.
 */
export const ADDRESSES = {
  generate: 'POST /api/quick-action', // the described address of a generation
  readVerification: 'GET /api/verification',
  verify: 'POST /api/verification',
  readUsage: 'GET /api/usage',
  readProfile: 'GET /api/profile',
  followProfile: 'GET /api/profile/live',
  readPhoto: 'GET /api/profile/photo',
  readPremium: 'GET /api/premium',
  readPrice: 'GET /api/premium/price',
  confirmOrder: 'POST /api/premium/confirm',
  findMembership: 'POST /api/premium/find',
  beginCheckout: 'POST /api/checkout',
  listFavourites: 'GET /api/favourites',
  downloadFavourites: 'GET /api/favourites.csv',
  saveFavourite: 'POST /api/favourites',
  deleteFavourite: 'DELETE /api/favourites/:id',
  readPreferences: 'GET /api/preferences',
  savePreferences: 'PUT /api/preferences',
  learnTone: 'GET /api/preferences/learned',
  downloadAccount: 'GET /api/account',
  deleteAccount: 'DELETE /api/account',
  sendMessage: 'POST /api/messages',
  beginSignIn: 'GET /api/auth/sign-in',
  signOut: 'POST /api/auth/sign-out',
  listSessions: 'GET /api/sessions',
  endSession: 'DELETE /api/sessions/:id',
  endOtherSessions: 'DELETE /api/sessions',
} as const;

export type RouteName =
  | keyof typeof ADDRESSES
  | keyof typeof OPERATOR_ADDRESSES
  | keyof typeof OUTSIDE_ADDRESSES
  | keyof typeof REPLY_ADDRESSES;
