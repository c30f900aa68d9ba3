import { useState, type FormEvent } from 'react';
import type { CommercePromoCode } from '#contract/commerce.ts';
import { call } from '../../api.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { ToolbarForm } from '../../ui/toolbar.tsx';
import { ErrorBox, Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useOperatorDeed } from '../use-operator.ts';
import { ResourceTable, useCommerceList } from './resource-table.tsx';
import { showMoney } from '../show-values.ts';
import { useDeeds } from '../use-deeds.ts';
import { DeedButton } from '../deed-button.tsx';

const KINDS = [
  { id: 'percentage', label: 'Percent' },
  { id: 'flat_amount', label: 'Amount' },
] as const;

interface Draft extends Record<'code' | 'amountOff' | 'durationMonths', string> {
  kind: (typeof KINDS)[number]['id'];
}
const EMPTY: Draft = { code: '', kind: 'percentage', amountOff: '', durationMonths: '0' };

/** Promo codes at the provider: to make and to archive. */
export function PromoCodes() {
  const list = useCommerceList(['promo-codes'], (read, cursor) =>
    read('listPromoCodes', { query: { cursor } }),
  );
  const { isBusy, error, attempt } = useOperatorDeed();
  const doDeed = useDeeds();
  const [promo, setPromo] = useState<Draft>(EMPTY);
  const [asked, setAsked] = useState<CommercePromoCode | null>(null);
  const [news, setNews] = useState<string | null>(null);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setNews(null);
    const made = await attempt(() =>
      doDeed(JSON.stringify(promo), (requestId) =>
        call('createPromoCode', {
          body: {
            code: promo.code,
            kind: promo.kind,
            amountOff: Number(promo.amountOff),
            durationMonths: Number(promo.durationMonths),
            requestId,
          },
        }),
      ),
    );
    if (made === null) return;
    setNews(`Created the promo code ${promo.code}.`);
    setPromo(EMPTY);
  }

  async function archive({ id, code }: CommercePromoCode): Promise<void> {
    setAsked(null);
    setNews(null);
    const archived = await attempt(() => call('archivePromoCode', { params: { id } }));
    if (archived !== null) setNews(`Archived the promo code ${code ?? id}.`);
  }

  return (
    <>
      <ToolbarForm onSubmit={(event) => void create(event)}>
        <TextField
          label="Code"
          required
          pattern="[A-Za-z0-9_\-]{2,40}"
          value={promo.code}
          onChange={(event) => setPromo({ ...promo, code: event.target.value })}
        />
        <SelectField
          label="Kind"
          options={KINDS}
          value={promo.kind}
          onChange={(kind) => setPromo({ ...promo, kind })}
        />
        <TextField
          label="Off"
          type="number"
          required
          min={0.01}
          step="any"
          value={promo.amountOff}
          onChange={(event) => setPromo({ ...promo, amountOff: event.target.value })}
        />
        <TextField
          label="Months (0: always)"
          type="number"
          required
          min={0}
          max={120}
          value={promo.durationMonths}
          onChange={(event) => setPromo({ ...promo, durationMonths: event.target.value })}
        />
        <DeedButton deed="createPromoCode" type="submit" disabled={isBusy}>
          Create
        </DeedButton>
      </ToolbarForm>
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      {news !== null && <Notice isGood>{news}</Notice>}
      <ResourceTable
        label="Promo codes"
        list={list}
        columns={[
          { name: 'Code', render: ({ code }) => code ?? '–' },
          {
            name: 'Off',
            render: ({ kind, amountOff, currency }) =>
              kind === 'percentage' ? `${amountOff} %` : showMoney(amountOff, currency),
          },
          { name: 'Status', render: ({ status }) => status },
          {
            name: 'Used',
            render: ({ uses, stock }) => (stock === null ? uses : `${uses} of ${stock}`),
          },
          {
            name: 'Actions',
            render: (code) =>
              code.status !== 'archived' && (
                <DeedButton
                  deed="archivePromoCode"
                  look="quiet"
                  aria-label={`Archive: ${code.code ?? code.id}`}
                  onClick={() => setAsked(code)}
                >
                  Archive
                </DeedButton>
              ),
          },
        ]}
      />
      <ConfirmDialog
        question={
          asked === null
            ? null
            : `Archive the promo code ${asked.code ?? asked.id}? Nobody can use it any more.`
        }
        action="Archive"
        onConfirm={() => asked !== null && void archive(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
