import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InboxMessage, InboxPage } from '#contract/inbox.ts';
import type { MessageKind } from '#contract/site.ts';
import { call, describeFailure, open } from '../api.ts';
import { DATE_LOCALE } from '../ui/date-locale.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { SelectField } from '../ui/select-field.tsx';
import styles from './inbox-tab.module.css';
import { ExportButton } from './export-button.tsx';
import { useAddressFilter } from './use-address-filter.ts';
import { useOperatorDeed, useOperatorRead } from './use-operator.ts';
import { DeedButton } from './deed-button.tsx';

const KIND_LABELS = { contact: 'Contact Us', feedback: 'Feedback', newsletter: 'Newsletter' };
const KIND_OPTIONS = [
  { id: '', label: 'All' },
  { id: 'contact', label: KIND_LABELS.contact },
  { id: 'feedback', label: KIND_LABELS.feedback },
  { id: 'newsletter', label: KIND_LABELS.newsletter },
] as const;
const STATE_OPTIONS = [
  { id: 'open', label: 'Open' },
  { id: 'done', label: 'Done' },
  { id: 'all', label: 'All' },
] as const;

/** What is left out means all, and the first page. */
interface Filter {
  kind?: MessageKind | undefined;
  state?: 'open' | 'done' | undefined;
  page?: number;
}

/** What came by Contact Us, Feedback and Newsletter. */
export function InboxTab() {
  const read = useOperatorRead();
  const { error, attempt } = useOperatorDeed();
  const [filter, setFilter] = useFilter();
  const [isAsking, setIsAsking] = useState(false);
  const [askedOf, setAskedOf] = useState<InboxMessage | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const { page: _, ...query } = filter;
  const { kind } = filter;
  const inbox = useQuery({
    queryKey: ['operator', 'messages', filter],
    queryFn: () => read('listMessages', { query: filter }),
    placeholderData: keepPreviousData,
  });
  const done = useQuery({
    queryKey: ['operator', 'messages', { kind, state: 'done', page: 1 }],
    queryFn: () => read('listMessages', { query: { kind, state: 'done', page: 1 } }),
  });

  function mark({ id, doneAt }: InboxMessage): void {
    const body = { isDone: doneAt === null };
    setNews(null);
    void attempt(() => call('markMessage', { params: { id }, body }));
  }

  function remove(): void {
    if (askedOf === null) return;
    const { id } = askedOf;
    setAskedOf(null);
    setNews(null);
    void attempt(() => call('deleteMessage', { params: { id } }));
  }

  async function empty(): Promise<void> {
    setIsAsking(false);
    setNews(null);
    const emptied = await attempt(() => call('deleteDoneMessages', { query: { kind } }));
    if (emptied !== null) setNews(`Deleted all that was done: ${emptied.deleted}.`);
  }

  return (
    <>
      <Toolbar>
        <SelectField
          label="Kind"
          options={KIND_OPTIONS}
          value={kind ?? ''}
          onChange={(picked) => setFilter({ ...query, kind: picked === '' ? undefined : picked })}
        />
        <SelectField
          label="State"
          options={STATE_OPTIONS}
          value={filter.state ?? 'all'}
          onChange={(state) => setFilter({ ...query, state: state === 'all' ? undefined : state })}
        />
        <ExportButton
          deed="downloadMessages"
          fileName="riposte-inbox.csv"
          load={() => open('downloadMessages', { query })}
        />
        <DeedButton
          deed="deleteDoneMessages"
          look="secondary"
          disabled={done.data?.total === 0}
          onClick={() => setIsAsking(true)}
        >
          Delete all done
        </DeedButton>
      </Toolbar>
      {inbox.isPending && <p role="status">Loading...</p>}
      {inbox.isError && <ErrorBox>{describeFailure(inbox.error)}</ErrorBox>}
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      {news !== null && <Notice isGood>{news}</Notice>}
      {inbox.data?.total === 0 && <Notice>Nothing here.</Notice>}
      <ul className={styles['messages']}>
        {inbox.data?.items.map((message) => (
          <Message
            key={message.id}
            message={message}
            onMark={() => mark(message)}
            onDelete={() => setAskedOf(message)}
          />
        ))}
      </ul>
      {inbox.data !== undefined && inbox.data.total > 0 && (
        <InboxPager inbox={inbox.data} onPage={(page) => setFilter({ ...filter, page })} />
      )}
      <ConfirmDialog
        question={isAsking ? describeEmptying(kind) : null}
        action="Delete"
        onConfirm={() => void empty()}
        onCancel={() => setIsAsking(false)}
      />
      <ConfirmDialog
        question={askedOf === null ? null : describeDeleting(askedOf)}
        action="Delete"
        onConfirm={remove}
        onCancel={() => setAskedOf(null)}
      />
    </>
  );
}

function useFilter(): [Filter, (filter: Filter) => void] {
  const [said, change] = useAddressFilter('inbox', { kind: '', state: 'open', page: '1' });
  const filter: Filter = {
    kind: KIND_OPTIONS.find(({ id }) => id === said.kind)?.id || undefined,
    state: said.state === 'all' ? undefined : said.state === 'done' ? 'done' : 'open',
    page: Number.parseInt(said.page, 10) || 1,
  };
  return [
    filter,
    ({ kind = '', state = 'all', page = 1 }) => change({ kind, state, page: String(page) }),
  ];
}

function describeDeleting({ email }: InboxMessage): string {
  const whose = email === '' ? '' : ` of ${email}`;
  return `Delete this message${whose}? It cannot be brought back.`;
}

function describeEmptying(kind: MessageKind | undefined): string {
  return `Delete all ${nameAll(kind)} that are done? They cannot be brought back. Open ones stay.`;
}

function nameAll(kind: MessageKind | undefined): string {
  if (kind === undefined) return 'messages and newsletter addresses';
  return kind === 'newsletter' ? 'newsletter addresses' : `messages of ${KIND_LABELS[kind]}`;
}

/** From the page that is shown: the one that was asked for may be gone since. */
function InboxPager({ inbox, onPage }: { inbox: InboxPage; onPage: (page: number) => void }) {
  const { total, page, pages } = inbox;
  const count = total === 1 ? '1 message' : `${total.toLocaleString()} messages`;
  if (pages === 1) {
    return (
      <p role="status" className="soft">
        {count}
      </p>
    );
  }
  return <Pager count={count} page={page} pages={pages} onPage={onPage} />;
}

function Message(props: { message: InboxMessage; onMark: () => void; onDelete: () => void }) {
  const { message, onMark, onDelete } = props;
  const { kind, email, text, createdAt, doneAt } = message;
  return (
    <li className={styles['message']}>
      <div className={styles['head']}>
        <strong>{KIND_LABELS[kind]}</strong>
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        <time className="soft" dateTime={createdAt}>
          {new Date(createdAt).toLocaleString(DATE_LOCALE)}
        </time>
      </div>
      {text !== '' && (
        <p className={styles['text']} dir="auto" lang="">
          {text}
        </p>
      )}
      <DeedButton deed="markMessage" look="secondary" onClick={onMark}>
        {doneAt === null ? 'Mark as done' : 'Open again'}
      </DeedButton>
      {doneAt !== null && (
        <DeedButton deed="deleteMessage" look="danger" onClick={onDelete}>
          Delete
        </DeedButton>
      )}
    </li>
  );
}
