import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrateDatabase, readMigrations } from './migrate-database.ts';
import { carriedUsage, giftRequests, rateLimits } from './schema.ts';

/** The migrations before the one that is named by what it makes. */
function before(made: string) {
  const migrations = readMigrations();
  const first = migrations.findIndex((each) => each.sql.some((text) => text.includes(made)));
  expect(first).toBeGreaterThan(0);
  return migrations.slice(0, first);
}

async function openAt(made: string, fill: (database: Database) => Promise<void>) {
  const database = await openTestDatabase(pino({ level: 'silent' }), { isEmpty: true });
  await migrateDatabase(database, before(made));
  await fill(database);
  await migrateDatabase(database);
  return { orm: database.orm, [Symbol.asyncDispose]: () => database.close() };
}

test('the counts of deleted people move out of the limits, and every limit stays', async () => {
  await using moved = await openAt('CREATE TABLE "carried_usage"', async ({ run }) => {
    await run(
      {
        name: '',
        text: `
      insert into rate_limits (key, count, ends_at) values
        ('gone:abc123', 4, '2026-03-11T00:00:00Z'), ('messages:gone', 2, '2026-03-10T13:00:00Z')`,
      },
      [],
    );
  });
  expect(await moved.orm.select().from(carriedUsage)).toEqual([
    { identityHash: 'abc123', logDate: '2026-03-10', count: 4, failures: 0, tokens: 0 },
  ]);
  expect(await moved.orm.select({ key: rateLimits.key }).from(rateLimits)).toEqual([
    { key: 'messages:gone' },
  ]);
});

test('what a request gave moves out of the log, which keeps all it has', async () => {
  const given = {
    outcome: 'extends',
    isLifetime: false,
    premiumUntil: '2028-03-10T12:00:00.000Z',
    former: { isLifetime: false, premiumUntil: '2027-03-10T12:00:00.000Z' },
    isKnown: true,
  };
  await using moved = await openAt('CREATE TABLE "gift_requests"', async ({ run }) => {
    const details = JSON.stringify({ ...given, duration: '1y', notes: 'hi', requestId: 'r1' });
    const alone = JSON.stringify({ ...given, duration: '1y', notes: '', requestId: null });
    await run(
      {
        name: '',
        text: `
      insert into audit_log (at, operator, address, action, target, details) values
        ('2026-03-10T12:00:00Z', 'o@example.com', '::1', 'gift', 'a@example.com', $1::jsonb),
        ('2026-03-10T12:00:00Z', 'o@example.com', '::1', 'gift', 'b@example.com', $2::jsonb),
        ('2026-03-10T12:00:00Z', 'o@example.com', '::1', 'revoke', 'a@example.com', $1::jsonb)`,
      },
      [details, alone],
    );
  });
  expect(await moved.orm.select().from(giftRequests)).toEqual([
    {
      operator: 'o@example.com',
      requestId: 'r1',
      email: 'a@example.com',
      result: { email: 'a@example.com', ...given, problem: null },
      givenAt: new Date('2026-03-10T12:00:00Z'),
    },
  ]);
  const [kept] = await moved.orm.select({ rows: sql<number>`count(*)::int` }).from(sql`audit_log`);
  expect(kept?.rows).toBe(3);
});
