import { expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { premiumUsers } from '../database/schema.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { writeAudit } from './audit-log.ts';
import { tellAuditLog } from './tell-audit-log.ts';

const NOON = new Date('2026-03-10T12:00:00Z');

function readDeeds(app: TestApp): Record<string, unknown>[] {
  return app.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ stream }) => stream === 'audit');
}

test('each deed is a line of its own stream, once, with nobody’s e-mail but the operator’s', async () => {
  await using app = await createTestApp({ now: NOON });
  const operator = await signInOperator(app);
  const gift = { email: 'friend@example.com', duration: '1y', notes: 'a private note' };
  await operator.post('/api/operator/premium-users', { json: gift });
  const deed = { operator: 'owner@example.com', address: '203.0.113.7', action: 'replay webhook' };
  await writeAudit(app.deps, app.deps.database, { ...deed, target: 'delivery_1' });
  await Promise.all([tellAuditLog(app.deps), tellAuditLog(app.deps)]);
  const hash = createHash('sha256').update('friend@example.com').digest('hex');
  const owner = { operator: 'owner@example.com', address: '203.0.113.7' };
  expect(readDeeds(app)).toMatchObject([
    { operator: 'command line', action: 'add operator', at: NOON.toISOString() },
    { ...owner, action: 'sign in', target: 'owner@example.com' },
    { ...owner, action: 'gift', target: `sha256:${hash}` },
    { ...owner, action: 'replay webhook', target: 'delivery_1' },
  ]);
  const ids = readDeeds(app).map(({ auditId }) => auditId);
  expect(ids.every((id) => typeof id === 'number')).toBe(true);
  const log = app.log.join('');
  expect(log).not.toContain('friend@example.com');
  expect(log).not.toContain('a private note');
});

test('more deeds than one transaction takes are told by one look', async () => {
  await using app = await createTestApp({ now: NOON });
  const text = `
    with many as (
      insert into audit_log (at, operator, action, target, details, address)
      select now(), 'owner@example.com', 'replay webhook', number::text, '{}', ''
      from generate_series(1, 501) as number returning id
    )
    insert into audit_outbox (audit_id) select id from many`;
  await app.deps.database.run({ name: '', text }, []);
  await tellAuditLog(app.deps);
  expect(readDeeds(app)).toHaveLength(501);
});

test('an e-mail is the same in the log however it is written', async () => {
  await using app = await createTestApp({ now: NOON });
  const operator = await signInOperator(app);
  const email = 'Friend@Example.com'; // as an import brings it
  await app.deps.database.orm.insert(premiumUsers).values({ email, isLifetime: true });
  await operator.delete('/api/operator/premium-users/friend@example.com');
  await tellAuditLog(app.deps);
  const hash = createHash('sha256').update('friend@example.com').digest('hex');
  expect(readDeeds(app).at(-1)).toMatchObject({ action: 'revoke', target: `sha256:${hash}` });
});

test('a deed that was taken back with its transaction is no line', async () => {
  await using app = await createTestApp();
  const deed = { operator: 'owner@example.com', address: '', action: 'gift', target: 'x' };
  const work = app.deps.database.transaction(async (tx) => {
    await writeAudit(app.deps, tx, deed);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  await tellAuditLog(app.deps);
  expect(readDeeds(app)).toEqual([]);
});
