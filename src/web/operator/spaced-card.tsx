import type { ComponentProps } from 'react';
import { Card } from '../ui/card.tsx';
import styles from './spaced-card.module.css';

/** A card of several parts, with space between each two. */
export function SpacedCard(props: ComponentProps<typeof Card>) {
  return <Card {...props} className={styles['card'] ?? ''} />;
}
