import { useState } from 'react';
import type { CommerceDelivery } from '#contract/commerce.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox, Notice } from '../../ui/notice.tsx';
import { useOperatorDeed } from '../use-operator.ts';
import { ResourceTable, useCommerceList } from './resource-table.tsx';
import { showMoment } from '../show-values.ts';
import { DeedButton } from '../deed-button.tsx';

/** Webhooks at the provider, what they delivered, and sending it again. */
export function Webhooks() {
  const list = useCommerceList(['webhooks'], (read, cursor) =>
    read('listWebhooks', { query: { cursor } }),
  );
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <ResourceTable
        label="Webhooks"
        list={list}
        columns={[
          { name: 'Address', render: ({ url }) => url },
          { name: 'State', render: ({ isEnabled }) => (isEnabled ? 'on' : 'off') },
          {
            name: 'Events',
            render: ({ events }) => (events.length === 0 ? 'all' : events.join(', ')),
          },
          {
            name: 'Actions',
            render: ({ id, url }) => (
              <Button look="quiet" aria-label={`Deliveries: ${url}`} onClick={() => setOpenId(id)}>
                Deliveries
              </Button>
            ),
          },
        ]}
      />
      {openId !== null && <Deliveries key={openId} webhookId={openId} />}
    </>
  );
}

function Deliveries({ webhookId }: { webhookId: string }) {
  const list = useCommerceList(['deliveries', webhookId], (read, cursor) =>
    read('listDeliveries', { params: { id: webhookId }, query: { cursor } }),
  );
  const { isBusy, error, attempt } = useOperatorDeed();
  const [news, setNews] = useState<string | null>(null);

  async function sendAgain({ id, event }: CommerceDelivery): Promise<void> {
    if (isBusy) return;
    setNews(null);
    const sent = await attempt(() =>
      call('replayDelivery', { params: { id: webhookId, delivery: id } }),
    );
    if (sent !== null) setNews(`The provider sends ${event ?? id} again.`);
  }

  return (
    <>
      <h2>Deliveries</h2>
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      {news !== null && <Notice isGood>{news}</Notice>}
      <ResourceTable
        label="Deliveries"
        list={list}
        columns={[
          { name: 'Event', render: ({ event }) => event ?? '–' },
          {
            name: 'Result',
            render: ({ status, responseStatus, attempts }) =>
              `${status ?? '–'}, ${responseStatus ?? 'no answer'}, ${attempts} ${attempts === 1 ? 'try' : 'tries'}`,
          },
          { name: 'Sent', render: ({ createdAt }) => showMoment(createdAt) },
          {
            name: 'Actions',
            render: (delivery) => (
              <DeedButton
                deed="replayDelivery"
                look="quiet"
                aria-label={`Send again: ${delivery.event ?? delivery.id}`}
                onClick={() => void sendAgain(delivery)}
              >
                Send again
              </DeedButton>
            ),
          },
        ]}
      />
    </>
  );
}
