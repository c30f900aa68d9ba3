import type { ReactNode } from 'react';
import styles from './notice.module.css';

/**
 * The red box: what went wrong and what to do. Read out at once.
 * @param isAnswer to a press: it is brought into view, as what it stands below may be as high as the window
 */
export function ErrorBox({ children, isAnswer }: { children: ReactNode; isAnswer?: true }) {
  return (
    <p
      role="alert"
      className={`${styles['notice']} ${styles['error']}`}
      ref={isAnswer && bringIntoView}
    >
      {children}
    </p>
  );
}

/** What only some want to read: folded away under a line that says what it is. */
export function FoldedNotice({
  summary,
  onToggle,
  children,
}: {
  summary: string;
  onToggle?: () => void;
  children: ReactNode;
}) {
  return (
    <details className={styles['notice']} onToggle={onToggle}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/**
 * Something worth knowing that nobody has to act on.
 * @param isSaid to those who hear the page by something else: it is not read out by itself
 */
export function Notice({
  children,
  isGood = false,
  isSaid = false,
}: {
  children: ReactNode;
  isGood?: boolean;
  isSaid?: boolean;
}) {
  return (
    <p
      role={isSaid ? undefined : 'status'}
      className={`${styles['notice']} ${isGood ? styles['good'] : ''}`.trim()}
    >
      {children}
    </p>
  );
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
