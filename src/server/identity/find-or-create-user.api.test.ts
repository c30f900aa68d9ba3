import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { identities, users } from '../database/schema.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { findOrCreateUser } from './find-or-create-user.ts';

const ADA = { email: 'ada@example.com' };

test('two identities with the same e-mail are two people', async () => {
  await using app = await createTestApp();
  const claims = { ...ADA, emailVerified: true, displayName: 'Ada', photoUrl: null };
  const ids = [
    await findOrCreateUser(app.deps, { ...claims, issuer: 'https://one.test', subject: '1' }),
    await findOrCreateUser(app.deps, { ...claims, issuer: 'https://one.test', subject: '2' }),
    await findOrCreateUser(app.deps, { ...claims, issuer: 'https://two.test', subject: '1' }),
  ];
  expect(new Set(ids).size).toBe(3);
});

test('a person who signs in for the first time in ten windows at once is one person', async () => {
  await using app = await createTestApp();
  const claims = { ...ADA, emailVerified: true, displayName: 'Ada', photoUrl: null };
  const ids = await Promise.all(
    Array.from({ length: 10 }, () =>
      findOrCreateUser(app.deps, { ...claims, issuer: 'https://one.test', subject: '1' }),
    ),
  );
  expect(new Set(ids).size).toBe(1);
  expect(await app.deps.database.orm.select().from(users)).toHaveLength(1);
});

test('an identity keeps its person when the e-mail changes', async () => {
  await using app = await createTestApp();
  const claims = { issuer: 'https://one.test', subject: '1', emailVerified: true, photoUrl: null };
  const before = await findOrCreateUser(app.deps, { ...claims, ...ADA, displayName: 'Ada' });
  const after = await findOrCreateUser(app.deps, {
    ...claims,
    email: 'ada@new.example',
    displayName: 'Ada King',
  });
  expect(after).toBe(before);
  const [document] = await app.deps.database.orm
    .select()
    .from(users)
    .where(eq(users.userId, before));
  expect(document).toMatchObject({ ...ADA, displayName: 'Ada' });
  expect(await app.deps.database.orm.select().from(identities)).toMatchObject([
    { email: 'ada@new.example', displayName: 'Ada King' },
  ]);
});
