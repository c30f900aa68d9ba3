import type { ReactNode, Ref } from 'react';
import styles from './page.module.css';

/** The column that every page's content stands in; names the page in the browser's tab. */
export function Page(props: {
  title: string;
  /** For tables and charts, which need more than a column of text. */
  isWide?: boolean;
  /** For a tool that should be seen in one window: less air between its parts. */
  isTight?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}) {
  const { title, isWide = false, isTight = false, ref, children } = props;
  return (
    <main
      ref={ref}
      id="content"
      className={styles['page']}
      data-wide={isWide}
      data-tight={isTight}
      tabIndex={-1}
    >
      <title>{title === 'Riposte' ? title : `${title} · Riposte`}</title>
      {children}
    </main>
  );
}
