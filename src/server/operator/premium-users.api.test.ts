import { expect, test } from 'vitest';
import type { AuditPage, GiftResult, PremiumUserPage, RevokeResponse } from '#contract/gift.ts';
import { MAX_GIFT_EMAILS, MAX_NOTES } from '#contract/limits.ts';
import { premiumUsers, subscriptions, users } from '../database/schema.ts';
import { findOrCreateUser } from '../identity/find-or-create-user.ts';
import { refreshPremium } from '../premium/refresh-premium.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { payInSandbox } from '../testing/pay-in-sandbox.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';
import { writeAudit } from './audit-log.ts';
import { deleteOldGiftRequests } from './gift-premium.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const LIST = '/api/operator/premium-users';

async function openScene(now: Date | null = NOON) {
  const app = await createTestApp(now === null ? {} : { now });
  const owner = await signInOperator(app);
  const gift = async (email: string, duration: string, notes?: string) => {
    const answer = await owner.post(LIST, { json: { email, duration, ...(notes && { notes }) } });
    return { status: answer.status, body: (await answer.json()) as GiftResult & { code?: string } };
  };
  const list = async (query = '') =>
    (await (await owner.get(`${LIST}${query}`)).json()) as PremiumUserPage;
  const audit = async (query = '') => {
    const page = await (await owner.get(`/api/operator/audit-log${query}`)).json();
    const { items } = page as AuditPage; // the server answers by the contract
    return items.filter(({ action }) => !/sign in|operator|password/.test(action));
  };
  return { app, owner, gift, list, audit, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

async function ask(app: TestApp, text: string): Promise<unknown[]> {
  return app.deps.database.run({ name: '', text }, []);
}

async function isPremium(user: TestUser): Promise<boolean> {
  const usage = (await (await user.request('/api/usage')).json()) as { isPremium: boolean };
  return usage.isPremium;
}

test('a gift reaches who has never been here, at their first sign-in', async () => {
  await using scene = await openScene();
  const { app, gift } = scene;
  await app.signIn('somebody.else@example.com');
  expect(await gift(' New.Person@Example.com ', '1y', 'from the raffle')).toEqual({
    status: 201,
    body: {
      email: 'new.person@example.com',
      outcome: 'new',
      isLifetime: false,
      premiumUntil: '2027-03-10T12:00:00.000Z',
      former: null,
      isKnown: false,
      problem: null,
    },
  });
  expect(await isPremium(await app.signIn('NEW.person@example.com'))).toBe(true);
});

test('who is here is premium at once, with the document; a revoke ends it, an undo brings it back as it was', async () => {
  await using scene = await openScene();
  const { app, owner, gift, list } = scene;
  const user = await app.signIn('here@example.com');
  const document = async () => (await app.deps.database.orm.select().from(users))[0];
  await gift('here@example.com', 'lifetime', 'a note');
  expect(await isPremium(user)).toBe(true);
  expect(await document()).toMatchObject({ isPremium: true, premiumSince: NOON });
  const before = await list();
  const revoked = await owner.delete(`${LIST}/${encodeURIComponent('Here@example.com')}`);
  const { auditId, isStillPremium } = (await revoked.json()) as RevokeResponse;
  expect(isStillPremium).toBe(false);
  expect(await isPremium(user)).toBe(false);
  expect(await document()).toMatchObject({ isPremium: false, premiumSince: null });
  expect((await owner.delete(`${LIST}/here@example.com`)).status).toBe(404);

  const premiumSince = new Date(NOON.getTime() + 60_000);
  app.setTime(premiumSince);
  expect((await owner.post(`${LIST}/undo`, { json: { auditId } })).status).toBe(200);
  expect(await isPremium(user)).toBe(true);
  expect(await document()).toMatchObject({ isPremium: true, premiumSince });
  expect((await list()).items).toEqual(before.items);
  expect((await owner.post(`${LIST}/undo`, { json: { auditId } })).status).toBe(409);
});

test('a gift is over from the moment of its end, one for life or without a date never', async () => {
  await using scene = await openScene();
  const { app, list } = scene;
  const soon = new Date(NOON.getTime() + 1);
  await app.deps.database.orm
    .insert(premiumUsers)
    .values([
      { email: 'over@example.com', premiumUntil: NOON },
      { email: 'soon@example.com', premiumUntil: soon },
      { email: 'life@example.com', premiumUntil: NOON, isLifetime: true },
      { email: 'dateless@example.com' },
    ]);
  const { items } = await list();
  expect(items.filter(({ isOver }) => isOver).map(({ email }) => email)).toEqual([
    'over@example.com',
  ]);
});

test('an undo that comes too late, or of something else, does nothing', async () => {
  await using scene = await openScene();
  const { app, owner, gift, audit } = scene;
  await gift('a@example.com', '5y');
  const [given] = await audit();
  const undo = (auditId: unknown) => owner.post(`${LIST}/undo`, { json: { auditId } });
  expect((await undo(given?.id)).status).toBe(409);
  expect((await undo(999_999)).status).toBe(409);
  const revoked = (await (await owner.delete(`${LIST}/a@example.com`)).json()) as RevokeResponse;
  app.setTime(new Date(NOON.getTime() + 61_000));
  const late = await undo(revoked.auditId);
  expect(await late.json()).toMatchObject({ code: 'undo_too_late' });
  expect(await app.deps.database.orm.select().from(premiumUsers)).toHaveLength(0);
});

test('years are added to what is left; lifetime and years replace one another; each says so', async () => {
  await using scene = await openScene();
  const { app, gift } = scene;
  await gift('a@example.com', '1y');
  expect((await gift('A@example.com', '5y')).body).toMatchObject({
    outcome: 'extends',
    premiumUntil: '2032-03-10T12:00:00.000Z',
    former: { isLifetime: false, premiumUntil: '2027-03-10T12:00:00.000Z' },
  });
  expect((await gift('a@example.com', 'lifetime')).body).toMatchObject({
    outcome: 'replaces',
    isLifetime: true,
    premiumUntil: null,
  });
  expect((await gift('a@example.com', '1y')).body).toMatchObject({
    outcome: 'replaces',
    premiumUntil: '2027-03-10T12:00:00.000Z',
    former: { isLifetime: true, premiumUntil: null },
  });
  // Over at this very moment, and for a minute: begins anew, from now.
  app.setTime(new Date('2027-03-10T12:00:00Z'));
  const owner = await signInOperator(app);
  const preview = { emails: ['a@example.com'], duration: '1y' };
  expect(await (await owner.post(`${LIST}/preview`, { json: preview })).json()).toMatchObject({
    results: [{ outcome: 'replaces' }],
  });
  app.setTime(new Date('2027-03-10T12:01:00Z'));
  const again = await owner.post(LIST, { json: { email: 'a@example.com', duration: '1y' } });
  expect(await again.json()).toMatchObject({
    outcome: 'replaces',
    premiumUntil: '2028-03-10T12:01:00.000Z',
  });
  expect(await app.deps.database.orm.select().from(premiumUsers)).toHaveLength(1);
});

test('a year from 29 February is 28 February, and a date beyond 9999 is refused', async () => {
  await using scene = await openScene(new Date('2028-02-29T12:00:00Z'));
  const { app, gift } = scene;
  expect((await gift('leap@example.com', '1y')).body.premiumUntil).toBe('2029-02-28T12:00:00.000Z');
  await app.deps.database.orm
    .insert(premiumUsers)
    .values({ email: 'far@example.com', premiumUntil: new Date('9998-06-01T00:00:00Z') });
  expect((await gift('far@example.com', '1y')).status).toBe(201);
  expect(await gift('far@example.com', '5y')).toMatchObject({
    status: 400,
    body: { code: 'gift_too_long' },
  });
  const [kept] = (await scene.list('?search=far')).items;
  expect(kept?.premiumUntil).toBe('9999-06-01T00:00:00.000Z');
});

test('gifts to the same newcomer at the same moment are all given', async () => {
  await using scene = await openScene();
  const gifts = Array.from({ length: 8 }, () => scene.gift('twin@example.com', '1y'));
  await Promise.all(gifts);
  expect((await scene.list()).items[0]?.premiumUntil).toBe('2034-03-10T12:00:00.000Z');
});

test('gifts and revokes at the same moment: the log tells one story, and it ends in what is there', async () => {
  await using scene = await openScene();
  const { owner, gift, list, audit } = scene;
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      index % 2 === 1 ? owner.delete(`${LIST}/twin@example.com`) : gift('twin@example.com', '1y'),
    ),
  );
  let until: unknown = null;
  for (const { action, details } of (await audit()).toReversed()) {
    const former = details['former'] as { premiumUntil: string } | null | undefined;
    if (action === 'gift') expect(former?.premiumUntil ?? null).toBe(until);
    until = action === 'gift' ? details['premiumUntil'] : null;
  }
  expect((await list()).items[0]?.premiumUntil ?? null).toBe(until);
});

