import type { ComponentProps } from 'react';
import styles from './toolbar.module.css';

/** Fields and buttons in a row, above what they act upon. */
export function Toolbar(props: ComponentProps<'div'>) {
  return <div {...props} className={styles['toolbar']} />;
}

/** The same, where they are sent together. */
export function ToolbarForm(props: ComponentProps<'form'>) {
  return <form {...props} className={styles['toolbar']} />;
}
