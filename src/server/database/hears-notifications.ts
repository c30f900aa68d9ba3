import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

const CHANNEL = 'riposte_self_test';
/** On one machine it takes a few milliseconds. */
const HEARD_WITHIN_MS = 2000;

/**
 * Whether what is notified at the database's address arrives where it is listened to. Behind a
 * pooler that lends connections by transaction it does not, and no error says so.
 * @throws the driver's error when the database is not to be had
 */
export async function hearsNotifications(
  database: Pick<Database, 'run' | 'listen'>,
): Promise<boolean> {
  const word = randomUUID();
  const { promise: heard, resolve } = Promise.withResolvers<boolean>();
  const stop = await database.listen(CHANNEL, (payload) => {
    if (payload === word) resolve(true);
  });
  const timer = setTimeout(() => resolve(false), HEARD_WITHIN_MS);
  try {
    // Without a name: whether those may be used is not known yet.
    await database.run({ name: '', text: 'select pg_notify($1, $2)' }, [CHANNEL, word]);
    return await heard;
  } finally {
    clearTimeout(timer);
    await stop();
  }
}
