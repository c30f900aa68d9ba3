import type { CareKind } from '../care-kinds.ts';
import { LOST_WORK } from './lost-work.ts';
import { NEAR_DISASTER } from './near-disaster.ts';
import type { Pairs } from './pair.ts';

/** What is news or a joke by itself, and wants care beside words of hurt. */
export const PAIRED_SIGNS: readonly { meaning: CareKind; pairs: Pairs }[] = [
  { meaning: 'disaster', pairs: NEAR_DISASTER },
  { meaning: 'pain', pairs: LOST_WORK },
];
