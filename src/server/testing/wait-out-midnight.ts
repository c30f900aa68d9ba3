import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach } from 'vitest';
import { msToMidnightPassed } from './ms-to-midnight-passed.ts';

/** More than the longest that a single test may take. */
const LONGEST_WAIT_MS = 600_000;

// Uses are counted per UTC day, by the clock of the real database: a test that began before midnight
// and ended after it would see its counts begin anew.
beforeEach(async ({ task }) => {
  await sleep(msToMidnightPassed({ now: new Date(), neededMs: task.timeout }));
}, LONGEST_WAIT_MS);
