import type { ComponentProps } from 'react';
import styles from './form.module.css';

/** Fields one beneath the other. */
export function Form(props: ComponentProps<'form'>) {
  return <form {...props} className={styles['form']} />;
}
