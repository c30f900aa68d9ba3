import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach } from 'vitest';
import { msToMidnightPassed } from './ms-to-midnight-passed.ts';

/** Longer than any test with counts takes, though some are given an hour of patience. */
const LONGEST_TEST_MS = 300_000;
const LONGEST_WAIT_MS = 2 * LONGEST_TEST_MS;

// Uses are counted per UTC day, by the clock of the real database: a test that began before midnight
// and ended after it would see its counts begin anew.
beforeEach(async ({ task }) => {
  const neededMs = Math.min(task.timeout, LONGEST_TEST_MS);
  await sleep(msToMidnightPassed({ now: new Date(), neededMs }));
}, LONGEST_WAIT_MS);
