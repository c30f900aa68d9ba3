import { useState } from 'react';
import type { CommerceDelivery, CommerceWebhook } from '#contract/commerce.ts';
import { postJson } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/notice.tsx';
import { useOperatorDeed } from '../use-operator.ts';
import { ResourceTable, useCommerceList } from './resource-table.tsx';
import { showDate } from './show-values.ts';

const PATH = '/api/operator/commerce/webhooks';

/** Webhooks at the provider, what they delivered, and sending it again. */
export function Webhooks() {
  const list = useCommerceList<CommerceWebhook>(PATH);
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
            render: ({ id }) => (
              <Button look="quiet" onClick={() => setOpenId(id)}>
                Deliveries
              </Button>
            ),
          },
        ]}
      />
      {openId !== null && <Deliveries webhookId={openId} />}
    </>
  );
}

function Deliveries({ webhookId }: { webhookId: string }) {
  const path = `${PATH}/${encodeURIComponent(webhookId)}/deliveries`;
  const list = useCommerceList<CommerceDelivery>(path);
  const { error, attempt } = useOperatorDeed();
  return (
    <>
      <h2>Deliveries</h2>
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      <ResourceTable
        label="Deliveries"
        list={list}
        columns={[
          { name: 'Event', render: ({ event }) => event ?? '–' },
          {
            name: 'Result',
            render: ({ status, responseStatus, attempts }) =>
              `${status ?? '–'}, ${responseStatus ?? 'no answer'}, ${attempts} tries`,
          },
          { name: 'Sent', render: ({ createdAt }) => showDate(createdAt) },
          {
            name: 'Actions',
            render: ({ id }) => (
              <Button
                look="quiet"
                onClick={() =>
                  void attempt(() => postJson(`${path}/${encodeURIComponent(id)}/replay`, {}))
                }
              >
                Send again
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
