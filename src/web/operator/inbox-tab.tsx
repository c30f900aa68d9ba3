import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { InboxMessage, InboxPage } from '#contract/inbox.ts';
import { callApi, describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import styles from './operator.module.css';
import { useOperatorDeed, useOperatorRead } from './use-operator.ts';

const PATH = '/api/operator/messages';
const KIND_LABELS = { contact: 'Contact Us', feedback: 'Feedback', newsletter: 'Newsletter' };

/** What came by Contact Us, Feedback and Newsletter. */
export function InboxTab() {
  const read = useOperatorRead();
  const { error, attempt } = useOperatorDeed();
  const [filter, setFilter] = useState({ kind: '', state: 'open', page: 1 });
  const query = new URLSearchParams({ ...filter, page: String(filter.page) }).toString();
  const inbox = useQuery({
    queryKey: ['operator', 'messages', query],
    queryFn: () => read<InboxPage>(`${PATH}?${query}`),
    placeholderData: keepPreviousData,
  });

  function mark({ id, doneAt }: InboxMessage): void {
    void attempt(() =>
      callApi(`${PATH}/${id}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ isDone: doneAt === null }),
      }),
    );
  }

  return (
    <>
      <div className={styles['tools']}>
        <SelectField
          label="Kind"
          value={filter.kind}
          onChange={(event) => setFilter({ ...filter, kind: event.target.value, page: 1 })}
        >
          <option value="">All</option>
          {Object.entries(KIND_LABELS).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="State"
          value={filter.state}
          onChange={(event) => setFilter({ ...filter, state: event.target.value, page: 1 })}
        >
          <option value="open">Open</option>
          <option value="done">Done</option>
          <option value="all">All</option>
        </SelectField>
        <a className={styles['export']} href={`${PATH}.csv?${query}`} download>
          Export to CSV
        </a>
      </div>
      {inbox.isError && <ErrorBox>{describeFailure(inbox.error)}</ErrorBox>}
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      {inbox.data?.total === 0 && <Notice>Nothing here.</Notice>}
      <ul className={styles['messages']}>
        {inbox.data?.items.map((message) => (
          <Message key={message.id} message={message} onMark={() => mark(message)} />
        ))}
      </ul>
      {inbox.data !== undefined && inbox.data.pages > 1 && (
        <div className={styles['pager']}>
          <span role="status">
            {inbox.data.total} messages, page {inbox.data.page} of {inbox.data.pages}
          </span>
          <Button
            look="secondary"
            disabled={inbox.data.page <= 1}
            onClick={() => setFilter({ ...filter, page: filter.page - 1 })}
          >
            Previous
          </Button>
          <Button
            look="secondary"
            disabled={inbox.data.page >= inbox.data.pages}
            onClick={() => setFilter({ ...filter, page: filter.page + 1 })}
          >
            Next
          </Button>
        </div>
      )}
    </>
  );
}

function Message({ message, onMark }: { message: InboxMessage; onMark: () => void }) {
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
