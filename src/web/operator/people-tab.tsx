import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { CellNote, Table } from '../ui/table.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { showDate, showMoment } from './show-values.ts';
import styles from './people-tab.module.css';
import { PersonLink } from './person-links.tsx';
import { PersonPage } from './person-page.tsx';
import { PLAN_LABELS } from './plan-labels.ts';
import { useAddressFilter } from './use-address-filter.ts';
import { useOperatorRead } from './use-operator.ts';

const PLAN_OPTIONS = [
  { id: '', label: 'All' },
  { id: 'free', label: PLAN_LABELS.free },
  { id: 'subscription', label: PLAN_LABELS.subscription },
  { id: 'gift', label: PLAN_LABELS.gift },
  { id: 'whitelist', label: PLAN_LABELS.whitelist },
] as const;

/** Who uses the service: all of them, or one. */
export function PeopleTab() {
  const [{ id }, change] = useAddressFilter('people', { id: '' });
  return (
    <div className={styles['people']}>
      {id === '' ? <People /> : <PersonPage key={id} id={id} onBack={() => change({ id: '' })} />}
    </div>
  );
}

function People() {
  const [said, change] = useAddressFilter('people', { search: '', plan: '' });
  const { search } = said;
  const plan = PLAN_OPTIONS.find(({ id }) => id === said.plan)?.id || undefined;
  const read = useOperatorRead();
  const found = useInfiniteQuery({
    queryKey: ['operator', 'people', search, plan],
    initialPageParam: '',
    queryFn: ({ pageParam }) => read('listPeople', { query: { search, plan, after: pageParam } }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const people = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <Toolbar>
        <TextField
          label="Email begins with, or user ID"
          type="search"
          maxLength={200}
          value={search}
          onChange={(event) => change({ search: event.target.value })}
        />
        <SelectField
          label="Plan"
          options={PLAN_OPTIONS}
          value={plan ?? ''}
          onChange={(picked) => change({ plan: picked })}
        />
      </Toolbar>
      {found.isPending && <p role="status">Loading...</p>}
      {found.isError && <ErrorBox>{describeFailure(found.error)}</ErrorBox>}
      {found.isSuccess && people.length === 0 && <Notice>Nobody found.</Notice>}
      {people.length > 0 && (
        <Table label="People" heads={['Email', 'Plan', 'Uses today', 'Last seen', 'Joined']}>
          {people.map((person) => (
            <tr key={person.userId}>
              <td>
                <PersonLink {...person} />
                <CellNote>{person.displayName}</CellNote>
              </td>
              <td>{PLAN_LABELS[person.plan]}</td>
              <td className={styles['number']}>
                {person.usedToday} of {person.limit}
              </td>
              <td>{person.lastSeenAt === null ? 'Never' : showMoment(person.lastSeenAt)}</td>
              <td>{showDate(person.joinedAt)}</td>
            </tr>
          ))}
        </Table>
      )}
      {found.hasNextPage && (
        <Button
          look="secondary"
          isBusy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}
