import { useState } from 'react';
import type { CommercePlan } from '#contract/commerce.ts';
import { postJson } from '../../api.ts';
import { newId } from '../../new-id.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ErrorBox, Notice } from '../../ui/notice.tsx';
import styles from '../operator.module.css';
import { useOperatorDeed } from '../use-operator.ts';
import { ResourceTable, useCommerceList } from './resource-table.tsx';
import { showMoney } from './show-values.ts';

const PATH = '/api/operator/commerce/plans';

/** Plans at the provider; a quick link is a hidden copy of one with an address of its own. */
export function Plans() {
  const list = useCommerceList<CommercePlan>(PATH);
  const { error, attempt } = useOperatorDeed();
  const [notes, setNotes] = useState('');
  const [link, setLink] = useState<string | null>(null);

  async function create(id: string): Promise<void> {
    const body = { internalNotes: notes, requestId: newId() };
    const made = await attempt(() =>
      postJson<CommercePlan>(`${PATH}/${encodeURIComponent(id)}/quick-link`, body),
    );
    setLink(made?.purchaseUrl ?? null);
  }

  return (
    <>
      <div className={styles['tools']}>
        <TextField
          label="Notes for a new quick link"
          maxLength={200}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
      </div>
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      {link !== null && <Notice isGood>{`New quick link: ${link}`}</Notice>}
      <ResourceTable
        label="Plans"
        list={list}
        columns={[
          {
            name: 'Plan',
            render: ({ id, title, internalNotes }) => (
              <>
                {title ?? id}
                {internalNotes !== null && <span className={styles['note']}>{internalNotes}</span>}
              </>
            ),
          },
          { name: 'Visibility', render: ({ visibility }) => visibility ?? '–' },
          {
            name: 'Price',
            render: ({ renewalPrice, initialPrice, currency, billingPeriodDays }) =>
              billingPeriodDays === null
                ? showMoney(initialPrice, currency)
                : `${showMoney(renewalPrice, currency)} every ${billingPeriodDays} days`,
          },
          {
            name: 'Actions',
            render: ({ id, purchaseUrl }) => (
              <span className={styles['rowActions']}>
                <a href={purchaseUrl} target="_blank" rel="noopener">
                  Open
                </a>
                <Button look="quiet" onClick={() => void create(id)}>
                  Create quick link
                </Button>
              </span>
            ),
          },
        ]}
      />
    </>
  );
}
