import { plural } from '../words/plural.ts';

/** '1 reply', '5 replies'. */
export function describeReplies(count: number): string {
  return plural('1 reply', '{n} replies', { n: count });
}
