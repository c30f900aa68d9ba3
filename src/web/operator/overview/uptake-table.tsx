import { useState } from 'react';
import type { Overview } from '#contract/overview.ts';
import { TONES } from '#contract/tones.ts';
import type { Share, UptakeRow, UptakeSide } from '#contract/uptake.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { CellNote, Table } from '../../ui/table.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import styles from './overview.module.css';
import { showInterval, showShare } from './show-figures.ts';

const SIDES: readonly { id: UptakeSide; label: string }[] = [
  { id: 'tone', label: 'Tone' },
  { id: 'language', label: 'Language' },
  { id: 'writer', label: 'Writer' },
  { id: 'brief', label: 'Brief' },
];

const NAMES: Readonly<Record<UptakeSide, Readonly<Record<string, string>>>> = {
  tone: {
    ...Object.fromEntries(TONES.map(({ id, label }) => [id, label])),
    own: 'Tones of people’s own',
  },
  language: { other: 'Others' },
  writer: { builtin: 'Built-in writer', generic: 'Generic replies' },
  brief: { '': 'None' },
};

/** Which share of sets and replies people took, and how sure that is. */
export function UptakeTable({ overview: { uptake, days } }: { overview: Overview }) {
  const [side, setSide] = useState<UptakeSide>('tone');
  const head = SIDES.find(({ id }) => id === side)?.label ?? '';
  const name = ({ label }: UptakeRow) => NAMES[side][label] ?? label;
  return (
    <section className={styles['part']} aria-labelledby="uptake">
      <h2 id="uptake">What people take</h2>
      <p className="soft">
        A reply is taken when it is copied, saved or posted, a set with its first; each counts once,
        for the day of the set. Below each share is where the true one lies in 95 of 100 cases. One
        person reads all replies of a set: to compare, look at sets.
      </p>
      {uptake.all.setsTaken.of === 0 ? (
        <p className="soft">No set was shown in these {days.length} days.</p>
      ) : (
        <>
          <Toolbar>
            <SelectField label="By" options={SIDES} value={side} onChange={setSide} />
          </Toolbar>
          <Table
            label="Taken"
            areNumbers
            heads={[
              head,
              'Sets',
              'Sets taken',
              'Replies',
              'Replies taken',
              'Copied',
              'Saved',
              'Posted',
              'Edited',
              'Refined',
            ]}
          >
            <Row name="All" row={uptake.all} />
            {uptake[side].map((row) => (
              <Row key={row.label} name={name(row)} row={row} />
            ))}
          </Table>
        </>
      )}
    </section>
  );
}

function Row({ name, row }: { name: string; row: UptakeRow }) {
  return (
    <tr>
      <td>{name}</td>
      <td>{row.setsTaken.of.toLocaleString()}</td>
      <ShareCell share={row.setsTaken} />
      <td>{row.repliesTaken.of.toLocaleString()}</td>
      <ShareCell share={row.repliesTaken} />
      <td>{row.copied.toLocaleString()}</td>
      <td>{row.saved.toLocaleString()}</td>
      <td>{row.posted.toLocaleString()}</td>
      <ShareCell share={row.edited} />
      <ShareCell share={row.refined} />
    </tr>
  );
}

function ShareCell({ share }: { share: Share }) {
  return (
    <td>
      {showShare(share)}
      <CellNote>{showInterval(share)}</CellNote>
    </td>
  );
}
