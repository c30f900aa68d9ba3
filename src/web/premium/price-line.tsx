import { useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';
import { describePrice } from './describe-price.ts';
import styles from './premium-page.module.css';

/** The price, before anything else. Its room is kept while it is asked for: a button that moves is missed. */
export function PriceLine() {
  const { data: answer, isPending } = useQuery({
    queryKey: ['price'],
    queryFn: () => call('readPrice'),
    staleTime: 600_000,
  });
  const price = answer?.price ?? null; // null also while the provider does not tell
  if (!isPending && price === null) return null;
  return <p className={styles['price']}>{price === null ? '\u00a0' : describePrice(price)}</p>;
}
