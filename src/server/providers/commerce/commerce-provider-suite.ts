import { describe, expect, test } from 'vitest';
import type { CommerceProvider, Payment } from './commerce-provider.ts';

/** A provider to test, and someone who presses the buttons of its pages. */
export interface CommerceSubject extends AsyncDisposable {
  provider: CommerceProvider;
  press(checkoutUrl: string, button: 'pay' | 'decline'): Promise<URL>;
}

const order = (number: number) => ({
  orderId: `order-${number}`,
  userId: `user-${number}`,
  userEmail: `buyer${number}@riposte.test`,
  redirectUrl: `https://riposte.test/premium-success?session_id=order-${number}`,
});

/** What every commerce provider behind the port must do. */
export function testCommerceProvider(name: string, open: () => Promise<CommerceSubject>): void {
  describe(`${name} is a commerce provider`, () => {
    test('a checkout keeps d2c and its session, and the way back keeps our session id', async () => {
      await using subject = await open();
      const checkout = await subject.provider.createCheckout(order(1));
      const url = new URL(checkout.url);
      expect(url.searchParams.get('d2c')).toBe('true');
      expect(url.searchParams.get('session')).toBe(checkout.checkoutId);
      const back = await subject.press(checkout.url, 'pay');
      expect(back.origin + back.pathname).toBe('https://riposte.test/premium-success');
      expect(back.searchParams.get('session_id')).toBe('order-1');
      expect(back.searchParams.get('status')).toBe('success');
      expect(back.searchParams.get('payment_id')).toMatch(/^pay_[A-Za-z0-9]{4,60}$/);
      expect(back.searchParams.get('receipt_id')).toBe(back.searchParams.get('payment_id'));
    });

    test('the same order gets the same checkout', async () => {
      await using subject = await open();
      const first = await subject.provider.createCheckout(order(1));
      expect(await subject.provider.createCheckout(order(1))).toEqual(first);
      expect((await subject.provider.createCheckout(order(2))).checkoutId).not.toBe(
        first.checkoutId,
      );
    });

    test('a checkout is open until it is ended, which may be said twice; its payments stay', async () => {
      await using subject = await open();
      const { checkoutId, payment } = await buy(subject, 1);
      expect(await subject.provider.isCheckoutOpen(checkoutId)).toBe(true);
      for (let time = 0; time < 2; time += 1) await subject.provider.endCheckout(checkoutId);
      expect(await subject.provider.isCheckoutOpen(checkoutId)).toBe(false);
      expect(await subject.provider.isCheckoutOpen('ch_none')).toBe(false);
      const found = await subject.provider.listPaymentsOfCheckout(checkoutId);
      expect(found.map(({ id }) => id)).toEqual([payment.id]);
    });

    test('a paid checkout has one payment with our ids in it, and opens a membership', async () => {
      await using subject = await open();
      const { payment, checkoutId } = await buy(subject, 1);
      expect(payment).toMatchObject({
        status: 'paid',
        substatus: 'succeeded',
        checkoutId,
        ...subject.provider.premium,
        metadata: { userId: 'user-1', sessionId: 'order-1', userEmail: 'buyer1@riposte.test' },
        customerEmail: 'buyer1@riposte.test',
        currency: 'usd',
        refundedAmount: 0,
      });
      expect(payment.paidAt).toBeInstanceOf(Date);
      const membership = await subject.provider.getMembership(payment.membershipId ?? '');
      expect(membership).toMatchObject({
        status: 'active',
        checkoutId,
        cancelAtPeriodEnd: false,
        customerEmail: 'buyer1@riposte.test',
      });
      expect(membership?.periodEnd?.getTime()).toBeGreaterThan(payment.createdAt.getTime());
    });

    test('an unpaid checkout has no payment, a declined one has one that is not paid', async () => {
      await using subject = await open();
      const { url, checkoutId } = await subject.provider.createCheckout(order(1));
      expect(await subject.provider.listPaymentsOfCheckout(checkoutId)).toEqual([]);
      const back = await subject.press(url, 'decline');
      expect(back.searchParams.get('status')).toBe('error');
      const [payment] = await subject.provider.listPaymentsOfCheckout(checkoutId);
      expect(payment).toMatchObject({ status: 'open', substatus: 'failed', membershipId: null });
    });

    test('what does not exist is null', async () => {
      await using subject = await open();
      expect(await subject.provider.getPayment('pay_none')).toBeNull();
      expect(await subject.provider.getMembership('mem_none')).toBeNull();
      expect(await subject.provider.getPlan('plan_none')).toBeNull();
      expect(await subject.provider.getPayment('../plans/plan_premium?x=#')).toBeNull();
    });

    test('memberships are found by the exact address only, letter case aside', async () => {
      await using subject = await open();
      const { payment } = await buy(subject, 1);
      const find = (email: string) => subject.provider.findMembershipsByEmail(email);
      expect((await find(' Buyer1@Riposte.TEST ')).map(({ id }) => id)).toEqual([
        payment.membershipId,
      ]);
      for (const near of ['buyer1@riposte.tes', 'buyer', 'uyer1@riposte.test', '', '@']) {
        expect(await find(near)).toEqual([]);
      }
    });

    test('a refund gives money back once and leaves the payment paid', async () => {
      await using subject = await open();
      const { payment } = await buy(subject, 1);
      const refund = { paymentId: payment.id, requestId: 'r1' };
      const refunded = await subject.provider.refundPayment(refund);
      expect(refunded).toMatchObject({
        status: 'paid',
        substatus: 'refunded',
        refundedAmount: payment.total,
        isRefundable: false,
      });
      expect(refunded.refundedAt).toBeInstanceOf(Date);
      expect(await subject.provider.refundPayment(refund)).toEqual(refunded);
      await expect(
        subject.provider.refundPayment({ ...refund, requestId: 'r2' }),
      ).rejects.toMatchObject({ code: 'commerce_rejected' });
    });

    test('a membership is prolonged, cancelled for its end, and ended', async () => {
      await using subject = await open();
      const { payment } = await buy(subject, 1);
      const membershipId = payment.membershipId ?? '';
      const before = await subject.provider.getMembership(membershipId);
      const longer = await subject.provider.addFreeDays({ membershipId, days: 7, requestId: 'd' });
      const gained = (longer.periodEnd?.getTime() ?? 0) - (before?.periodEnd?.getTime() ?? 0);
      expect(gained).toBe(7 * 86_400_000);
      expect(await subject.provider.cancelMembership(membershipId)).toMatchObject({
        status: 'canceling',
        cancelAtPeriodEnd: true,
      });
      expect(await subject.provider.terminateMembership(membershipId)).toMatchObject({
        status: 'canceled',
      });
    });

    test('lists come in pages that end, newest first, and can be filtered', async () => {
      await using subject = await open();
      const bought = [await buy(subject, 1), await buy(subject, 2), await buy(subject, 3)];
      const ids = bought.map(({ payment }) => payment.membershipId).toReversed();
      const first = await subject.provider.listMemberships({ limit: 2 });
      expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
      const rest = await subject.provider.listMemberships({
        limit: 2,
        cursor: first.nextCursor ?? '',
      });
      expect(rest.items.map(({ id }) => id)).toEqual(ids.slice(2));
      expect(rest.nextCursor).toBeNull();
      await subject.provider.terminateMembership(ids[1] ?? '');
      const ended = await subject.provider.listMemberships({ statuses: ['canceled', 'expired'] });
      expect(ended.items.map(({ id }) => id)).toEqual([ids[1]]);
      const paid = await subject.provider.listPayments({
        statuses: ['paid'],
        query: 'buyer2@riposte.test',
      });
      expect(paid.items.map(({ id }) => id)).toEqual([bought[1]?.payment.id]);
    });

    test('plans, quick links, promo codes and webhooks are managed', async () => {
      await using subject = await open();
      const { provider } = subject;
      const { planId, companyId } = provider.premium;
      expect((await provider.listPlans()).items.map(({ id }) => id)).toContain(planId);
      const link = await provider.createQuickLink({
        planId,
        internalNotes: 'fair',
        requestId: 'q',
      });
      expect(link).toMatchObject({ visibility: 'quick_link', companyId, internalNotes: 'fair' });
      expect(link.id).not.toBe(planId);
      const promo = await provider.createPromoCode({
        code: 'AUTUMN',
        amountOff: 20,
        kind: 'percentage',
        currency: 'usd',
        durationMonths: 3,
        newUsersOnly: true,
        planIds: [planId],
        requestId: 'p',
      });
      expect(promo).toMatchObject({ code: 'AUTUMN', amountOff: 20, status: 'active', stock: null });
      await provider.archivePromoCode(promo.id);
      expect((await provider.listPromoCodes()).items).toMatchObject([{ status: 'archived' }]);
      const { items } = await provider.listWebhooks();
      expect(items).toMatchObject([{ isEnabled: true, events: [] }]);
    });

    test('settings that fit are accepted', async () => {
      await using subject = await open();
      await expect(subject.provider.verifyConfiguration()).resolves.toBeUndefined();
    });
  });
}

async function buy(
  subject: CommerceSubject,
  number: number,
): Promise<{ payment: Payment; checkoutId: string }> {
  const { url, checkoutId } = await subject.provider.createCheckout(order(number));
  const back = await subject.press(url, 'pay');
  const payment = await subject.provider.getPayment(back.searchParams.get('payment_id') ?? '');
  const listed = await subject.provider.listPaymentsOfCheckout(checkoutId);
  expect(listed).toEqual([payment]);
  if (payment === null) throw new Error('The payment cannot be read');
  return { payment, checkoutId };
}
