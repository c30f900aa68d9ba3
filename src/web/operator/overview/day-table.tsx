import type { Overview } from '#contract/overview.ts';
import { Table } from '../../ui/table.tsx';
import styles from './overview.module.css';
import { countFailures, showCost, showMs } from './show-figures.ts';

const HEADS = [
  'Day',
  'Generations',
  'Replies',
  'Failures',
  'Limit hits',
  'New users',
  'Premium',
  'First reply, median',
  '95 of 100',
];
const TOKEN_HEADS = ['Tokens read', 'Written', 'Cost'];

/** The charts' numbers, newest day first. */
export function DayTable({ overview }: { overview: Overview }) {
  const { days, models, currency } = overview;
  const hasTokens = models.length > 0;
  return (
    <section className={styles['part']} aria-labelledby="days">
      <h2 id="days">The numbers, by day (UTC)</h2>
      <Table label="Days" heads={hasTokens ? [...HEADS, ...TOKEN_HEADS] : HEADS} areNumbers>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <td>{day.day}</td>
            <td>{day.generations.toLocaleString()}</td>
            <td>{day.replies.toLocaleString()}</td>
            <td>{countFailures(day).toLocaleString()}</td>
            <td>{day.limitHits.toLocaleString()}</td>
            <td>{day.newUsers.toLocaleString()}</td>
            <td>{day.premium?.toLocaleString() ?? '–'}</td>
            <td>{showMs(day.firstReplyP50Ms)}</td>
            <td>{showMs(day.firstReplyP95Ms)}</td>
            {hasTokens && (
              <>
                <td>{day.inputTokens.toLocaleString()}</td>
                <td>{day.outputTokens.toLocaleString()}</td>
                <td>{showCost(day.cost, currency)}</td>
              </>
            )}
          </tr>
        ))}
      </Table>
    </section>
  );
}
