import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SecondMembership } from '#contract/commerce.ts';
import { call } from '../../api.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorBox, Notice } from '../../ui/notice.tsx';
import { Table } from '../../ui/table.tsx';
import { useDeeds } from '../use-deeds.ts';
import { useOperatorDeed, useOperatorRead } from '../use-operator.ts';
import { showDate } from '../show-values.ts';
import { DeedButton } from '../deed-button.tsx';

/** People who pay for premium twice, to give the later purchase back; nothing where there are none. */
export function SecondMemberships() {
  const read = useOperatorRead();
  const { isBusy, error, attempt } = useOperatorDeed();
  const doDeed = useDeeds();
  const [asked, setAsked] = useState<SecondMembership | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const list = useQuery({
    queryKey: ['operator', 'commerce', 'second-memberships'],
    queryFn: () => read('listSecondMemberships'),
  });
  const items = list.data?.items ?? [];

  async function giveBack({ membershipId, paymentId, email }: SecondMembership): Promise<void> {
    setAsked(null);
    setNews(null);
    const ended = await attempt(async () => {
      if (paymentId === null) await call('terminateMembership', { params: { id: membershipId } });
      else await doDeed(paymentId, (requestId) => refund(paymentId, requestId));
      return true;
    });
    if (ended !== null) setNews(`Gave the second membership of ${email} back.`);
  }

  if (items.length === 0 && error === null && news === null) return null;
  return (
    <>
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      {news !== null && <Notice isGood>{news}</Notice>}
      {items.length > 0 && (
        <>
          <Notice>
            These people bought premium twice. What they bought later can be given back.
          </Notice>
          <Table label="Bought twice" heads={['Email', 'Bought', 'Actions']}>
            {items.map((item) => (
              <tr key={item.membershipId}>
                <td>{item.email}</td>
                <td>{showDate(item.boughtAt)}</td>
                <td>
                  <DeedButton
                    deed="refundPayment"
                    look="quiet"
                    disabled={isBusy}
                    aria-label={`Refund the second membership: ${item.email}`}
                    onClick={() => setAsked(item)}
                  >
                    Refund
                  </DeedButton>
                </td>
              </tr>
            ))}
          </Table>
        </>
      )}
      <ConfirmDialog
        question={
          asked === null
            ? null
            : `Give the second membership of ${asked.email} back? It ends at once; their first one goes on.`
        }
        action="Refund"
        onConfirm={() => asked !== null && void giveBack(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

function refund(id: string, requestId: string): Promise<unknown> {
  return call('refundPayment', { params: { id }, body: { requestId } });
}
