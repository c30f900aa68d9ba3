import type { ReactNode } from 'react';
import styles from './scroll-region.module.css';

/** Holds what may be wider than the page. Reached by the keyboard, whose arrows then scroll it. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: it scrolls
    <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
