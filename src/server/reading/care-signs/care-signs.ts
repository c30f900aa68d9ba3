import type { CareKind } from '../care-kinds.ts';
import { ABUSE } from './abuse.ts';
import { DISASTER } from './disaster.ts';
import { GRIEF } from './grief.ts';
import { HEARTBREAK } from './heartbreak.ts';
import { ILLNESS } from './illness.ts';
import { PAIN } from './pain.ts';
import { RECOVERY } from './recovery.ts';
import { SELF_HARM } from './self-harm.ts';

/** What shows that a post wants care, by kind; how it is written: see `compileSigns`. */
export const CARE_SIGNS: readonly { meaning: CareKind; signs: string }[] = [
  { meaning: 'self_harm', signs: SELF_HARM },
  { meaning: 'abuse', signs: ABUSE },
  { meaning: 'grief', signs: GRIEF },
  { meaning: 'recovery', signs: RECOVERY },
  { meaning: 'illness', signs: ILLNESS },
  { meaning: 'disaster', signs: DISASTER },
  { meaning: 'heartbreak', signs: HEARTBREAK },
  { meaning: 'pain', signs: PAIN },
];
