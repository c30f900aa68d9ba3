import { useQuery } from '@tanstack/react-query';
import type { Overview } from '#contract/overview.ts';
import { describeFailure } from '../../api.ts';
import { ErrorBox } from '../../ui/notice.tsx';
import { useOperatorRead } from '../use-operator.ts';
import { DayTable } from './day-table.tsx';
import { ModelTable } from './model-table.tsx';
import { OutcomeTable } from './outcome-table.tsx';
import { OverviewCharts } from './overview-charts.tsx';
import styles from './overview.module.css';
import { countFailures, showCost, showMs } from './show-figures.ts';
import { UptakeTable } from './uptake-table.tsx';

const REFRESH_MS = 60_000;

/** How today and the last 30 days went, and what they cost. */
export function OverviewTab() {
  const read = useOperatorRead();
  const overview = useQuery({
    queryKey: ['operator', 'overview'],
    queryFn: () => read('readOverview'),
    refetchInterval: REFRESH_MS,
  });
  const { data } = overview;
  if (overview.isPending) return <p role="status">Loading...</p>;
  return (
    <>
      {overview.isError && <ErrorBox>{describeFailure(overview.error)}</ErrorBox>}
      {data && (
        <>
          <Today overview={data} />
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
  const figures = [
    ['Generations today', today.generations],
    ['Failures today', countFailures(today)],
    ['Limit hits today', today.limitHits],
    ['First reply, median', showMs(today.firstReplyP50Ms)],
    ...(models.length > 0 ? [['Cost today', showCost(today.cost, currency)] as const] : []),
    ['New users today', today.newUsers],
    ['Users', overview.users],
    ['Premium', overview.premium],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof figure === 'number' ? figure.toLocaleString() : figure}</dd>
        </div>
      ))}
    </dl>
  );
}
