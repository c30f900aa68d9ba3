import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  PremiumUser,
  PremiumUserPage,
  PremiumUserSort,
  RevokeResponse,
} from '#contract/gift.ts';
import { REVOKE_UNDO_MS } from '#contract/limits.ts';
import { call, describeFailure, open } from '../api.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { CellNote, Table } from '../ui/table.tsx';
import { UndoBar } from '../ui/undo-bar.tsx';
import { useFleeting } from '../ui/use-fleeting.ts';
import { describeUntil } from './describe-gift.ts';
import { EndSessionsForm } from './end-sessions-form.tsx';
import { ExportButton } from './export-button.tsx';
import { PeopleLink } from './person-links.tsx';
import { showDate } from './show-values.ts';
import { useAddressFilter } from './use-address-filter.ts';
import { useOperatorDeed, useOperatorRead } from './use-operator.ts';
import { DeedButton } from './deed-button.tsx';

const COLUMNS: readonly { sort: PremiumUserSort; label: string }[] = [
  { sort: 'email', label: 'Email' },
  { sort: 'status', label: 'Status' },
  { sort: 'premiumUntil', label: 'Premium Until' },
  { sort: 'createdAt', label: 'Created At' },
];

interface View {
  search: string;
  sort: PremiumUserSort;
  direction: 'asc' | 'desc';
  page: number;
}

/** The gifts: to find, take back and take along. */
export function UsersTab() {
  const [view, setView] = useView();
  const [asked, setAsked] = useState<PremiumUser | null>(null);
  const found = usePremiumUsers(view);
  const { revoked, error, revoke, undo } = useRevoke();
  const { search, sort, direction } = view;

  return (
    <>
      <Toolbar>
        <TextField
          label="Search"
          type="search"
          maxLength={200}
          value={view.search}
          onChange={(event) => setView({ ...view, search: event.target.value, page: 1 })}
        />
        <ExportButton
          deed="downloadGifts"
          fileName="riposte-premium-users.csv"
          load={() => open('downloadGifts', { query: { search, sort, direction } })}
        />
      </Toolbar>
      {found.isError && <ErrorBox>{describeFailure(found.error)}</ErrorBox>}
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      {found.data !== undefined && (
        <UsersTable
          page={found.data}
          view={view}
          onSort={(sort) => setView({ ...view, ...nextOrder(view, sort), page: 1 })}
          onPage={(page) => setView({ ...view, page })}
          onRevoke={setAsked}
        />
      )}
      <EndSessionsForm />
      <ConfirmDialog
        question={
          asked === null ? null : `Are you sure you want to revoke premium from ${asked.email}?`
        }
        action="Revoke"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) void revoke(asked.email);
          setAsked(null);
        }}
      />
      {revoked !== null && (
        <UndoBar key={revoked.auditId} onUndo={() => void undo()}>
          Revoked premium from {revoked.email}.
          {revoked.isStillPremium && ' They stay premium by a subscription of their own.'}
        </UndoBar>
      )}
    </>
  );
}

function UsersTable(props: {
  page: PremiumUserPage;
  view: View;
  onSort: (sort: PremiumUserSort) => void;
  onPage: (page: number) => void;
  onRevoke: (user: PremiumUser) => void;
}) {
  const { view } = props;
  const { items, total, page, pages } = props.page;
  if (total === 0) return <Notice>No premium users found</Notice>;
  return (
    <>
      <Table
        label="Premium users"
        heads={[
          ...COLUMNS.map(({ sort, label }) => ({
            label,
            direction: view.sort === sort ? view.direction : null,
            onSort: () => props.onSort(sort),
          })),
          'Actions',
        ]}
      >
        {items.map((user) => (
          <tr key={user.email}>
            <td>
              <PeopleLink email={user.email} />
              {user.notes !== '' && <CellNote>{user.notes}</CellNote>}
            </td>
            <td>{user.isLifetime ? 'Lifetime' : 'Subscription'}</td>
            <td>
              {describeUntil(user)}
              {user.isOver && <CellNote>over</CellNote>}
            </td>
            <td>{showDate(user.createdAt)}</td>
            <td>
              <DeedButton
                deed="revokeGift"
                look="danger"
                aria-label={`Revoke ${user.email}`}
                onClick={() => props.onRevoke(user)}
              >
                Revoke
              </DeedButton>
            </td>
          </tr>
        ))}
      </Table>
      <Pager
        count={`${total} ${total === 1 ? 'person' : 'people'}`}
        page={page}
        pages={pages}
        onPage={props.onPage}
      />
    </>
  );
}

/** What the address says and no list has is taken as the server takes it: for what is usual. */
function useView(): [View, (view: View) => void] {
  const usual = { search: '', sort: 'createdAt', direction: 'desc', page: '1' };
  const [said, change] = useAddressFilter('users', usual);
  const view: View = {
    search: said.search,
    sort: COLUMNS.find(({ sort }) => sort === said.sort)?.sort ?? 'createdAt',
    direction: said.direction === 'asc' ? 'asc' : 'desc',
    page: Number.parseInt(said.page, 10) || 1,
  };
  return [view, (next) => change({ ...next, page: String(next.page) })];
}

function usePremiumUsers(view: View) {
  const read = useOperatorRead();
  return useQuery({
    queryKey: ['operator', 'premium-users', view],
    queryFn: () => read('listGifts', { query: view }),
    placeholderData: keepPreviousData,
  });
}

function useRevoke() {
  const { error, attempt } = useOperatorDeed();
  const [revoked, setRevoked] = useFleeting<RevokeResponse>(REVOKE_UNDO_MS);
  return {
    revoked,
    error,
    revoke: async (email: string): Promise<void> => {
      const result = await attempt(() => call('revokeGift', { params: { email } }));
      if (result !== null) setRevoked(result);
    },
    undo: async (): Promise<void> => {
      if (revoked === null) return;
      const { auditId } = revoked;
      const isDone = await attempt(() => call('undoRevoke', { body: { auditId } }));
      if (isDone !== null) setRevoked(null);
    },
  };
}

function nextOrder(view: View, sort: PremiumUserSort): Pick<View, 'sort' | 'direction'> {
  const isTurned = view.sort === sort && view.direction === 'asc';
  return { sort, direction: view.sort === sort ? (isTurned ? 'desc' : 'asc') : 'asc' };
}