test('a gift whose answer was lost is given once when it is asked for again', async () => {
  await using scene = await openScene();
  const { owner, list, audit } = scene;
  const requestId = 'b1946ac9-2a5c-4c3f-8d8e-1e4f3c2a1b0d';
  const ask = async (own: { emails: string[]; requestId?: string }) => {
    const answer = await owner.post(`${LIST}/batch`, { json: { ...own, duration: '1y' } });
    return ((await answer.json()) as { results: GiftResult[] }).results;
  };
  const emails = ['a@example.com', 'nonsense', 'b@example.com'];
  const first = await ask({ emails, requestId });
  expect(await ask({ emails, requestId })).toEqual(first);
  expect(await audit()).toHaveLength(2);
  await ask({ emails, requestId: 'b1946ac9-2a5c-4c3f-8d8e-1e4f3c2a1b0e' });
  await ask({ emails });
  const colleague = await signInOperator(scene.app, 'colleague@example.com');
  await colleague.post(`${LIST}/batch`, { json: { emails, requestId, duration: '1y' } });
  expect((await list()).items.map(({ premiumUntil }) => premiumUntil)).toEqual([
    '2030-03-10T12:00:00.000Z',
    '2030-03-10T12:00:00.000Z',
  ]);
});

test('what a request gave is kept for thirty days', async () => {
  await using scene = await openScene();
  const { app, owner } = scene;
  const requestId = 'b1946ac9-2a5c-4c3f-8d8e-1e4f3c2a1b0d';
  const json = { emails: ['a@example.com'], requestId, duration: '1y' };
  await owner.post(`${LIST}/batch`, { json });
  const daysMs = 30 * 86_400_000;
  for (const [ms, left] of [
    [daysMs, 1],
    [daysMs + 1, 0],
  ] as const) {
    app.setTime(new Date(NOON.getTime() + ms));
    await deleteOldGiftRequests(app.deps);
    expect(await ask(app, 'select 1 from gift_requests')).toHaveLength(left);
  }
});

