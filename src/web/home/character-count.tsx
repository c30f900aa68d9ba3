import type { Network } from '#contract/choices.ts';
import { countCharacters, limitOf } from '#contract/count-characters.ts';
import styles from './results.module.css';

/** How long a reply is as its network counts. */
export function CharacterCount({ text, network }: { text: string; network: Network }) {
  const [count, limit] = [countCharacters(text, network), limitOf(network)];
  return (
    <output className={styles['count']} data-over={count > limit}>
      {count}/{limit}
    </output>
  );
}
