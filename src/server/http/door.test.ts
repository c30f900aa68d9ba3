import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import type { AppEnv } from './app-env.ts';
import { createDoor } from './door.ts';

const USER = { userId: 'ada', tokenHash: 'hash', isAging: false };
const refuse = () => Promise.reject(new AppError('sign_in_required'));

function open(isSignedIn: boolean) {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => c.text(error instanceof AppError ? error.code : 'unexpected', 400));
  const letIn = isSignedIn ? () => Promise.resolve({ user: USER }) : refuse;
  return { app, door: createDoor(app, { 'signed-in': letIn, premium: letIn, operator: refuse }) };
}

test('who is refused is told so before anything is read', async () => {
  const { app, door } = open(false);
  door.handle('verify', () => ({ isVerified: true, kind: 'off' }) as const);
  const answer = await app.request('/api/verification', { method: 'POST', body: 'no json' });
  expect(await answer.text()).toBe('sign_in_required');
});

test('a handler gets the person and the parts as the contract reads them', async () => {
  const { app, door } = open(true);
  const seen: unknown[] = [];
  door.handle('listFavourites', ({ user, query }) => {
    seen.push(user, query);
    return { items: [], total: 0, next: null };
  });
  await app.request('/api/favourites?query=%20two%20words%20&foreign=1');
  expect(seen).toEqual([USER, { query: 'two words', after: '' }]);
});

test('the status is the contract’s, unless the handler sets another', async () => {
  const { app, door } = open(true);
  door.handle('saveFavourite', ({ c, body }) => {
    if (body.reply === 'again') c.status(200);
    return { ...body, id: 'x', toneName: '', savedAt: new Date(0) };
  });
  door.handle('deleteFavourite', () => {});
  const save = (reply: string) =>
    app.request('/api/favourites', { method: 'POST', body: JSON.stringify({ reply }) });
  expect([(await save('first')).status, (await save('again')).status]).toEqual([201, 200]);
  const gone = await app.request('/api/favourites/x', { method: 'DELETE' });
  expect([gone.status, await gone.text()]).toEqual([204, '']);
});

test('an answer that is not the promised one does not compile', () => {
  const { door } = open(true);
  // @ts-expect-error: `next` is missing
  door.handle('listFavourites', () => ({ items: [], total: 0 }));
  // @ts-expect-error: nothing was promised
  door.handle('deleteFavourite', () => 'gone');
  // @ts-expect-error: a person's route knows no operator
  door.handle('deleteAccount', ({ operator }) => void operator);
  // @ts-expect-error: only where the contract names another type
  door.handle('readUsage', ({ c }) => c.text('5'));
});
