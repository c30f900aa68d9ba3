import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import styles from './operator.module.css';
import { useOperatorRead } from './use-operator.ts';

/** Who did what to whom, when, from where. Nobody can change it. */
export function AuditTab() {
  const [search, setSearch] = useState('');
  const read = useOperatorRead();
  const log = useInfiniteQuery({
    queryKey: ['operator', 'audit-log', search],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) => read('readAuditLog', { query: { search, before: pageParam } }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <TextField
        label="Search"
        type="search"
        maxLength={200}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {log.isError && <ErrorBox>{describeFailure(log.error)}</ErrorBox>}
      {log.isSuccess && entries.length === 0 && <Notice>Nothing in the log.</Notice>}
      {entries.length > 0 && (
        <ScrollRegion label="Audit log">
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Operator</th>
                <th scope="col">What</th>
                <th scope="col">Whom</th>
                <th scope="col">From</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ id, at, operator, action, target, details, address }) => (
                <tr key={id}>
                  <td className={styles['moment']}>
                    <time dateTime={at}>{new Date(at).toLocaleString()}</time>
                  </td>
                  <td>{operator}</td>
                  <td className={styles['text']}>
                    {action}
                    <span className={styles['note']}>{describeDetails(details)}</span>
                  </td>
                  <td className={styles['text']}>{target}</td>
                  <td>{address}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {log.hasNextPage && (
        <Button look="secondary" onClick={() => void log.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

/** The plain values; what is nested and what only names a request is not for the eye. */
function describeDetails(details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .filter(([name, value]) => value !== '' && name !== 'requestId')
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
}
