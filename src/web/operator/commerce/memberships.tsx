import { useState } from 'react';
import type { CommerceMembership } from '#contract/commerce.ts';
import { MAX_FREE_DAYS } from '#contract/limits.ts';
import { call } from '../../api.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { ErrorBox, Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { CellActions } from '../../ui/table.tsx';
import { PeopleLink } from '../person-links.tsx';
import { useOperatorDeed } from '../use-operator.ts';
import { ResourceTable, useCommerceList } from './resource-table.tsx';
import { showDate } from '../show-values.ts';
import { useAddressFilter } from '../use-address-filter.ts';
import { useDeeds } from '../use-deeds.ts';
import { DeedButton } from '../deed-button.tsx';

const STATUSES = [
  'active',
  'trialing',
  'past_due',
  'canceling',
  'completed',
  'canceled',
  'expired',
  'unresolved',
] as const;
const STATUS_OPTIONS = [
  { id: '', label: 'All' },
  ...STATUSES.map((status) => ({ id: status, label: status })),
] as const;
const OVER = new Set(['canceled', 'expired']);

interface AskedDeed {
  membership: CommerceMembership;
  deed: 'addDays' | 'cancel' | 'terminate';
}

/** Memberships at the provider: cancel at the period's end, end now, add days; each is asked about. */
export function Memberships() {
  const { error, attempt } = useOperatorDeed();
  const doDeed = useDeeds();
  const [said, change] = useAddressFilter('memberships', { status: '' });
  const status = STATUSES.find((each) => each === said.status) ?? '';
  const [days, setDays] = useState('7');
  const [news, setNews] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedDeed | null>(null);
  const list = useCommerceList(['memberships', status], (read, cursor) =>
    read('listMemberships', { query: { status: status === '' ? undefined : status, cursor } }),
  );

  function ask(next: AskedDeed): void {
    // What is no number of days the server refuses, in words: there is nothing to ask.
    if (next.deed === 'addDays' && !isNumberOfDays(Number(days))) void addDays(next.membership);
    else setAsked(next);
  }

  function confirm(): void {
    if (asked === null) return;
    const { membership, deed } = asked;
    setAsked(null);
    if (deed === 'addDays') {
      void addDays(membership);
      return;
    }
    void end(membership, deed);
  }

  async function end(membership: CommerceMembership, deed: 'cancel' | 'terminate'): Promise<void> {
    setNews(null);
    const route = deed === 'cancel' ? 'cancelMembership' : 'terminateMembership';
    const { id } = membership;
    const changed = await attempt(() => call(route, { params: { id } }));
    if (changed === null) return;
    const whose = `The membership of ${membership.customerEmail ?? id}`;
    setNews(
      deed === 'cancel'
        ? `${whose} goes on until ${showDate(changed.periodEnd)} and is not renewed.`
        : `${whose} has ended.`,
    );
  }

  async function addDays({ id, customerEmail }: CommerceMembership): Promise<void> {
    setNews(null);
    const changed = await attempt(() =>
      doDeed(`${days} days for ${id}`, (requestId) =>
        call('addFreeDays', { params: { id }, body: { days: Number(days), requestId } }),
      ),
    );
    if (changed === null) return;
    setNews(
      `Added ${countFreeDays(days)}: the period of ${customerEmail ?? id} ends on ${showDate(changed.periodEnd)}.`,
    );
  }

  return (
    <>
      <Toolbar>
        <SelectField
          label="Status"
          options={STATUS_OPTIONS}
          value={status}
          onChange={(picked) => change({ status: picked })}
        />
        <TextField
          label="Free days to add"
          type="number"
          min={1}
          max={MAX_FREE_DAYS}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
      </Toolbar>
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      {news !== null && <Notice isGood>{news}</Notice>}
      <ResourceTable
        label="Memberships"
        list={list}
        columns={[
          {
            name: 'Email',
            render: ({ customerEmail }) =>
              customerEmail === null ? '–' : <PeopleLink email={customerEmail} />,
          },
          {
            name: 'Status',
            render: ({ status: own, cancelAtPeriodEnd }) =>
              cancelAtPeriodEnd && own !== 'canceling' ? `${own}, canceling` : own,
          },
          { name: 'Period ends', render: ({ periodEnd }) => showDate(periodEnd) },
          { name: 'Created', render: ({ createdAt }) => showDate(createdAt) },
          {
            name: 'Actions',
            render: (membership) =>
              !OVER.has(membership.status) && (
                <RowActions membership={membership} onAsk={(deed) => ask({ membership, deed })} />
              ),
          },
        ]}
      />
      <ConfirmDialog
        question={asked === null ? null : describeDeed(asked, days)}
        action={ACTIONS[asked?.deed ?? 'cancel']}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

function RowActions(props: {
  membership: CommerceMembership;
  onAsk: (deed: AskedDeed['deed']) => void;
}) {
  const { membership, onAsk } = props;
  const whose = membership.customerEmail ?? membership.id;
  const isCancelled = membership.cancelAtPeriodEnd || membership.status === 'canceling';
  return (
    <CellActions>
      <DeedButton
        deed="addFreeDays"
        look="quiet"
        aria-label={`Add days: ${whose}`}
        onClick={() => onAsk('addDays')}
      >
        Add days
      </DeedButton>
      {!isCancelled && (
        <DeedButton
          deed="cancelMembership"
          look="quiet"
          aria-label={`Cancel: ${whose}`}
          onClick={() => onAsk('cancel')}
        >
          Cancel
        </DeedButton>
      )}
      <DeedButton
        deed="terminateMembership"
        look="danger"
        aria-label={`Terminate: ${whose}`}
        onClick={() => onAsk('terminate')}
      >
        Terminate
      </DeedButton>
    </CellActions>
  );
}

const ACTIONS = { addDays: 'Add days', cancel: 'Cancel membership', terminate: 'Terminate' };

function describeDeed({ membership, deed }: AskedDeed, days: string): string {
  const whose = `the membership of ${membership.customerEmail ?? membership.id}`;
  switch (deed) {
    case 'addDays':
      return `Add ${countFreeDays(days)} to ${whose}? Its period ends that much later. Nobody pays for that, and it cannot be taken back.`;
    case 'terminate':
      return `End ${whose} now? The premium that it gives ends at once, and nothing is paid back.`;
    default:
      return `Cancel ${whose}? It goes on until ${showDate(membership.periodEnd)} and is not renewed.`;
  }
}

function countFreeDays(days: string): string {
  return Number(days) === 1 ? '1 free day' : `${Number(days)} free days`;
}

function isNumberOfDays(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= MAX_FREE_DAYS;
}
