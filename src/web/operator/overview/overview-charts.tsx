import { useMemo } from 'react';
import type { Overview, OverviewDay } from '#contract/overview.ts';
import { Chart, type ChartKind, type Series } from './chart.tsx';
import styles from './overview.module.css';
import { countFailures } from './show-figures.ts';

interface Drawing {
  title: string;
  kind: ChartKind;
  /** Axes of counts have no halves. */
  isWhole: boolean;
  series: Series[];
}

/** The month as pictures; what no model was paid for is left out. */
export function OverviewCharts({ overview }: { overview: Overview }) {
  const { days } = overview;
  const dates = useMemo(() => days.map(({ day }) => day), [days]);
  const drawings = useMemo(() => describeDrawings(overview), [overview]);
  return (
    <div className={styles['charts']}>
      {drawings.map((drawing) => (
        <Chart key={drawing.title} days={dates} {...drawing} />
      ))}
    </div>
  );
}

function describeDrawings({ days, models, currency }: Overview): Drawing[] {
  const line = (label: string, color: string, pick: (day: OverviewDay) => number | null) => ({
    label,
    color,
    values: days.map(pick),
  });
  const drawings: Drawing[] = [
    {
      title: 'Generations',
      kind: 'bars',
      isWhole: true,
      series: [line('Generations', '--accent', (day) => day.generations)],
    },
    {
      title: 'Failures and limit hits',
      kind: 'lines',
      isWhole: true,
      series: [
        line('Failures', '--danger', countFailures),
        line('Limit hits', '--gold', (day) => day.limitHits),
      ],
    },
    {
      title: 'New users',
      kind: 'bars',
      isWhole: true,
      series: [line('New users', '--good', (day) => day.newUsers)],
    },
    {
      // Many times as many: on one axis with the new ones either would be flat.
      title: 'Premium',
      kind: 'lines',
      isWhole: true,
      series: [line('Premium', '--gold', (day) => day.premium)],
    },
    {
      title: 'Time to first reply, ms',
      kind: 'lines',
      isWhole: true,
      series: [
        line('Median', '--good', (day) => day.firstReplyP50Ms),
        line('95 of 100', '--accent', (day) => day.firstReplyP95Ms),
      ],
    },
  ];
  if (models.length > 0) {
    drawings.push({
      title: 'Tokens',
      kind: 'lines',
      isWhole: true,
      series: [
        line('Read', '--good', (day) => day.inputTokens),
        line('Written', '--accent', (day) => day.outputTokens),
      ],
    });
  }
  if (models.some(({ allDays }) => allDays.cost !== null)) {
    drawings.push({
      title: `Cost, ${currency.toUpperCase()}`,
      kind: 'bars',
      isWhole: false,
      series: [line('Cost', '--gold', (day) => day.cost)],
    });
  }
  return drawings;
}
