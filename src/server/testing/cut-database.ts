import { setImmediate } from 'node:timers/promises';
import { AppError } from '#contract/errors.ts';
import type { TestApp } from './create-test-app.ts';

/** Lets the database of an application go away, and come back. */
export function cutDatabase(app: TestApp): {
  isAway: boolean;
  isBusy: boolean;
  isReadOnly: boolean;
  answersLost: boolean;
  /** The names of the statements that were asked while it was away. */
  refused: string[];
} {
  const { database } = app.deps;
  const run = database.run.bind(database);
  const refused: string[] = [];
  const cut = { isAway: false, isBusy: false, isReadOnly: false, answersLost: false, refused };
  const refuse = () => Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
  database.run = async (statement, parameters) => {
    if (cut.isAway) {
      refused.push(statement.name);
      await setImmediate(); // as a socket refuses
      throw refuse();
    }
    if (cut.isBusy) throw new AppError('database_busy', { retryAfterSeconds: 5 });
    if (cut.isReadOnly && /\b(insert|update|delete)\b/.test(statement.text)) {
      throw Object.assign(new Error('read-only transaction'), { code: '25006' });
    }
    const rows = await run(statement, parameters);
    if (cut.answersLost) throw Object.assign(new Error('terminated'), { code: '57P01' });
    return rows as never; // of the same statement
  };
  return cut;
}
