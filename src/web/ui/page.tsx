import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The column that every page's content stands in; names the page in the browser's tab. */
export function Page(props: {
  title: string;
  /** For tables and charts, which need more than a column of text. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const { title, isWide = false, children } = props;
  return (
    <main id="content" className={styles['page']} data-wide={isWide} tabIndex={-1}>
      <title>{title === 'Riposte' ? title : `${title} · Riposte`}</title>
      {children}
    </main>
  );
}
