import { useState } from 'react';
import type { CommercePayment } from '#contract/commerce.ts';
import { call } from '../../api.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox } from '../../ui/notice.tsx';
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

  function refund(): void {
    if (asked === null) return;
    const { id } = asked;
    setAsked(null);
    void attempt(() =>
      doDeed(id, (requestId) => call('refundPayment', { params: { id }, body: { requestId } })),
    );
  }

  return (
    <>
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
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
            : `Give ${showMoney(asked.total - asked.refundedAmount, asked.currency)} back to ${asked.customerEmail ?? 'the buyer'}? The premium that it paid for ends at once.`
        }
        action="Refund"
        onConfirm={refund}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
