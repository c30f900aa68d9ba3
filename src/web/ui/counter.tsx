import styles from './counter.module.css';

/** How much of what is allowed was written. Not read out at each key, as an output would be. */
export function Counter(props: { count: number; limit: number; isBad: boolean }) {
  const { count, limit, isBad } = props;
  return (
    <span className={styles['counter']} data-bad={isBad}>
      {count}/{limit}
    </span>
  );
}
