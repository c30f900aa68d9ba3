import type { Network } from '#contract/choices.ts';
import { countCharacters, limitOf } from '#contract/count-characters.ts';
import { Counter } from '../ui/counter.tsx';

/** How long a reply is as its network counts. */
export function CharacterCount({ text, network }: { text: string; network: Network }) {
  const [count, limit] = [countCharacters(text, network), limitOf(network)];
  return <Counter count={count} limit={limit} isBad={count > limit} />;
}

/** Whether its network would not take it. */
export function isTooLong(text: string, network: Network): boolean {
  return countCharacters(text, network) > limitOf(network);
}
