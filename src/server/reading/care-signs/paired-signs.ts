import type { CareKind } from '../care-kinds.ts';
import { LOST_WORK } from './lost-work.ts';
import type { Pairs } from './pair.ts';

/** What is news or a joke by itself, and wants care beside words of hurt. */
export const PAIRED_SIGNS: readonly { meaning: CareKind; pairs: Pairs }[] = [
  { meaning: 'pain', pairs: LOST_WORK },
];