test('a fault in the middle of several gifts leaves none of them, and nothing in the log', async () => {
  await using scene = await openScene();
  const { app, owner, list, audit } = scene;
  await ask(
    app,
    `alter table premium_users add constraint broken check (email <> 'b@example.com')`,
  );
  const json = { emails: ['a@example.com', 'b@example.com', 'c@example.com'], duration: '1y' };
  expect((await owner.post(`${LIST}/batch`, { json })).status).toBe(500);
  expect(await list()).toMatchObject({ total: 0 });
  expect(await audit()).toEqual([]);
});

test('an imported gift without an end is replaced like one for life, and one beyond 9999 is never cut short', async () => {
  await using scene = await openScene();
  const { app, owner, gift, list } = scene;
  await ask(
    app,
    `
    insert into premium_users (email, is_lifetime, premium_until) values
      ('endless@example.com', false, 'infinity'), ('far@example.com', false, '200000-01-01'),
      ('life@example.com', true, null), ('near@example.com', false, '2027-01-01')`,
  );
  expect(await gift('far@example.com', '1y')).toMatchObject({
    status: 400,
    body: { code: 'gift_too_long' },
  });
  expect((await gift('far@example.com', 'lifetime')).status).toBe(201);
  const json = { emails: ['endless@example.com'], duration: '1y' };
  expect(await (await owner.post(`${LIST}/preview`, { json })).json()).toMatchObject({
    results: [{ outcome: 'replaces', former: { isLifetime: true } }],
  });
  const ascending = (await list('?sort=premiumUntil&direction=asc')).items;
  expect(ascending[0]?.email).toBe('near@example.com');
});

