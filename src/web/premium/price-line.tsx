import { describePrice } from './describe-price.ts';
import styles from './premium-page.module.css';
import { usePrice } from './use-price.ts';

/** The price, before anything else. Its room is kept while it is asked for: a button that moves is missed. */
export function PriceLine() {
  const price = usePrice();
  if (!price.isPending && price.data == null) return null;
  return (
    <p className={styles['price']}>{price.data == null ? '\u00a0' : describePrice(price.data)}</p>
  );
}
