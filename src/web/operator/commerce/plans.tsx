import { useState } from 'react';
import type { CommercePlan } from '#contract/commerce.ts';
import { call } from '../../api.ts';
import { TextField } from '../../ui/field.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { ErrorBox, Notice } from '../../ui/notice.tsx';
import { CellActions, CellNote } from '../../ui/table.tsx';
import { useOperatorDeed } from '../use-operator.ts';
import { ResourceTable, useCommerceList } from './resource-table.tsx';
import { showMoney } from '../show-values.ts';
import { useDeeds } from '../use-deeds.ts';
import { DeedButton } from '../deed-button.tsx';

/** Plans at the provider; a quick link is a hidden copy of one with an address of its own. */
export function Plans() {
  const list = useCommerceList(['plans'], (read, cursor) =>
    read('listPlans', { query: { cursor } }),
  );
  const { isBusy, error, attempt } = useOperatorDeed();
  const doDeed = useDeeds();
  const [notes, setNotes] = useState('');
  const [link, setLink] = useState<string | null>(null);

  async function create(id: string): Promise<void> {
    if (isBusy) return;
    const made = await attempt(() =>
      doDeed(`${id} ${notes}`, (requestId) =>
        call('createQuickLink', { params: { id }, body: { internalNotes: notes, requestId } }),
      ),
    );
    setLink(made?.purchaseUrl ?? null);
  }

  return (
    <>
      <Toolbar>
        <TextField
          label="Notes for a new quick link"
          maxLength={200}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </Toolbar>
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      {link !== null && (
        <Notice isGood>
          New quick link: <a href={link}>{link}</a>
        </Notice>
      )}
      <ResourceTable
        label="Plans"
        list={list}
        columns={[
          {
            name: 'Plan',
            render: ({ id, title, internalNotes }) => (
              <>
                {title ?? id}
                {internalNotes !== null && <CellNote>{internalNotes}</CellNote>}
              </>
            ),
          },
          { name: 'Visibility', render: ({ visibility }) => visibility ?? '–' },
          {
            name: 'Price',
            render: describePrice,
          },
          {
            name: 'Actions',
            render: ({ id, title, purchaseUrl }) => (
              <CellActions>
                <a
                  href={purchaseUrl}
                  target="_blank"
                  rel="noopener"
                  aria-label={`Open: ${title ?? id}`}
                >
                  Open
                </a>
                <DeedButton
                  deed="createQuickLink"
                  look="quiet"
                  aria-label={`Create quick link: ${title ?? id}`}
                  onClick={() => void create(id)}
                >
                  Create quick link
                </DeedButton>
              </CellActions>
            ),
          },
        ]}
      />
    </>
  );
}

function describePrice(plan: CommercePlan): string {
  const { renewalPrice, initialPrice, currency, billingPeriodDays } = plan;
  if (billingPeriodDays === null) return showMoney(initialPrice, currency);
  const renewal = `${showMoney(renewalPrice, currency)} every ${billingPeriodDays} days`;
  const first = showMoney(initialPrice + renewalPrice, currency);
  return initialPrice > 0 ? `${first} at first, ${renewal}` : renewal;
}
