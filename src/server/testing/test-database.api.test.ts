import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTestDatabase } from './test-database.ts';

const say = (text: string) => ({ name: '', text });
const ADD = say(`
  insert into audit_log (at, operator, address, action, target, details)
  values (now(), 'o', 'a', 'x', 't', '{}')`);

test.each(['rows', 'tables'])('nothing is left of the %s of the test before', async (left) => {
  const logger = pino({ level: 'silent' });
  const before = await openTestDatabase(logger);
  await before.run(ADD, []);
  if (left === 'tables') await before.run(say('create table left_over ()'), []);
  await before.close();
  await expect(before.run(ADD, [])).rejects.toThrow();

  const after = await openTestDatabase(logger);
  await after.run(ADD, []);
  const ask = say(`select id::int, to_regclass('left_over') as other from audit_log`);
  expect(await after.run(ask, [])).toEqual([{ id: 1, other: null }]);
  await after.close();
});
