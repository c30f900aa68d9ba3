import type { ReactNode } from 'react';
import styles from './notice-list.module.css';
import notice from './notice.module.css';

/** Several things worth knowing at once, read out as they change; a bad one is marked data-bad. */
export function NoticeList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-live="polite" aria-label={label} className={`${notice['notice']} ${styles['list']}`}>
      {children}
    </ul>
  );
}
