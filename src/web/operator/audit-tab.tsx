import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { CellNote, MomentCell, Table, TextCell } from '../ui/table.tsx';
import { useAddressFilter } from './use-address-filter.ts';
import { useOperatorRead } from './use-operator.ts';

/** Who did what to whom, when, from where. Nobody can change it. */
export function AuditTab() {
  const [{ search }, change] = useAddressFilter('audit', { search: '' });
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
        onChange={(event) => change({ search: event.target.value })}
      />
      {log.isError && <ErrorBox>{describeFailure(log.error)}</ErrorBox>}
      {log.isSuccess && entries.length === 0 && <Notice>Nothing in the log.</Notice>}
      {entries.length > 0 && (
        <Table label="Audit log" heads={['When', 'Operator', 'What', 'Whom', 'From']}>
          {entries.map(({ id, at, operator, action, target, details, address }) => (
            <tr key={id}>
              <MomentCell at={at} />
              <td>{operator}</td>
              <TextCell>
                {action}
                <CellNote>{describeDetails(details)}</CellNote>
              </TextCell>
              <TextCell>{target}</TextCell>
              <td>{address}</td>
            </tr>
          ))}
        </Table>
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
