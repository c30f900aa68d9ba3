import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OVERVIEW_RANGES, USUAL_OVERVIEW_DAYS } from '#contract/overview-ranges.ts';
import type { Overview, OverviewDay } from '#contract/overview.ts';
import { describeFailure } from '../../api.ts';
import { ErrorBox } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { useAddressFilter } from '../use-address-filter.ts';
import { useOperatorRead } from '../use-operator.ts';
import { DayTable } from './day-table.tsx';
import { ModelTable } from './model-table.tsx';
import { OutcomeTable } from './outcome-table.tsx';
import { OverviewCharts } from './overview-charts.tsx';
import styles from './overview.module.css';
import { countFailures, showCost, showMs } from './show-figures.ts';
import { UptakeTable } from './uptake-table.tsx';

const REFRESH_MS = 60_000;

const RANGES = OVERVIEW_RANGES.map((days) => ({ id: days, label: `${days} days` }));

/** How today and the last days went, and what they cost. */
export function OverviewTab() {
  const read = useOperatorRead();
  const [said, change] = useAddressFilter('overview', { days: String(USUAL_OVERVIEW_DAYS) });
  const days = OVERVIEW_RANGES.find((range) => String(range) === said.days) ?? USUAL_OVERVIEW_DAYS;
  const overview = useQuery({
    queryKey: ['operator', 'overview', days],
    queryFn: () => read('readOverview', { query: { days } }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  const { data } = overview;
  if (overview.isPending) return <p role="status">Loading...</p>;
  return (
    <>
      {overview.isError && <ErrorBox>{describeFailure(overview.error)}</ErrorBox>}
      {data && (
        <>
          <Today overview={data} />
          <Toolbar>
            <SelectField
              label="Range"
              options={RANGES}
              value={days}
              onChange={(range) => change({ days: String(range) })}
            />
          </Toolbar>
          <OverviewCharts overview={data} />
          <OutcomeTable days={data.days} />
          <UptakeTable overview={data} />
          <ModelTable overview={data} />
          <DayTable overview={data} />
        </>
      )}
    </>
  );
}

function Today({ overview }: { overview: Overview }) {
  const { days, models, currency } = overview;
  const today = days.at(-1);
  if (today === undefined) return null;
  const yesterday = days.at(-2);
  const compare = (name: string, show: (day: OverviewDay) => number | string) =>
    [name, show(today), yesterday && show(yesterday)] as const;
  const figures = [
    compare('Generations today', (day) => day.generations),
    compare('Failures today', countFailures),
    compare('Limit hits today', (day) => day.limitHits),
    compare('First reply, median', (day) => showMs(day.firstReplyP50Ms)),
    ...(models.length > 0 ? [compare('Cost today', (day) => showCost(day.cost, currency))] : []),
    compare('New users today', (day) => day.newUsers),
    ['Users', overview.users, undefined],
    ['Premium', overview.premium, yesterday?.premium ?? undefined],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map(([name, figure, before]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{showFigure(figure)}</dd>
          {before !== undefined && (
            <dd className={styles['before']}>Yesterday {showFigure(before)}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function showFigure(figure: number | string): string {
  return typeof figure === 'number' ? figure.toLocaleString() : figure;
}
