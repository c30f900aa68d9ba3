import {
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox, Notice } from '../../ui/notice.tsx';
import { Table } from '../../ui/table.tsx';
import { useOperatorRead } from '../use-operator.ts';

interface ListPage<Item> {
  items: Item[];
  nextCursor: string | null;
}

type List<Item> = UseInfiniteQueryResult<InfiniteData<ListPage<Item>>>;

/**
 * A list of the commerce provider, page by page.
 * @param key names the list, with all that it is filtered by
 */
export function useCommerceList<Item>(
  key: readonly string[],
  readPage: (read: ReturnType<typeof useOperatorRead>, cursor: string) => Promise<ListPage<Item>>,
): List<Item> {
  const read = useOperatorRead();
  return useInfiniteQuery({
    queryKey: ['operator', 'commerce', ...key],
    initialPageParam: '',
    queryFn: ({ pageParam }) => readPage(read, pageParam),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Such a list as a table, with more at a click. */
export function ResourceTable<Item extends { id: string }>(props: {
  label: string;
  list: List<Item>;
  columns: readonly { name: string; render: (item: Item) => ReactNode }[];
}) {
  const { label, list, columns } = props;
  if (list.isPending) return <p role="status">Loading...</p>;
  const error = list.isError && <ErrorBox>{describeFailure(list.error)}</ErrorBox>;
  const items = list.data?.pages.flatMap((page) => page.items);
  if (items === undefined) return error;
  if (items.length === 0) return error || <Notice>Nothing here.</Notice>;
  return (
    <>
      {error}
      <Table label={label} heads={columns.map(({ name }) => name)}>
        {items.map((item) => (
          <tr key={item.id}>
            {columns.map(({ name, render }) => (
              <td key={name}>{render(item)}</td>
            ))}
          </tr>
        ))}
      </Table>
      {list.hasNextPage && (
        <Button
          look="secondary"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}
