import { eq, lt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { InboxPage } from '#contract/inbox.ts';
import { auditLog, messages } from '../database/schema.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';

async function fill(app: TestApp): Promise<void> {
  await app.deps.database.orm.insert(messages).values(
    Array.from({ length: 30 }, (_, index) => ({
      kind: index % 3 === 0 ? ('feedback' as const) : ('contact' as const),
      email: `sender${index}@example.com`,
      text: index === 0 ? '=cmd|calc' : `Message ${index}`,
      createdAt: new Date(Date.UTC(2026, 2, 1) + index * 1000),
    })),
  );
}

test('messages newest first, by kind, in pages; done and open again; as a defused CSV', async () => {
  await using app = await createTestApp();
  await fill(app);
  const owner = await signInOperator(app);
  const list = async (query = '') =>
    (await (await owner.get(`/api/operator/messages${query}`)).json()) as InboxPage;
  const first = await list();
  expect(first).toMatchObject({ total: 30, page: 1, pages: 2 });
  expect(first.items[0]).toMatchObject({ text: 'Message 29', doneAt: null });
  expect((await list('?page=2')).items).toHaveLength(5);
  expect((await list('?kind=feedback')).total).toBe(10);

  const mark = (id: string | undefined, isDone: boolean) =>
    owner.put(`/api/operator/messages/${id}`, { isDone });
  expect((await mark(first.items[0]?.id, true)).status).toBe(204);
  expect((await list('?state=open')).total).toBe(29);
  expect((await list('?state=done')).items[0]?.text).toBe('Message 29');
  await mark(first.items[0]?.id, false);
  expect((await list('?state=done')).total).toBe(0);
  expect((await mark('nonsense', true)).status).toBe(404);
  expect((await mark('5b1f3d2e-1111-4000-8000-000000000001', true)).status).toBe(404);

  const file = await owner.get('/api/operator/messages.csv?kind=feedback');
  expect(file.headers.get('content-disposition')).toContain('filename="riposte-inbox.csv"');
  const csv = await file.text();
  expect(csv.trim().split('\r\n')).toHaveLength(11);
  expect(csv).toContain(`"'=cmd|calc"`);
  await owner.get('/api/operator/messages.csv?state=done');
  const all = await (await owner.get('/api/operator/messages.csv')).text();
  expect(all.trim().split('\r\n')).toHaveLength(31); // more than a page
  const { orm } = app.deps.database;
  const log = await orm.select().from(auditLog).where(eq(auditLog.action, 'export messages'));
  expect(log.map(({ operator, target, details }) => [operator, target, details])).toEqual([
    ['owner@example.com', 'open and done: feedback', { count: 10 }],
    ['owner@example.com', 'done: all', { count: 0 }],
    ['owner@example.com', 'open and done: all', { count: 30 }],
  ]);
});

test('quotation marks hide no formula where a spreadsheet parts cells at semicolons', async () => {
  await using app = await createTestApp();
  const owner = await signInOperator(app);
  const sent = await app.request('/api/messages', {
    method: 'POST',
    headers: { origin: app.deps.config.publicUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'contact', email: 'eve@example.com', text: 'Hi;"=1+1;"" =2' }),
  });
  expect(sent.status).toBe(201);
  const csv = await (await owner.get('/api/operator/messages.csv')).text();
  expect(csv).toContain(`"Hi;'""=1+1;'"""" =2"`);
});

test('the inbox is emptied of what is done, and of a message by itself; the log has how many, not what', async () => {
  await using app = await createTestApp();
  await fill(app);
  const { orm } = app.deps.database;
  await orm.update(messages).set({ doneAt: new Date() }).where(lt(messages.text, 'Message 2'));
  const owner = await signInOperator(app);
  const list = async (query = '') =>
    (await (await owner.get(`/api/operator/messages${query}`)).json()) as InboxPage;
  const { total: done } = await list('?state=done');
  const { total: doneFeedback } = await list('?state=done&kind=feedback');
  expect([done, doneFeedback]).toEqual([12, 4]);

  const [first] = (await list('?state=open')).items;
  expect((await owner.delete(`/api/operator/messages/${first?.id}`)).status).toBe(204);
  expect((await owner.delete(`/api/operator/messages/${first?.id}`)).status).toBe(404);
  expect((await owner.delete('/api/operator/messages/nonsense')).status).toBe(404);
  const some = await owner.delete('/api/operator/messages?kind=feedback');
  expect(await some.json()).toEqual({ deleted: 4 });
  const rest = await owner.delete('/api/operator/messages');
  expect(await rest.json()).toEqual({ deleted: 8 });
  expect(await (await owner.delete('/api/operator/messages')).json()).toEqual({ deleted: 0 });
  expect(await list()).toMatchObject({ total: 17 });
  expect((await list('?state=done')).total).toBe(0);

  const log = await orm.select().from(auditLog).where(eq(auditLog.action, 'delete messages'));
  expect(log.map(({ target, details }) => [target, details])).toEqual([
    [first?.id, { count: 1 }],
    ['done: feedback', { count: 4 }],
    ['done: all', { count: 8 }],
  ]);
  expect(JSON.stringify(log)).not.toMatch(/sender|Message/);
});

test('a message that is no plain text is refused in words, and one of its address too', async () => {
  await using app = await createTestApp();
  const send = (body: object) =>
    app.request('/api/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.deps.config.publicUrl },
      body: JSON.stringify({ kind: 'contact', email: 'a@example.com', text: 'Hello', ...body }),
    });
  for (const text of ['a\u0000b', 'a\uD800b']) {
    const answer = await send({ text });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'message_invalid' });
  }
  expect(await (await send({ email: 'a\u0000@example.com' })).json()).toMatchObject({
    code: 'email_invalid',
  });
});
