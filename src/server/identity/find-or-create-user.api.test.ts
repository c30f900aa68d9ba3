import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { DatabaseDeps } from '../database/database-deps.ts';
import { identities, users } from '../database/schema.ts';
import type { IdentityClaims } from '../providers/identity/identity-provider.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { findOrCreateUser } from './find-or-create-user.ts';

const ADA = { email: 'ada@example.com' };
const ADA_AT_ONE: IdentityClaims = {
  ...ADA,
  issuer: 'https://one.test',
  subject: '1',
  emailVerified: true,
  displayName: 'Ada',
  photoUrl: 'https://one.test/ada.png',
};

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

test('a first sign-in that another window overtakes is the person whom that one made', async () => {
  await using app = await createTestApp();
  const { deps, overtaken } = overtakeBy(app.deps, ADA_AT_ONE);
  const userId = await findOrCreateUser(deps, ADA_AT_ONE);
  expect(overtaken).toEqual([userId]);
  const photoURL = ADA_AT_ONE.photoUrl;
  expect(await app.deps.database.orm.select().from(users)).toMatchObject([{ userId, photoURL }]);
});

test('who waits since an import is left alone by a sign-in that another e-mail overtakes', async () => {
  await using app = await createTestApp();
  const imported = { ...ADA, userId: 'imported', displayName: 'Ada' };
  await app.deps.database.orm.insert(users).values(imported);
  const { deps, overtaken } = overtakeBy(app.deps, { ...ADA_AT_ONE, email: 'ada@new.example' });
  const userId = await findOrCreateUser(deps, ADA_AT_ONE);
  expect(overtaken).toEqual([userId]);
  const known = await app.deps.database.orm.select().from(users);
  expect(new Set(known.map((user) => user.userId))).toEqual(new Set(['imported', userId]));
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

/** A sign-in with these claims is done once the next one has found its identity unknown. */
function overtakeBy({ clock, database }: DatabaseDeps, claims: IdentityClaims) {
  const overtaken: string[] = [];
  const transaction: typeof database.transaction = (work) =>
    database.transaction((tx) =>
      work({
        orm: tx.orm,
        run: async (statement, parameters) => {
          if (statement.name === 'user_lock_email') {
            const within: typeof transaction = (other) => other(tx);
            const deps = { clock, database: { ...database, transaction: within } };
            overtaken.push(await findOrCreateUser(deps, claims));
          }
          return tx.run(statement, parameters);
        },
      }),
    );
  return { deps: { clock, database: { ...database, transaction } }, overtaken };
}
