import { useState } from 'react';
import type { CommercePayment } from '#contract/commerce.ts';
import { postJson } from '../../api.ts';
import { newId } from '../../new-id.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/notice.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useOperatorDeed } from '../use-operator.ts';
import { ResourceTable, useCommerceList } from './resource-table.tsx';
import { showDate, showMoney } from './show-values.ts';

const PATH = '/api/operator/commerce/payments';

/** Payments at the provider; what is left of one can be given back. */
export function Payments() {
  const list = useCommerceList<CommercePayment>(PATH);
  const { error, attempt } = useOperatorDeed();
  const [asked, setAsked] = useState<CommercePayment | null>(null);

  function refund(): void {
    if (asked === null) return;
    const path = `${PATH}/${encodeURIComponent(asked.id)}/refund`;
    setAsked(null);
    void attempt(() => postJson(path, { requestId: newId() }));
  }

  return (
    <>
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      <ResourceTable
        label="Payments"
        list={list}
        columns={[
          { name: 'Email', render: ({ customerEmail }) => customerEmail ?? '–' },
          { name: 'Amount', render: ({ total, currency }) => showMoney(total, currency) },
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
                <Button look="quiet" onClick={() => setAsked(payment)}>
                  Refund
                </Button>
              ),
          },
        ]}
      />
      <ConfirmDialog
        question={
          asked === null
            ? null
            : `Give ${showMoney(asked.total - asked.refundedAmount, asked.currency)} back to ${asked.customerEmail ?? 'the buyer'}? Their premium ends at once.`
        }
        action="Refund"
        onConfirm={refund}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
