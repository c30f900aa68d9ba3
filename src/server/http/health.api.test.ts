import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { createTestApp } from '../testing/create-test-app.ts';

const FULL = `begin raise disk_full using message = 'could not extend file'; end`;
const WORK = { name: '', text: `do $$ ${FULL} $$` };
/** New rows find no room either. */
const FILL_DISK = [
  `create function refuse_table() returns event_trigger language plpgsql as $$ ${FULL} $$`,
  `create event trigger refuse_table on ddl_command_start when tag in ('CREATE TABLE AS')
     execute function refuse_table()`,
];
const MAKE_ROOM = ['drop event trigger refuse_table', 'drop function refuse_table'];

test.each<[string, (database: Database) => Promise<unknown>]>([
  ['a statement', (database) => database.run(WORK, [])],
  ['a transaction', (database) => database.transaction((tx) => tx.run(WORK, []))],
])('a full disk that %s met is told until there is room again', async (_name, work) => {
  await using app = await createTestApp();
  const { database } = app.deps;
  const runAll = async (statements: readonly string[]) => {
    for (const text of statements) await database.run({ name: '', text }, []);
  };
  const readStatus = async () => (await app.request('/readyz')).status;
  await runAll(FILL_DISK);
  await expect(work(database)).rejects.toThrow('could not extend file');
  expect(await readStatus()).toBe(503);
  expect(await readStatus()).toBe(503);
  await runAll(MAKE_ROOM);
  expect(await readStatus()).toBe(200);
});
