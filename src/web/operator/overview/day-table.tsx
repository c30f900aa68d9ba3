import type { Overview } from '#contract/overview.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import operatorStyles from '../operator.module.css';
import styles from './overview.module.css';
import { countFailures, showCost, showMs } from './show-figures.ts';

/** The charts' numbers, newest day first. */
export function DayTable({ overview }: { overview: Overview }) {
  const { days, models, currency } = overview;
  const hasTokens = models.length > 0;
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
              {hasTokens && (
                <>
                  <th scope="col">Tokens read</th>
                  <th scope="col">Written</th>
                  <th scope="col">Cost</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
