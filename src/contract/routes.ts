import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { favouritePageSchema, favouriteSchema, saveFavouriteSchema } from './favourites.ts';
import {
  quickActionRequestSchema,
  quickActionResponseSchema,
  reviseRequestSchema,
  reviseResponseSchema,
} from './generation.ts';
import { operatorSessionSchema, operatorSignInSchema } from './operator.ts';
import { learnedToneSchema, preferencesSchema } from './preferences.ts';
import {
  checkoutResponseSchema,
  confirmRequestSchema,
  confirmResponseSchema,
  premiumDetailsSchema,
  webhookResponseSchema,
} from './premium.ts';
import { profileSchema } from './profile.ts';
import { addressSchema, healthSchema, messageRequestSchema } from './site.ts';
import { usageSchema } from './usage.ts';

/** Who may call a route. */
export type Caller =
  | 'anyone'
  | 'signed-in'
  | 'premium'
  | 'operator'
  | 'platform'
  | 'commerce-provider';

export interface RouteDescription {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  who: Caller;
  summary: string;
  body?: z.ZodType;
  answer: { status: number; schema?: z.ZodType; type?: string };
  errors: readonly ErrorCode[];
}

/** Every route of the API. The OpenAPI document is made from it, and a test holds it to the code. */
export const ROUTES: readonly RouteDescription[] = [
  {
    method: 'POST',
    path: '/api/quick-action',
    who: 'signed-in',
    summary:
      'Writes five replies to a post. With `Accept: text/event-stream` they come as `reply` events one by one (`waiting` events before, while others go first), then `usage`, then `done`; `error` ends a failed stream.',
    body: quickActionRequestSchema,
    answer: { status: 200, schema: quickActionResponseSchema },
    errors: [
      'body_not_json',
      'body_invalid',
      'tweet_empty',
      'tweet_too_long',
      'tweet_not_text',
      'tone_unknown',
      'sign_in_required',
      'premium_required',
      'origin_refused',
      'body_too_large',
      'content_type_unsupported',
      'limit_reached_free',
      'limit_reached_premium',
      'generation_failed',
      'writer_not_configured',
      'writer_unavailable',
      'writer_busy',
      'writer_timeout',
      'writer_refused',
    ],
  },
  {
    method: 'POST',
    path: '/api/revise',
    who: 'signed-in',
    summary:
      'Writes one reply of a generation anew: another, shorter, softer or sharper. Costs no use, up to 10 a generation.',
    body: reviseRequestSchema,
    answer: { status: 200, schema: reviseResponseSchema },
    errors: [
      'body_not_json',
      'body_invalid',
      'tone_unknown',
      'sign_in_required',
      'premium_required',
      'revision_unknown',
      'revisions_used_up',
      'generation_failed',
      'writer_unavailable',
      'writer_busy',
      'writer_timeout',
      'writer_refused',
    ],
  },
  {
    method: 'GET',
    path: '/api/usage',
    who: 'anyone',
    summary: "Today's usage: a person's, or an anonymous visitor's by address.",
    answer: { status: 200, schema: usageSchema },
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/ip',
    who: 'anyone',
    summary: "The visitor's address.",
    answer: { status: 200, schema: addressSchema },
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/profile',
    who: 'signed-in',
    summary: "The signed-in person's profile document.",
    answer: { status: 200, schema: profileSchema },
    errors: ['sign_in_required'],
  },
  {
    method: 'GET',
    path: '/api/profile/live',
    who: 'signed-in',
    summary:
      'The profile document as an event stream: a `profile` event once at the start, then at every change.',
    answer: { status: 200, type: 'text/event-stream' },
    errors: ['sign_in_required', 'rate_limited'],
  },
  {
    method: 'GET',
    path: '/api/premium',
    who: 'signed-in',
    summary:
      'How the signed-in person is premium, until when, what it costs, and how to manage it.',
    answer: { status: 200, schema: premiumDetailsSchema },
    errors: ['sign_in_required'],
  },
  {
    method: 'POST',
    path: '/api/premium/confirm',
    who: 'signed-in',
    summary:
      'Whether an order of this person is paid, asked at the commerce provider: 200 when premium is active, 202 while the payment settles.',
    body: confirmRequestSchema,
    answer: { status: 200, schema: confirmResponseSchema },
    errors: [
      'body_not_json',
      'body_invalid',
      'sign_in_required',
      'origin_refused',
      'rate_limited',
      'session_missing',
      'session_unknown',
      'payment_failed',
      'payment_refunded',
      'payment_disputed',
      'payment_used',
      'membership_over',
      'commerce_unavailable',
      'commerce_refused',
      'commerce_answer_unreadable',
    ],
  },
  {
    method: 'POST',
    path: '/api/checkout',
    who: 'signed-in',
    summary: 'Makes an order and the checkout that pays it, at the commerce provider.',
    answer: { status: 200, schema: checkoutResponseSchema },
    errors: [
      'sign_in_required',
      'origin_refused',
      'rate_limited',
      'already_subscribed',
      'commerce_unavailable',
      'commerce_refused',
      'commerce_rejected',
      'commerce_answer_unreadable',
    ],
  },
  {
    method: 'POST',
    path: '/api/webhooks/commerce',
    who: 'commerce-provider',
    summary:
      'Takes a message of the commerce provider, signed by Standard Webhooks. The same message twice does nothing more.',
    answer: { status: 200, schema: webhookResponseSchema },
    errors: ['webhook_refused', 'body_not_json', 'body_invalid', 'body_too_large'],
  },
  {
    method: 'GET',
    path: '/api/favourites',
    who: 'premium',
    summary:
      'Saved replies, newest first, in pages: `?query=` looks for words, `?after=` continues.',
    answer: { status: 200, schema: favouritePageSchema },
    errors: ['sign_in_required', 'premium_required'],
  },
  {
    method: 'GET',
    path: '/api/favourites.csv',
    who: 'premium',
    summary: 'All saved replies as CSV, for a spreadsheet.',
    answer: { status: 200, type: 'text/csv' },
    errors: ['sign_in_required', 'premium_required'],
  },
  {
    method: 'POST',
    path: '/api/favourites',
    who: 'premium',
    summary: 'Saves a reply: 201, or 200 where it was saved before.',
    body: saveFavouriteSchema,
    answer: { status: 201, schema: favouriteSchema },
    errors: [
      'body_not_json',
      'body_invalid',
      'sign_in_required',
      'origin_refused',
      'premium_required',
      'favourite_invalid',
      'favourites_full',
    ],
  },
  {
    method: 'DELETE',
    path: '/api/favourites/:id',
    who: 'premium',
    summary: 'Forgets a saved reply.',
    answer: { status: 204 },
    errors: ['sign_in_required', 'origin_refused', 'premium_required'],
  },
  {
    method: 'GET',
    path: '/api/preferences',
    who: 'premium',
    summary: "The person's own tones.",
    answer: { status: 200, schema: preferencesSchema },
    errors: ['sign_in_required', 'premium_required'],
  },
  {
    method: 'PUT',
    path: '/api/preferences',
    who: 'premium',
    summary: "Replaces the person's own tones.",
    body: preferencesSchema,
    answer: { status: 200, schema: preferencesSchema },
    errors: [
      'body_not_json',
      'body_invalid',
      'sign_in_required',
      'origin_refused',
      'premium_required',
      'tone_invalid',
      'tone_name_missing',
      'tone_name_taken',
      'tones_full',
    ],
  },
  {
    method: 'GET',
    path: '/api/preferences/learned',
    who: 'premium',
    summary: "A manner read off the person's saved replies, to fill a tone of their own with.",
    answer: { status: 200, schema: learnedToneSchema },
    errors: ['sign_in_required', 'premium_required', 'favourites_too_few'],
  },
  {
    method: 'GET',
    path: '/api/account',
    who: 'signed-in',
    summary: 'All that is kept about the signed-in person, as a file.',
    answer: { status: 200, type: 'application/json' },
    errors: ['sign_in_required'],
  },
  {
    method: 'DELETE',
    path: '/api/account',
    who: 'signed-in',
    summary: 'Deletes the signed-in person and all that is kept about them.',
    answer: { status: 204 },
    errors: ['sign_in_required', 'origin_refused'],
  },
  {
    method: 'POST',
    path: '/api/messages',
    who: 'anyone',
    summary: 'Leaves a message for the operator: contact, feedback, or a newsletter address.',
    body: messageRequestSchema,
    answer: { status: 201 },
    errors: ['body_not_json', 'body_invalid', 'email_invalid', 'message_invalid', 'rate_limited'],
  },
  {
    method: 'GET',
    path: '/api/auth/sign-in',
    who: 'anyone',
    summary: 'Begins sign-in, in a popup: redirects to the account chooser.',
    answer: { status: 302 },
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/auth/callback',
    who: 'anyone',
    summary: 'Where the identity provider returns to. Failures return to the page as their code.',
    answer: { status: 302 },
    errors: [],
  },
  {
    method: 'POST',
    path: '/api/auth/sign-out',
    who: 'anyone',
    summary: 'Ends the session, if there is one.',
    answer: { status: 204 },
    errors: ['origin_refused'],
  },
  {
    method: 'POST',
    path: '/api/operator/sign-in',
    who: 'anyone',
    summary: 'Opens an operator session of 24 hours, in a cookie.',
    body: operatorSignInSchema,
    answer: { status: 200, schema: operatorSessionSchema },
    errors: [
      'body_not_json',
      'body_invalid',
      'operator_credentials_wrong',
      'rate_limited',
      'origin_refused',
    ],
  },
  {
    method: 'GET',
    path: '/api/operator/session',
    who: 'operator',
    summary: 'Whose operator session this is, and until when.',
    answer: { status: 200, schema: operatorSessionSchema },
    errors: ['operator_sign_in_required'],
  },
  {
    method: 'POST',
    path: '/api/operator/sign-out',
    who: 'anyone',
    summary: 'Ends the operator session, if there is one.',
    answer: { status: 204 },
    errors: ['origin_refused'],
  },
  {
    method: 'POST',
    path: '/api/operator/sign-out-everywhere',
    who: 'operator',
    summary: "Ends all of the operator's sessions.",
    answer: { status: 204 },
    errors: ['operator_sign_in_required', 'origin_refused'],
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    who: 'anyone',
    summary: 'This description.',
    answer: { status: 200, type: 'application/json' },
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/docs',
    who: 'anyone',
    summary: 'This description as a page.',
    answer: { status: 200, type: 'text/html' },
    errors: [],
  },
  {
    method: 'GET',
    path: '/healthz',
    who: 'platform',
    summary: 'The process answers.',
    answer: { status: 200, schema: healthSchema },
    errors: [],
  },
  {
    method: 'GET',
    path: '/readyz',
    who: 'platform',
    summary: 'The process can do its work; 503 when it cannot.',
    answer: { status: 200, schema: healthSchema },
    errors: [],
  },
  {
    method: 'GET',
    path: '/metrics',
    who: 'platform',
    summary: 'How it goes, for Prometheus: from this machine, or with METRICS_TOKEN as bearer.',
    answer: { status: 200, type: 'text/plain' },
    errors: ['not_found'],
  },
];
