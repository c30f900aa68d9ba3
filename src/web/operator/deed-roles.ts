import type { RouteName } from '#contract/addresses.ts';
import type { OperatorRole } from '#contract/operator-roles.ts';

/** The lowest role that may do a deed, as the server asks for it. */
export const DEED_ROLES = {
  giftToMany: 'support',
  revokeGift: 'support',
  downloadGifts: 'owner',
  endPersonSessions: 'support',
  markMessage: 'support',
  deleteMessage: 'support',
  deleteDoneMessages: 'support',
  downloadMessages: 'owner',
  addFreeDays: 'support',
  cancelMembership: 'support',
  terminateMembership: 'owner',
  refundPayment: 'owner',
  createQuickLink: 'support',
  createPromoCode: 'owner',
  archivePromoCode: 'owner',
  replayDelivery: 'support',
  reconcile: 'support',
} as const satisfies Partial<Record<RouteName, OperatorRole>>;

export type Deed = keyof typeof DEED_ROLES;
