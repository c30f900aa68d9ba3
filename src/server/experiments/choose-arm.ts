import { createHmac } from 'node:crypto';
import { WHOLE_PERCENT } from '#contract/arms.ts';
import type { RunningExperiment, StoredArm } from './stored-experiments.ts';

/** So many bits that a remainder of a hundred favours none. */
const HASHED_BYTES = 6;

/**
 * The arm of a person: always the same in one experiment, another in the next, and stored nowhere. Who
 * does not have the secret cannot tell it.
 * @param options.person their id, or the address that a visitor's uses are counted by
 */
export function chooseArm(
  { id, arms }: RunningExperiment,
  { person, secret }: { person: string; secret: string },
): StoredArm | null {
  const hash = createHmac('sha256', secret).update(`${id} ${person}`).digest();
  let left = hash.readUIntBE(0, HASHED_BYTES) % WHOLE_PERCENT;
  for (const arm of arms) {
    if (left < arm.share) return arm;
    left -= arm.share;
  }
  return null;
}
