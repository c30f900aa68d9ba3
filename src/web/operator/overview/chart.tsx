import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import styles from './overview.module.css';

/** A line of values over days; null where nothing was measured. */
export interface Series {
  label: string;
  values: (number | null)[];
  /** A custom property of the palette: '--accent'. */
  color: string;
}

export type ChartKind = 'bars' | 'lines';

const HEIGHT_PX = 180;
/** Room for a hundred thousand. */
const AXIS_PX = 48;
const HALF_DAY_SECONDS = 43_200;
/** Steps of an axis that counts: no half generations. */
const WHOLE_STEPS = Array.from({ length: 10 }, (_, power) => 10 ** power).flatMap((ten) => [
  ten,
  2 * ten,
  5 * ten,
]);
const DARK = '(prefers-color-scheme: dark)';

/**
 * A plain chart of a month: bars for a count, lines for the rest. The numbers themselves are in the
 * table beneath the charts, so it is hidden from readers of the page's text.
 */
export function Chart(props: {
  title: string;
  /** ISO dates, oldest first. */
  days: readonly string[];
  series: readonly Series[];
  kind: ChartKind;
  /** True for counts, whose axis has no halves. */
  isWhole: boolean;
}) {
  const { title, days, series, kind, isWhole } = props;
  const holder = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    const dark = matchMedia(DARK);
    let chart = draw(element, { days, series, kind, isWhole });
    const redraw = () => {
      chart.destroy();
      chart = draw(element, { days, series, kind, isWhole });
    };
    const fit = new ResizeObserver(() =>
      chart.setSize({ width: element.clientWidth, height: HEIGHT_PX }),
    );
    fit.observe(element);
    dark.addEventListener('change', redraw);
    // What the theme switch changes.
    const theme = new MutationObserver(redraw);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      fit.disconnect();
      theme.disconnect();
      dark.removeEventListener('change', redraw);
      chart.destroy();
    };
  }, [days, series, kind, isWhole]);

  return (
    <figure className={styles['chart']}>
      <figcaption>{title}</figcaption>
      <div ref={holder} aria-hidden="true" className={styles['canvas']} />
    </figure>
  );
}

function draw(element: HTMLElement, chart: Omit<Parameters<typeof Chart>[0], 'title'>): uPlot {
  const { days, series, kind, isWhole } = chart;
  const palette = getComputedStyle(element);
  // A canvas knows neither variables nor colours of two lights.
  const color = (name: string) => {
    element.style.color = `var(${name})`;
    const { color: shown } = palette;
    element.style.removeProperty('color');
    return shown;
  };
  const axis: uPlot.Axis = {
    stroke: color('--soft'),
    grid: { stroke: color('--line'), width: 1 },
    ticks: { show: false },
    font: `12px ${palette.fontFamily}`,
  };
  const bars = uPlot.paths.bars?.({ size: [0.7, 28] });
  const last = days.length - 1;
  return new uPlot(
    {
      width: element.clientWidth,
      height: HEIGHT_PX,
      cursor: { y: false, drag: { setScale: false } },
      // Never less than one: an empty month is a flat line, not an axis of fractions.
      scales: {
        // Half a day at both ends, so that the outer bars are whole.
        x: { range: (_chart, min, max) => [min - HALF_DAY_SECONDS, max + HALF_DAY_SECONDS] },
        y: { range: (_chart, _min, max) => [0, Math.max(1, max * 1.1)] },
      },
      axes: [
        { ...axis, values: '{M}/{D}' },
        { ...axis, size: AXIS_PX, ...(isWhole && { incrs: WHOLE_STEPS }) },
      ],
      series: [
        { label: 'Day', value: '{YYYY}-{MM}-{DD}' },
        ...series.map((each) => ({
          label: each.label,
          stroke: color(each.color),
          // Bars of nothing would be a line along the bottom.
          width: kind === 'bars' ? 0 : 2,
          spanGaps: false,
          points: { show: kind === 'lines', size: 5 },
          ...(kind === 'bars' && { fill: color(each.color), ...(bars && { paths: bars }) }),
        })),
      ],
      hooks: {
        // While nothing is pointed at, the legend tells today.
        ready: [(drawn) => drawn.setLegend({ idx: last })],
        setCursor: [(drawn) => drawn.cursor.idx == null && drawn.setLegend({ idx: last })],
      },
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    },
    [days.map((day) => Date.parse(day) / 1000), ...series.map(({ values }) => values)],
    element,
  );
}
