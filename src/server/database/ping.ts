import { isWithin } from '../waiting/is-within.ts';
import { isDiskFull } from './is-database-away.ts';
import type { PatientPool } from './patient-pool.ts';

/** The platform asks every few seconds and wants to know soon. */
const PING_TIMEOUT_MS = 1500;
/**
 * Takes 1 MB of room for the moment of one statement; shorter rows would find some in files that are
 * there, longer ones are compressed.
 */
export const TAKE_ROOM = `
  create temporary table riposte_room on commit drop as
  select repeat('x', 1900) as filler from generate_series(1, 500)`;

/**
 * Whoever asks while somebody is asking hears the same answer: anybody may ask, and it goes before
 * the people's own work.
 * @param options.timeoutMs how long an answer is waited for
 * @returns a function that throws when the server does not answer in time, is read-only, or has a
 *   full disk
 */
export function createPing(
  pool: PatientPool,
  { timeoutMs = PING_TIMEOUT_MS }: { timeoutMs?: number } = {},
): () => Promise<void> {
  let latest: { answer: Promise<void>; askedAtMs: number; isOver: boolean } | null = null;

  function shareAnswer(): Promise<void> {
    // One that is late already would tell those who come now of a server as it was.
    const isFresh = latest !== null && performance.now() - latest.askedAtMs < timeoutMs;
    if (latest !== null && isFresh && !latest.isOver) return latest.answer;
    const asked = { answer: ask(pool), askedAtMs: performance.now(), isOver: false };
    const end = () => {
      asked.isOver = true;
    };
    asked.answer.then(end, end);
    latest = asked;
    return asked.answer;
  }

  return async () => {
    const isInTime = await isWithin(timeoutMs, shareAnswer());
    if (!isInTime) throw new Error('The database did not answer in time.');
  };
}

async function ask(pool: PatientPool): Promise<void> {
  // Before those who wait: what is asked is how the server is, not how many want something of it.
  const { rows } = await pool.use(
    (client) => client.query<{ transaction_read_only: string }>('show transaction_read_only'),
    { isFirst: true },
  );
  if (rows[0]?.transaction_read_only !== 'off') throw new Error('The database is read-only.');
  if (!pool.lacksRoom()) return;
  try {
    await pool.use((client) => client.query(TAKE_ROOM));
  } catch (error) {
    // An account that may make no temporary tables finds out with its next work.
    if (isDiskFull(error)) throw error;
  }
  pool.noteRoom();
}
