import type { HTMLAttributes } from 'react';
import styles from './card.module.css';

/** A raised sheet that holds one thing. */
export function Card({ className = '', ...rest }: HTMLAttributes<HTMLElement>) {
  return <section {...rest} className={`${styles['card']} ${className}`.trim()} />;
}
