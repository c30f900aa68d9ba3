import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startBadNetwork } from '../testing/start-bad-network.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { openPostgres } from './postgres.ts';

const TIMEOUT_MS = 120_000;
const logger = pino({ level: 'silent' });
const ONE = { name: 'one_in_transaction', text: 'select 1' };
/** More than a pool has. */
const MANY = 40;

async function startApart() {
  await using made = new AsyncDisposableStack(); // undone again if a later step fails
  const postgres = await startPostgres();
  made.defer(() => postgres.stop());
  const network = made.use(await startBadNetwork(postgres.url));
  const database = openPostgres({ url: network.url, directUrl: postgres.url, logger });
  made.defer(() => database.close());
  const running = made.move();
  return { network, database, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

test(
  'connections that break while transactions begin are not missed afterwards',
  async () => {
    await using apart = await startApart();
    const { network, database } = apart;
    const work = () => database.transaction((tx) => tx.run(ONE, []));
    await Promise.all(Array.from({ length: MANY }, work));
    network.delayMs = Infinity;
    const broken = Array.from({ length: MANY }, work);
    setTimeout(() => {
      network.delayMs = 0;
      network.cut();
    }, 200);
    const ends = await Promise.allSettled(broken);
    expect(ends.some(({ status }) => status === 'rejected')).toBe(true);
    await expect
      .poll(() =>
        database.ping().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await Promise.all(Array.from({ length: MANY }, work));
  },
  TIMEOUT_MS,
);

test(
  'a server that falls silent ends what waits for it within 16 s, and is used again when it speaks',
  async () => {
    await using apart = await startApart();
    const { network, database } = apart;
    const statement = { name: 'one', text: 'select 1 as one' };
    await database.run(statement, []);
    network.delayMs = Infinity;
    const startedMs = performance.now();
    const pinged = database.ping().then(
      () => Infinity,
      () => performance.now() - startedMs,
    );
    const ends = await Promise.allSettled([
      ...Array.from({ length: MANY }, () => database.run(statement, [])),
      ...Array.from({ length: MANY }, () => database.transaction((tx) => tx.run(ONE, []))),
    ]);
    expect(await pinged).toBeLessThan(4000); // 1.5 s are meant; a busy machine is no failure
    expect(performance.now() - startedMs).toBeLessThan(16_000);
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
    network.delayMs = 0;
    await expect
      .poll(() => database.run(statement, []).catch(() => null), { timeout: 15_000 })
      .toEqual([{ one: 1 }]);
    await Promise.all(Array.from({ length: MANY }, () => database.run(statement, [])));
  },
  TIMEOUT_MS,
);

test(
  'a server that will not be listened to is left no connection, and is listened to when it will',
  async () => {
    await using apart = await startApart();
    const { database } = apart;
    const countListeners = {
      name: 'listeners',
      text: `select pid from pg_stat_activity where application_name = 'riposte listener'`,
    };
    // No channel has this name; a standby refuses every one.
    for (let time = 0; time < 3; time += 1) {
      await expect(database.listen('', () => {})).rejects.toThrow('zero-length');
    }
    await expect.poll(() => database.run(countListeners, [])).toEqual([]);
    const heard = Promise.withResolvers<string>();
    await database.listen('news', heard.resolve);
    await database.run({ name: 'tell', text: `select pg_notify('news', 'hello')` }, []);
    expect(await heard.promise).toBe('hello');
  },
  TIMEOUT_MS,
);