test('for life is for life, whatever date the row still has, and years given instead begin today', async () => {
  await using scene = await openScene();
  const dated = { isLifetime: true, premiumUntil: new Date('2030-01-01T00:00:00Z') };
  const past = { isLifetime: true, premiumUntil: new Date('2020-01-01T00:00:00Z') };
  await scene.app.deps.database.orm.insert(premiumUsers).values([
    { email: 'life@example.com', ...dated },
    { email: 'past@example.com', ...past },
  ]);
  expect((await scene.list()).items.map(({ isOver }) => isOver)).toEqual([false, false]);
  expect((await scene.gift('life@example.com', '1y')).body).toMatchObject({
    outcome: 'replaces',
    isLifetime: false,
    premiumUntil: '2027-03-10T12:00:00.000Z',
  });
});

test('a gift without a note keeps the one that was there, and finds who is here in any letter case', async () => {
  await using scene = await openScene();
  await scene.app.signIn('Mixed@Example.com');
  expect((await scene.gift('mixed@example.com', '1y', 'a note')).body.isKnown).toBe(true);
  await scene.gift('mixed@example.com', '1y');
  expect((await scene.list()).items).toMatchObject([{ notes: 'a note' }]);
});

test('a further gift leaves the day of the first', async () => {
  await using scene = await openScene();
  await scene.gift('again@example.com', '1y');
  scene.app.setTime(new Date(NOON.getTime() + 60_000));
  await scene.gift('again@example.com', '5y');
  expect((await scene.list()).items).toMatchObject([{ createdAt: NOON.toISOString() }]);
});

test('after the revoke of a gift to somebody who was never here nobody is premium', async () => {
  await using scene = await openScene();
  await scene.gift('nobody@example.com', '1y');
  const revoked = await scene.owner.delete(`${LIST}/nobody@example.com`);
  expect(await revoked.json()).toMatchObject({ isStillPremium: false });
});

test('who says to have the e-mail, and never proved it, is not who is still premium after a revoke', async () => {
  await using scene = await openScene();
  const { app, owner, gift } = scene;
  const email = 'claimed@example.com';
  const userId = await findOrCreateUser(app.deps, {
    ...{ issuer: 'https://accounts.test', subject: 'claims', email, emailVerified: false },
    ...{ displayName: 'X', photoUrl: null },
  });
  const { database } = app.deps;
  await database.orm.insert(subscriptions).values({ userId, status: 'active' });
  await refreshPremium(app.deps, database, { userIds: [userId] });
  await gift(email, '1y');
  const revoke = async () => (await owner.delete(`${LIST}/${email}`)).json();
  expect(await revoke()).toMatchObject({ isStillPremium: false });
});

test('an undo brings back every part of the row, to the microsecond', async () => {
  await using scene = await openScene();
  const { app, owner } = scene;
  await ask(
    app,
    `
    insert into premium_users (email, premium_until, created_at)
    values ('Exact@example.com', 'infinity', '2026-01-01 00:00:00.123456Z')`,
  );
  const read = async () => ask(app, 'select premium_users::text as row from premium_users');
  const before = await read();
  const revoked = await owner.delete(`${LIST}/exact@example.com`);
  const { auditId } = (await revoked.json()) as RevokeResponse;
  expect(await read()).toEqual([]);
  expect((await owner.post(`${LIST}/undo`, { json: { auditId } })).status).toBe(200);
  expect(await read()).toEqual(before);
});

test.each([
  ['not-an-email', '1y', 'email_invalid'],
  ['', '1y', 'email_invalid'],
  [`x'; drop table premium_users; --@example.com`, '1y', 'email_invalid'],
  ['a@example.com', '100y', 'duration_unknown'],
  ['a@example.com', '', 'duration_unknown'],
])('%j for %j is refused, with nothing done', async (email, duration, code) => {
  await using scene = await openScene();
  expect(await scene.gift(email, duration)).toMatchObject({ status: 400, body: { code } });
  expect(await scene.list()).toMatchObject({ total: 0 });
  expect(await scene.audit()).toHaveLength(0);
});

test('notes that are too long and more e-mails than fit are refused, with nothing done', async () => {
  await using scene = await openScene();
  const { owner, list } = scene;
  const gift = { email: 'a@example.com', duration: '1y', notes: 'x'.repeat(MAX_NOTES + 1) };
  const noted = await owner.post(LIST, { json: gift });
  expect(await noted.json()).toMatchObject({ code: 'notes_invalid' });
  const emails = Array.from({ length: MAX_GIFT_EMAILS + 1 }, (_, n) => `p${n}@example.com`);
  const many = await owner.post(`${LIST}/batch`, { json: { emails, duration: '1y' } });
  expect(await many.json()).toMatchObject({ code: 'gift_too_many' });
  expect(await list()).toMatchObject({ total: 0 });
});

