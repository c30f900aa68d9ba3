import type { OverviewDay } from '#contract/overview.ts';
import { CellNote, Table } from '../../ui/table.tsx';
import styles from './overview.module.css';

const OUTCOMES: Readonly<Record<string, string>> = {
  done: 'Delivered whole',
  incomplete: 'Delivered, but cut short',
  generic: 'Delivered generic replies',
};

/** In the words of somebody who has to do something about it; the code is what the log says. */
const CAUSES: Readonly<Record<string, string>> = {
  writer_timeout: 'The model took too long',
  writer_busy: 'The model’s provider takes no more right now',
  writer_unavailable: 'The model’s provider cannot be reached',
  writer_refused: 'The model declined to answer',
  writer_not_configured: 'The model’s key or name is wrong',
  writer_unusable: 'The model answered without replies',
  generation_failed: 'An unforeseen failure: see the log',
  database_unavailable: 'The database cannot be reached',
  database_busy: 'More people than the database can serve',
  internal: 'A fault of our own: see the log',
};

/** How generations ended, failures by their cause: today and over all days. */
export function OutcomeTable({ days }: { days: OverviewDay[] }) {
  const rows = describeRows(days);
  return (
    <section className={styles['part']} aria-labelledby="outcomes">
      <h2 id="outcomes">How generations ended</h2>
      {rows.length === 0 ? (
        <p className="soft">There were none in these {days.length} days.</p>
      ) : (
        <Table label="Outcomes" heads={['Outcome', 'Today', `${days.length} days`]} areNumbers>
          {rows.map(({ name, code, today, allDays }) => (
            <tr key={code ?? name}>
              <td>
                {name}
                {code !== null && <CellNote>{code}</CellNote>}
              </td>
              <td>{today.toLocaleString()}</td>
              <td>{allDays.toLocaleString()}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}

interface Row {
  name: string;
  /** What a failure is called in the log; null for the rest. */
  code: string | null;
  today: number;
  allDays: number;
}

function describeRows(days: OverviewDay[]): Row[] {
  const count = (pick: (day: OverviewDay) => number) => ({
    today: days.slice(-1).reduce((sum, day) => sum + pick(day), 0),
    allDays: days.reduce((sum, day) => sum + pick(day), 0),
  });
  const causes = new Set(days.flatMap(({ failures }) => Object.keys(failures)));
  const failures = [...causes].map((code) => ({
    name: CAUSES[code] ?? 'Failed',
    code,
    ...count((day) => day.failures[code] ?? 0),
  }));
  return [
    ...Object.entries(OUTCOMES).map(([outcome, name]) => ({
      name,
      code: null,
      ...count(({ outcomes }) => outcomes[outcome] ?? 0),
    })),
    { name: 'Stopped by the person', code: null, ...count(({ stopped }) => stopped) },
    ...failures.toSorted((one, other) => other.allDays - one.allDays),
  ].filter(({ allDays }) => allDays > 0);
}
