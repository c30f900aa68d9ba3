import { expect, test } from 'vitest';
import { MEMBERSHIP_STATUSES } from '#contract/commerce.ts';
import type { MembershipStatus } from '../providers/commerce/commerce-provider.ts';
import { judgeMembership, type StoredPayment } from './judge-membership.ts';

const END = new Date('2026-04-10T00:00:00Z');
const PAID: StoredPayment = { status: 'paid', substatus: 'succeeded', paidAt: new Date(1000) };

function held(status: MembershipStatus, cancelAtPeriodEnd = false) {
  return { status, cancelAtPeriodEnd, periodEnd: END };
}

test('which states of a membership open premium', () => {
  const opening = MEMBERSHIP_STATUSES.filter(
    (status) => judgeMembership(held(status), [PAID]).grants,
  );
  expect(opening).toEqual(['trialing', 'active', 'past_due', 'completed', 'canceling']);
});

test('the last payment decides: given back it ends premium, an older one given back does not', () => {
  const old: StoredPayment = { ...PAID, substatus: 'refunded', paidAt: new Date(500) };
  expect(judgeMembership(held('active'), [old, PAID])).toMatchObject({
    grants: true,
    mustEnd: false,
  });
  const last: StoredPayment = { ...PAID, substatus: 'dispute_lost', paidAt: new Date(2000) };
  expect(judgeMembership(held('active'), [PAID, last])).toMatchObject({
    grants: false,
    mustEnd: true,
    moneyBack: 'disputed',
  });
  expect(judgeMembership(held('canceled'), [last])).toMatchObject({ mustEnd: false });
});

test('only failed payments open nothing; no payment at all is the provider’s gift', () => {
  const failed: StoredPayment = { status: 'open', substatus: 'failed', paidAt: null };
  expect(judgeMembership(held('active'), [failed]).grants).toBe(false);
  expect(judgeMembership(held('active'), []).grants).toBe(true);
  const partly: StoredPayment = { ...PAID, substatus: 'partially_refunded' };
  expect(judgeMembership(held('active'), [partly]).grants).toBe(true);
});

test('until when: 48 hours of slack for a renewal, 7 days when past due, to the second when cancelled or completed', () => {
  const hoursAfterEnd = (until: Date | null) => (Number(until) - END.getTime()) / 3_600_000;
  expect(hoursAfterEnd(judgeMembership(held('active'), [PAID]).validUntil)).toBe(48);
  expect(hoursAfterEnd(judgeMembership(held('past_due'), [PAID]).validUntil)).toBe(168);
  expect(hoursAfterEnd(judgeMembership(held('active', true), [PAID]).validUntil)).toBe(0);
  expect(hoursAfterEnd(judgeMembership(held('canceling'), [PAID]).validUntil)).toBe(0);
  expect(hoursAfterEnd(judgeMembership(held('completed'), [PAID]).validUntil)).toBe(0);
  const endless = { ...held('completed'), periodEnd: null };
  expect(judgeMembership(endless, [PAID]).validUntil).toBeNull();
});
