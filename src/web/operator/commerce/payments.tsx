import { useState } from 'react';
import type { CommercePayment } from '#contract/commerce.ts';
import { call } from '../../api.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox, Notice } from '../../ui/notice.tsx';
import { CellNote } from '../../ui/table.tsx';
import { useOperatorDeed } from '../use-operator.ts';
import { ResourceTable, useCommerceList } from './resource-table.tsx';
import { showDate, showMoney } from '../show-values.ts';
import { useDeeds } from '../use-deeds.ts';
import { DeedButton } from '../deed-button.tsx';

/** Payments at the provider; what is left of one can be given back. */
export function Payments() {
  const list = useCommerceList(['payments'], (read, cursor) =>
    read('listPayments', { query: { cursor } }),
  );
  const { error, attempt } = useOperatorDeed();
  const doDeed = useDeeds();
  const [asked, setAsked] = useState<CommercePayment | null>(null);
  const [news, setNews] = useState<string | null>(null);

  async function refund(payment: CommercePayment): Promise<void> {
    const { id } = payment;
    setAsked(null);
    setNews(null);
    const refunded = await attempt(() =>
      doDeed(id, (requestId) => call('refundPayment', { params: { id }, body: { requestId } })),
    );
    if (refunded !== null) setNews(`Gave ${describeRest(payment)} back to ${buyerOf(payment)}.`);
  }

  return (
    <>
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      {news !== null && <Notice isGood>{news}</Notice>}
      <ResourceTable
        label="Payments"
        list={list}
        columns={[
          { name: 'Email', render: ({ customerEmail }) => customerEmail ?? '–' },
          {
            name: 'Amount',
            render: ({ total, refundedAmount, currency }) => (
              <>
                {showMoney(total, currency)}
                {refundedAmount > 0 && (
                  <CellNote>{showMoney(refundedAmount, currency)} given back</CellNote>
                )}
              </>
            ),
          },
          {
            name: 'Status',
            render: ({ status, substatus, failureMessage }) =>
              [`${status}, ${substatus}`, failureMessage].filter(Boolean).join(': '),
          },
          { name: 'Created', render: ({ createdAt }) => showDate(createdAt) },
          {
            name: 'Actions',
            render: (payment) =>
              payment.isRefundable && (
                <DeedButton
                  deed="refundPayment"
                  look="danger"
                  aria-label={`Refund: ${payment.customerEmail ?? payment.id}`}
                  onClick={() => setAsked(payment)}
                >
                  Refund
                </DeedButton>
              ),
          },
        ]}
      />
      <ConfirmDialog
        question={
          asked === null
            ? null
            : `Give ${describeRest(asked)} back to ${buyerOf(asked)}? The premium that it paid for ends at once.`
        }
        action="Refund"
        onConfirm={() => asked !== null && void refund(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

/** What of a payment has not been given back yet. */
function describeRest({ total, refundedAmount, currency }: CommercePayment): string {
  return showMoney(total - refundedAmount, currency);
}

function buyerOf({ customerEmail }: CommercePayment): string {
  return customerEmail ?? 'the buyer';
}
