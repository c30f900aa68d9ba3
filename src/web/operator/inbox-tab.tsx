import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import type { InboxMessage, InboxPage } from '#contract/inbox.ts';
import type { MessageKind } from '#contract/site.ts';
import { addressOf, call, describeFailure } from '../api.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import styles from './operator.module.css';
import { useOperatorDeed, useOperatorRead } from './use-operator.ts';

const KIND_LABELS = { contact: 'Contact Us', feedback: 'Feedback', newsletter: 'Newsletter' };
const KINDS = Object.keys(KIND_LABELS) as MessageKind[]; // they are the keys above
const STATES = ['open', 'done'] as const;

/** What is left out means all, and the first page. */
interface Filter {
  kind?: MessageKind | undefined;
  state?: (typeof STATES)[number] | undefined;
  page?: number;
}

/** What came by Contact Us, Feedback and Newsletter. */
export function InboxTab() {
  const read = useOperatorRead();
  const { error, attempt } = useOperatorDeed();
  const [filter, setFilter] = useState<Filter>({ state: 'open' });
  const { page: _, ...query } = filter;
  const inbox = useQuery({
    queryKey: ['operator', 'messages', filter],
    queryFn: () => read('listMessages', { query: filter }),
    placeholderData: keepPreviousData,
  });

  async function mark({ id, doneAt }: InboxMessage, event: MouseEvent): Promise<void> {
    const next = findNextButton(event.currentTarget);
    const marked = await attempt(() =>
      call('markMessage', { params: { id }, body: { isDone: doneAt === null } }),
    );
    // The message leaves the list, and would take the keyboard's place with it.
    if (marked !== null && filter.state !== undefined) next?.focus();
  }

  return (
    <>
      <div className={styles['tools']}>
        <SelectField
          label="Kind"
          value={filter.kind ?? ''}
          onChange={({ target }) =>
            setFilter({ ...query, kind: KINDS.find((kind) => kind === target.value) })
          }
        >
          <option value="">All</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_LABELS[kind]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="State"
          value={filter.state ?? 'all'}
          onChange={({ target }) =>
            setFilter({ ...query, state: STATES.find((state) => state === target.value) })
          }
        >
          <option value="open">Open</option>
          <option value="done">Done</option>
          <option value="all">All</option>
        </SelectField>
        <ButtonAnchor look="secondary" href={addressOf('downloadMessages', { query })} download>
          Export to CSV
        </ButtonAnchor>
      </div>
      {inbox.isPending && <p role="status">Loading...</p>}
      {inbox.isError && <ErrorBox>{describeFailure(inbox.error)}</ErrorBox>}
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      {inbox.data?.total === 0 && <Notice>Nothing here.</Notice>}
      <ul className={styles['messages']}>
        {inbox.data?.items.map((message) => (
          <Message
            key={message.id}
            message={message}
            onMark={(event) => void mark(message, event)}
          />
        ))}
      </ul>
      {inbox.data !== undefined && inbox.data.total > 0 && (
        <Pager inbox={inbox.data} onPage={(page) => setFilter({ ...filter, page })} />
      )}
    </>
  );
}

/** From the page that is shown: the one that was asked for may be gone since. */
function Pager({ inbox, onPage }: { inbox: InboxPage; onPage: (page: number) => void }) {
  const { total, page, pages } = inbox;
  const count = total === 1 ? '1 message' : `${total.toLocaleString()} messages`;
  if (pages === 1) {
    return (
      <p role="status" className={styles['soft']}>
        {count}
      </p>
    );
  }
  return (
    <div className={styles['pager']}>
      <span role="status">
        {count}, page {page} of {pages}
      </span>
      <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button look="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </div>
  );
}

function findNextButton(button: Element): HTMLElement | null {
  const item = button.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  return next?.querySelector('button') ?? null;
}

function Message(props: { message: InboxMessage; onMark: (event: MouseEvent) => void }) {
  const { message, onMark } = props;
  const { kind, email, text, createdAt, doneAt } = message;
  return (
    <li className={styles['message']}>
      <div className={styles['messageHead']}>
        <strong>{KIND_LABELS[kind]}</strong>
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
        <time className={styles['soft']} dateTime={createdAt}>
          {new Date(createdAt).toLocaleString()}
        </time>
      </div>
      {text !== '' && (
        <p className={styles['messageText']} dir="auto">
          {text}
        </p>
      )}
      <Button look="secondary" onClick={onMark}>
        {doneAt === null ? 'Mark as done' : 'Open again'}
      </Button>
    </li>
  );
}
