import type { ReactNode } from 'react';
import { DATE_LOCALE } from './date-locale.ts';
import styles from './table.module.css';

/** A column's head that sorts by it when pressed. */
interface SortingHead {
  label: string;
  /** Null while the table is sorted by another. */
  direction: 'asc' | 'desc' | null;
  onSort: () => void;
}

/**
 * A table in a region that scrolls where the page is narrower. Reached by the keyboard, whose arrows
 * then scroll it.
 * @param props.children its rows
 * @param props.areNumbers what stands behind the first column, to be compared from the right
 */
export function Table(props: {
  label: string;
  heads: readonly (string | SortingHead)[];
  areNumbers?: boolean;
  children: ReactNode;
}) {
  const { label, heads, areNumbers = false, children } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: it scrolls
    <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']} data-numbers={areNumbers}>
        <thead>
          <tr>
            {heads.map((head) =>
              typeof head === 'string' ? (
                <th key={head} scope="col">
                  {head}
                </th>
              ) : (
                <SortingHeadCell key={head.label} {...head} />
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

const SORTS = {
  asc: { name: 'ascending', arrow: ' ↑' },
  desc: { name: 'descending', arrow: ' ↓' },
} as const;

function SortingHeadCell({ label, direction, onSort }: SortingHead) {
  const sort = direction === null ? null : SORTS[direction];
  return (
    <th scope="col" aria-sort={sort?.name ?? 'none'}>
      <button type="button" onClick={onSort}>
        {label}
        <span aria-hidden="true">{sort?.arrow}</span>
      </button>
    </th>
  );
}

/** A cell of running text, which may take several lines. */
export function TextCell({ children }: { children: ReactNode }) {
  return <td className={styles['text']}>{children}</td>;
}

/** A cell that says when. */
export function MomentCell({ at }: { at: string }) {
  return (
    <td className={styles['moment']}>
      <time dateTime={at}>{new Date(at).toLocaleString(DATE_LOCALE)}</time>
    </td>
  );
}

/** The second line of a cell: what is less important. */
export function CellNote({ children }: { children: ReactNode }) {
  return <span className={styles['note']}>{children}</span>;
}

/** Several quiet buttons and links in a cell. */
export function CellActions({ children }: { children: ReactNode }) {
  return <span className={styles['actions']}>{children}</span>;
}
