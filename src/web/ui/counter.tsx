import styles from './counter.module.css';

/** How much of what is allowed was written. */
export function Counter(props: { count: number; limit: number; isBad: boolean }) {
  const { count, limit, isBad } = props;
  return (
    <output className={styles['counter']} data-bad={isBad}>
      {count}/{limit}
    </output>
  );
}