test('an e-mail with a quote in it is an e-mail like any other', async () => {
  await using scene = await openScene();
  const { owner, gift, list } = scene;
  expect((await gift(`o'brien@example.com`, '1y')).status).toBe(201);
  expect((await list(`?search=${encodeURIComponent(`o'b`)}`)).total).toBe(1);
  expect((await owner.delete(`${LIST}/${encodeURIComponent(`o'brien@example.com`)}`)).status).toBe(
    200,
  );
});

test('several at once: each has its own result, a preview does nothing, the same twice is one', async () => {
  await using scene = await openScene();
  const { owner, gift, list } = scene;
  await gift('had@example.com', '1y');
  const json = {
    emails: ['had@example.com', ' fresh@example.com', 'FRESH@example.com', 'nonsense'],
    duration: '5y',
  };
  const preview = await (await owner.post(`${LIST}/preview`, { json })).json();
  expect(await list()).toMatchObject({ total: 1 });
  const done = (await (await owner.post(`${LIST}/batch`, { json })).json()) as {
    results: GiftResult[];
  };
  expect(done).toEqual(preview);
  expect(done.results.map(({ outcome }) => outcome)).toEqual(['extends', 'new', 'refused']);
  expect(done.results[2]).toMatchObject({
    problem: 'Enter a valid e-mail address.',
    isKnown: false,
  });
  expect(await list()).toMatchObject({ total: 2 });
});

test('a revoke leaves a subscription, and says so', async () => {
  await using scene = await openScene();
  const { app, owner, gift } = scene;
  const user = await app.signIn('both@example.com');
  await payInSandbox(app, user);
  await expect.poll(async () => isPremium(user)).toBe(true);
  await gift('both@example.com', '1y');
  const revoked = (await (await owner.delete(`${LIST}/both@example.com`)).json()) as RevokeResponse;
  expect(revoked.isStillPremium).toBe(true);
  expect(await isPremium(user)).toBe(true);
});

test('the list is newest first, sorted, searched and paged on the server, and exported', async () => {
  await using scene = await openScene();
  const { app, owner, list } = scene;
  await fill(app, 60);
  const first = await list();
  expect(first).toMatchObject({ total: 60, page: 1, pages: 3 });
  expect(first.items).toHaveLength(25);
  expect(first.items[0]?.email).toBe('person59@example.com');
  expect((await list('?page=3')).items).toHaveLength(10);
  expect((await list('?page=99')).page).toBe(3);
  expect((await list('?page=9999999999&search=person')).page).toBe(3);
  expect((await list('?page=-4')).page).toBe(1);
  const byEmail = await list('?sort=email&direction=asc');
  expect(byEmail.items[0]?.email).toBe('person0@example.com');
  expect((await list('?sort=status&direction=desc')).items[0]?.isLifetime).toBe(true);
  expect(await list('?search=PERSON7')).toMatchObject({ total: 1 });
  expect(await list('?search=%25')).toMatchObject({ total: 0, items: [] });
  expect(await list('?search=%00')).toMatchObject({ total: 0 });
  expect(await list('?sort=drop%20table')).toMatchObject({ total: 60 });
  const csv = await (await owner.get(`${LIST}.csv?search=person1`)).text();
  expect(csv.trim().split('\r\n')).toHaveLength(1 + 11);
  expect(csv).toContain('"Lifetime","Never expires"');
  expect(csv).toContain('"Subscription","2027-01-01T00:00:00.000Z"');
  // Imported rows are as they were; what an operator types is as it comes.
  await app.deps.database.orm
    .insert(premiumUsers)
    .values({ email: 'Imported@Example.COM', notes: 'Sieger im HERBST' });
  expect(await list('?search=iMPORTED%40example')).toMatchObject({ total: 1 });
  expect(await list('?search=herbst')).toMatchObject({ total: 1 });
  const imported = await (await owner.get(`${LIST}.csv?search=herbst`)).text();
  expect(imported).toContain('"Imported@Example.COM","Subscription","Not set"');
});

test('by its end a gift for life comes after every date, and one that was never given an end before', async () => {
  await using scene = await openScene();
  await scene.app.deps.database.orm
    .insert(premiumUsers)
    .values([
      { email: 'dated@example.com', premiumUntil: NOON },
      { email: 'life@example.com', isLifetime: true },
      { email: 'unset@example.com' },
    ]);
  const byEnd = ['unset@example.com', 'dated@example.com', 'life@example.com'];
  const sorted = async (direction: string) =>
    (await scene.list(`?sort=premiumUntil&direction=${direction}`)).items.map(({ email }) => email);
  expect(await sorted('asc')).toEqual(byEnd);
  expect(await sorted('desc')).toEqual(byEnd.toReversed());
});

test('every deed is in the log: who, what, whom, when, from where; and is found by its words', async () => {
  await using scene = await openScene();
  const { owner, gift, audit } = scene;
  await gift('a@example.com', '1y', 'why');
  await owner.delete(`${LIST}/a@example.com`);
  const items = await audit();
  expect(items).toMatchObject([
    {
      operator: 'owner@example.com',
      action: 'revoke',
      target: 'a@example.com',
      at: NOON.toISOString(),
      address: '203.0.113.7',
    },
    { action: 'gift', details: { duration: '1y', notes: 'why', outcome: 'new' } },
  ]);
  const finds = async (search: string) =>
    (await audit(`?${new URLSearchParams({ search }).toString()}`)).map(({ action }) => action);
  expect(await finds('REVOKE')).toEqual(['revoke']);
  for (const search of ['a@example.com', 'owner 203.0.113.7', '2026-03-10', '12:00  a@', ' ']) {
    expect(await finds(search), search).toEqual(['revoke', 'gift']);
  }
  expect(await finds('why 1y')).toEqual(['gift']);
  // 13:00 is the time of no deed, but in other zones.
  for (const search of ['revoke gift', '2026-03-11', '13:00', '%', 'a_example', '[']) {
    expect(await finds(search), search).toEqual([]);
  }
  expect(await audit(`?before=${items[0]?.id}`)).toHaveLength(1);
});

test('who takes the list along is in the log, with what was looked for and how many there were', async () => {
  await using scene = await openScene();
  const { owner, gift, audit } = scene;
  await gift('a@example.com', '1y');
  await gift('b@example.com', '1y');
  await owner.get(`${LIST}.csv?search=a%40`);
  expect((await owner.get(`${LIST}.csv?search=%00`)).status).toBe(200);
  expect(await audit('?search=export')).toMatchObject([
    { action: 'export premium users', target: '\uFFFD', details: { count: 0 } },
    {
      operator: 'owner@example.com',
      action: 'export premium users',
      target: 'a@',
      details: { count: 1 },
    },
  ]);
});

test('the log comes in pages of fifty, and the last of them says so', async () => {
  await using scene = await openScene();
  const { app, owner } = scene;
  const write = () => {
    const deed = { operator: 'filler', address: '', action: 'fill', target: 'page' };
    return app.deps.database.transaction((tx) => writeAudit(app.deps, tx, deed));
  };
  const read = async (query = '') => {
    const answer = await owner.get(`/api/operator/audit-log?search=filler${query}`);
    const { items, next } = (await answer.json()) as AuditPage;
    return { ids: items.map(({ id }) => id), next };
  };
  const ids: number[] = [];
  for (let count = 0; count < 50; count += 1) ids.unshift(await write());
  expect(await read()).toEqual({ ids, next: null });
  const newest = await write();
  expect(await read()).toEqual({ ids: [newest, ...ids.slice(0, 49)], next: ids[48] });
  expect(await read(`&before=${ids[48]}`)).toEqual({ ids: ids.slice(49), next: null });
});

test('nothing changes, deletes or empties the log', async () => {
  await using scene = await openScene();
  await scene.gift('a@example.com', '1y');
  for (const statement of [
    `update audit_log set operator = 'nobody'`,
    `delete from audit_log`,
    `truncate audit_log cascade`,
  ]) {
    await expect(ask(scene.app, statement)).rejects.toThrow('append-only');
  }
  expect(await scene.audit()).toHaveLength(1);
});

async function fill(app: TestApp, count: number): Promise<void> {
  await app.deps.database.orm.insert(premiumUsers).values(
    Array.from({ length: count }, (_, index) => ({
      email: `person${index}@example.com`,
      isLifetime: index % 2 === 0,
      premiumUntil: index % 2 === 0 ? null : new Date('2027-01-01T00:00:00Z'),
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 1000),
    })),
  );
}
