import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Overview, OverviewDay } from '#contract/overview.ts';
import { describeFailure } from '../../api.ts';
import { ErrorBox } from '../../ui/notice.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import operatorStyles from '../operator.module.css';
import { useOperatorRead } from '../use-operator.ts';
import { Chart, type Series } from './chart.tsx';
import styles from './overview.module.css';

const REFRESH_MS = 60_000;

/** How today and the last 30 days went, and what they cost. */
export function OverviewTab() {
  const read = useOperatorRead();
  const overview = useQuery({
    queryKey: ['operator', 'overview'],
    queryFn: () => read<Overview>('/api/operator/overview'),
    refetchInterval: REFRESH_MS,
  });
  if (overview.isPending) return <p role="status">Loading...</p>;
  if (overview.isError) return <ErrorBox>{describeFailure(overview.error)}</ErrorBox>;
  const { data } = overview;
  return (
    <>
      <Today overview={data} />
      <Charts days={data.days} />
      <ModelTable overview={data} />
      <DayTable days={data.days} />
    </>
  );
}

function Today({ overview }: { overview: Overview }) {
  const today = overview.days.at(-1);
  if (today === undefined) return null;
  const figures = [
    ['Generations today', today.generations],
    ['Failures today', countFailures(today)],
    ['Limit hits today', today.limitHits],
    ['First reply, median', showMs(today.firstReplyP50Ms)],
    ['New users today', today.newUsers],
    ['Users', overview.users],
    ['Premium', overview.premium],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Charts({ days }: { days: OverviewDay[] }) {
  const charts = useMemo(() => {
    const of = (
      label: string,
      color: string,
      pick: (day: OverviewDay) => number | null,
    ): Series => ({
      label,
      color,
      values: days.map(pick),
    });
    return [
      {
        title: 'Generations',
        kind: 'bars' as const,
        series: [of('Generations', '--accent', (day) => day.generations)],
      },
      {
        title: 'Failures and limit hits',
        kind: 'lines' as const,
        series: [
          of('Failures', '--danger', countFailures),
          of('Limit hits', '--gold', (day) => day.limitHits),
        ],
      },
      {
        title: 'New users and premium',
        kind: 'lines' as const,
        series: [
          of('New users', '--good', (day) => day.newUsers),
          of('Premium', '--gold', (day) => day.premium),
        ],
      },
      {
        title: 'Time to first reply, ms',
        kind: 'lines' as const,
        series: [
          of('Median', '--good', (day) => day.firstReplyP50Ms),
          of('95 of 100', '--accent', (day) => day.firstReplyP95Ms),
        ],
      },
    ];
  }, [days]);
  const dates = useMemo(() => days.map(({ day }) => day), [days]);
  return (
    <div className={styles['charts']}>
      {charts.map((chart) => (
        <Chart key={chart.title} days={dates} {...chart} />
      ))}
    </div>
  );
}

function ModelTable({ overview }: { overview: Overview }) {
  const { models, currency } = overview;
  return (
    <section className={styles['part']} aria-labelledby="models">
      <h2 id="models">Models, 30 days</h2>
      {models.length === 0 ? (
        <p className={operatorStyles['soft']}>
          No tokens were used: the built-in writer costs nothing, and some servers do not tell.
        </p>
      ) : (
        <ScrollRegion label="Models">
          <table className={operatorStyles['table']}>
            <thead>
              <tr>
                <th scope="col">Model</th>
                <th scope="col">Tokens read</th>
                <th scope="col">Tokens written</th>
                <th scope="col">Cost</th>
              </tr>
            </thead>
            <tbody>
              {models.map(({ model, inputTokens, outputTokens, cost }) => (
                <tr key={model}>
                  <td>{model}</td>
                  <td>{inputTokens.toLocaleString()}</td>
                  <td>{outputTokens.toLocaleString()}</td>
                  <td>
                    {cost === null
                      ? 'no price in model-prices.json'
                      : `${cost.toFixed(2)} ${currency.toUpperCase()}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
}

function DayTable({ days }: { days: OverviewDay[] }) {
  return (
    <section className={styles['part']} aria-labelledby="days">
      <h2 id="days">The numbers, by day (UTC)</h2>
      <ScrollRegion label="Days">
        <table className={operatorStyles['table']}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Generations</th>
              <th scope="col">Replies</th>
              <th scope="col">Failures</th>
              <th scope="col">Limit hits</th>
              <th scope="col">New users</th>
              <th scope="col">Premium</th>
              <th scope="col">First reply, median</th>
              <th scope="col">95 of 100</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <td>{day.day}</td>
                <td>{day.generations}</td>
                <td>{day.replies}</td>
                <td>{describeFailures(day)}</td>
                <td>{day.limitHits}</td>
                <td>{day.newUsers}</td>
                <td>{day.premium ?? '–'}</td>
                <td>{showMs(day.firstReplyP50Ms)}</td>
                <td>{showMs(day.firstReplyP95Ms)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

function countFailures({ failures }: OverviewDay): number {
  return Object.values(failures).reduce((sum, count) => sum + count, 0);
}

function describeFailures({ failures }: OverviewDay): string {
  const causes = Object.entries(failures).map(([cause, count]) => `${count} ${cause}`);
  return causes.length === 0 ? '0' : causes.join(', ');
}

/** Buckets, so "up to". */
function showMs(ms: number | null): string {
  return ms === null ? '–' : `≤ ${ms} ms`;
}
