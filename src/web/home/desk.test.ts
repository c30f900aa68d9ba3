import { expect, test } from 'vitest';
import { createStorage } from '../testing/create-storage.ts';
import { Desk } from './desk.ts';
import { beginSet, NO_WORK, readWork, storeWork, type Work } from './kept-desk.ts';

const SET = {
  ...beginSet({ tweetText: 'A post', tone: 'nice' }, new Date('2026-11-22T10:00:00Z')),
  replies: [{ id: 0, text: 'A reply' }],
};
const WORK: Work = { ...NO_WORK, ownerId: 'ada', draft: 'The next post', set: SET };

/** What somebody finds who comes to a browser where this was kept. */
function findAgain(kept: Work, typed = '') {
  const shelves = [createStorage()];
  storeWork(shelves, kept);
  const desk = new Desk(shelves);
  desk.change({ draft: typed });
  desk.seat('ada');
  return desk.read();
}

test('what a visitor wrote is theirs when they sign in, and gone for the next person', () => {
  const shelves = [createStorage()];
  const desk = new Desk(shelves);
  desk.seat(null);
  desk.change({ draft: 'A post' });
  desk.seat('ada');
  expect(desk.read()).toMatchObject({ ownerId: 'ada', draft: 'A post' });
  expect(readWork(shelves)).toMatchObject({ ownerId: 'ada', draft: 'A post' });
  desk.seat('bob');
  expect(desk.read()).toMatchObject({ ...NO_WORK, ownerId: 'bob' });
  expect(readWork(shelves)).toBeNull();
});

test('what a person left whose session is over waits in this tab, and is written nowhere', () => {
  const shelves = [createStorage()];
  const desk = new Desk(shelves);
  desk.seat('ada');
  desk.change({ draft: 'A post', error: 'Sign in first.' });
  desk.seat(null);
  desk.change({ steer: 'be brief' });
  expect(desk.read()).toMatchObject({ draft: 'A post', error: 'Sign in first.' });
  expect(readWork(shelves)).toBeNull();
  desk.seat('ada');
  expect(desk.read()).toMatchObject({ draft: 'A post', steer: 'be brief', error: null });
  expect(readWork(shelves)?.draft).toBe('A post');
});

test('what was kept comes back, and what was typed meanwhile stays', () => {
  const whole: Work = { ...WORK, set: { ...SET, end: 'whole' } };
  expect(findAgain(whole)).toMatchObject(whole);
  expect(findAgain(whole, 'Typed')).toMatchObject({ ...whole, draft: 'Typed' });
  expect(findAgain({ ...whole, ownerId: 'bob' })).toMatchObject({ ...NO_WORK, ownerId: 'ada' });
});

test('a closed tab left its replies as they were, or else the post in its box', () => {
  expect(findAgain(WORK).set).toEqual({ ...SET, end: 'left' });
  const unanswered: Work = { ...WORK, set: { ...SET, replies: [] } };
  expect(findAgain(unanswered)).toMatchObject({ draft: 'The next post', set: null });
  expect(findAgain({ ...unanswered, draft: '' })).toMatchObject({ draft: 'A post', set: null });
});

test('a step back is taken once', () => {
  const desk = new Desk([]);
  desk.offerUndo({ words: 'Gone.', takesFocus: true, restore: () => ({ draft: 'A post' }) });
  desk.undo();
  expect(desk.read()).toMatchObject({ draft: 'A post', undo: null, status: 'Brought back' });
  desk.change({ draft: '' });
  desk.undo();
  expect(desk.read().draft).toBe('');
});
