import { z } from 'zod';
import type { RoutesOfFeature } from './route.ts';

/** Answer of `POST /api/checkout`. */
export const checkoutResponseSchema = z.object({
  url: z.url().describe('The page where the person pays.'),
});

/** What a session id of ours can look like; anything else is refused unread. */
const SESSION_ID_FORM = /^[\w-]{1,100}$/;

/** Body of `POST /api/premium/confirm`. */
export const confirmRequestSchema = z.object({
  session_id: z
    .string('session_missing')
    .min(1, 'session_missing')
    .regex(SESSION_ID_FORM, 'session_unknown'),
  payment_id: z
    .string()
    .optional()
    .describe('As the provider put it into the address of the way back.'),
});

/** Answer of `POST /api/premium/confirm`: 200 when active, 202 while the payment settles. */
export const confirmResponseSchema = z.object({ status: z.enum(['active', 'pending']) });
export type ConfirmResponse = z.infer<typeof confirmResponseSchema>;

/** Answer of `POST /api/premium/find`. */
export const findMembershipResponseSchema = z.object({
  status: z.enum(['active', 'none']).describe('Whether a membership was found that is premium.'),
});

const priceSchema = z
  .object({
    amount: z.number().describe('Major units: 9.99.'),
    currency: z.string().describe('Lowercase code.'),
    periodDays: z.int().nullable().describe('Null: paid once.'),
  })
  .nullable()
  .describe('What premium costs; null while the provider does not tell.');

/** Answer of `GET /api/premium`: how a person is premium, and how to manage it. */
export const premiumDetailsSchema = z.object({
  isPremium: z.boolean(),
  source: z
    .enum(['whitelist', 'subscription', 'gift'])
    .nullable()
    .describe('What makes the person premium; a subscription before a gift. Null: nothing does.'),
  isLifetime: z.boolean().describe('A gift without an end.'),
  endsAt: z.iso.datetime().nullable().describe('When premium ends by itself.'),
  renewsAt: z.iso.datetime().nullable().describe('When the next period is paid.'),
  manageUrl: z.url().nullable().describe("The provider's page to change or cancel it."),
  price: priceSchema,
  renewalProblem: z
    .string()
    .nullable()
    .describe('Why the last renewal failed, in the words of the provider.'),
  secondMembership: z
    .enum(['active', 'refunded'])
    .nullable()
    .describe('Of who bought premium twice: the later one, until it was given back and after.'),
});
export type PremiumDetails = z.infer<typeof premiumDetailsSchema>;

/** Answer of `POST /api/webhooks/commerce`. */
export const webhookResponseSchema = z.object({ status: z.literal('received') });

export const premiumRoutes = {
  readPrice: {
    who: 'anyone',
    summary: 'What premium costs, also for who has not signed in.',
    answer: z.object({ price: priceSchema }),
  },
  readPremium: {
    who: 'signed-in',
    summary:
      'How the signed-in person is premium, until when, what it costs, and how to manage it.',
    answer: premiumDetailsSchema,
  },
  confirmOrder: {
    who: 'signed-in',
    summary:
      'Whether an order of this person is paid, asked at the commerce provider: 200 when premium is active, 202 while the payment settles.',
    body: confirmRequestSchema,
    answer: confirmResponseSchema,
    errors: [
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
  findMembership: {
    who: 'signed-in',
    summary:
      'Asks the commerce provider now for a membership under the verified e-mail of this person.',
    answer: findMembershipResponseSchema,
    errors: ['rate_limited', 'membership_unchecked'],
  },
  beginCheckout: {
    who: 'signed-in',
    summary: 'Makes an order and the checkout that pays it, at the commerce provider.',
    answer: checkoutResponseSchema,
    errors: [
      'rate_limited',
      'already_subscribed',
      'commerce_unavailable',
      'commerce_refused',
      'commerce_rejected',
      'commerce_answer_unreadable',
    ],
  },
  takeCommerceEvent: {
    who: 'commerce-provider',
    summary:
      'Takes a message of the commerce provider, signed by Standard Webhooks. The same message twice does nothing more.',
    answer: webhookResponseSchema,
    errors: ['body_not_json', 'body_invalid', 'body_too_large'],
  },
} satisfies RoutesOfFeature;
