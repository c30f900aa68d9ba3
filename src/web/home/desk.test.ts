import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNDO_MS } from '#contract/limits.ts';
import { createStorage } from '../testing/create-storage.ts';
import { Desk } from './desk.ts';
import { beginSet, NO_WORK, readWork, storeWork, type Work } from './kept-desk.ts';

const SET = {
  ...beginSet({ tweetText: 'A post', tone: 'nice' }, new Date('2026-11-22T10:00:00Z'), 'before'),
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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what a visitor wrote is theirs when they sign in, and gone for the next person', () => {
  const shelves = [createStorage()];
  const desk = new Desk(shelves);
  desk.seat(null);
  desk.change({ draft: 'A post' });
  desk.seat('ada');
  expect(desk.read()).toMatchObject({ ownerId: 'ada', draft: 'A post' });
  expect(readWork(shelves)).toMatchObject({ ownerId: 'ada', draft: 'A post' });
  desk.change({ isLoading: true, status: 'Writing replies' });
  const running = desk.begin();
  desk.seat('bob');
  expect(running.aborted).toBe(true);
  const idle = { isLoading: false, run: 0, isBoxOpen: false, status: '' };
  expect(desk.read()).toMatchObject({ ...NO_WORK, ...idle, ownerId: 'bob' });
  expect(readWork(shelves)).toBeNull();
});

test('what went wrong was of what stood in the box: it goes with the next words', () => {
  const desk = new Desk([]);
  desk.change({ draft: 'A post' });
  desk.change({ error: 'No.', isCut: true });
  desk.change({ status: 'Something else' });
  expect(desk.read()).toMatchObject({ error: 'No.', isCut: true });
  desk.change({ draft: 'Another' });
  expect(desk.read()).toMatchObject({ error: null, isCut: false });
});

test('what Generate was pressed for is waited for until it is known who is there, on a page loaded for it too', async () => {
  const desk = new Desk([]);
  desk.seat(null);
  desk.change({ draft: 'A post', awaited: 'A post' });
  desk.seat('ada');
  expect(desk.read().awaited).toBe('A post');
  vi.stubGlobal('sessionStorage', createStorage());
  sessionStorage.setItem('pressed', '1');
  vi.resetModules();
  const loaded = await import('./desk.ts'); // as in a page that was loaded for a press
  for (const person of ['ada', null]) {
    const anew = new loaded.Desk([]);
    anew.change({ draft: 'A post' });
    anew.seat(person);
    expect(anew.read().awaited).toBe('A post');
  }
  vi.unstubAllGlobals();
});

test('more than the box takes is said until something else is in it', () => {
  const desk = new Desk([]);
  desk.takePost('a'.repeat(1080));
  expect(desk.read().isCut).toBe(false);
  desk.change({ steer: 'be brief' });
  desk.takePost('b'.repeat(1081));
  expect(desk.read()).toMatchObject({ draft: 'b'.repeat(1080), steer: '', isCut: true });
  desk.change({ steer: 'be brief' });
  expect(desk.read().isCut).toBe(true);
  desk.change({ draft: '' });
  expect(desk.read().isCut).toBe(false);
});

test('what was cut of a shared post is said though it is known only then who is there', () => {
  const shelves = [createStorage()];
  storeWork(shelves, WORK);
  const desk = new Desk(shelves);
  desk.takePost('b'.repeat(1081));
  desk.seat('ada');
  expect(desk.read()).toMatchObject({ draft: 'b'.repeat(1080), isCut: true });
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

test('a browser that keeps nothing still has what a person left whose session is over', () => {
  const desk = new Desk([]);
  desk.seat('ada');
  desk.change({ draft: 'A post' });
  desk.seat(null);
  desk.seat('ada');
  expect(desk.read().draft).toBe('A post');
});

test('what was typed or shared before it was known that nobody is signed in is kept, too', () => {
  const shelves = [createStorage()];
  const desk = new Desk(shelves);
  desk.change({ draft: 'A post' });
  expect(readWork(shelves)).toBeNull();
  desk.seat(null);
  expect(readWork(shelves)).toMatchObject({ ownerId: null, draft: 'A post' });
});

test('what was kept comes back, and what was typed meanwhile stays', () => {
  const whole: Work = { ...WORK, set: { ...SET, end: 'whole' } };
  expect(findAgain(whole)).toMatchObject(whole);
  expect(findAgain(whole).undo).toBeNull();
  const typed = findAgain(whole, 'Typed');
  expect(typed).toMatchObject({ ...whole, draft: 'Typed' });
  const { draft, origin, steer } = whole;
  expect(typed.undo).toMatchObject({
    words: 'What was in the box is taken out.',
    takesFocus: false,
  });
  expect(typed.undo?.restore(typed)).toEqual({ draft, origin, steer });
  expect(findAgain(whole, whole.draft).undo).toBeNull();
  expect(findAgain({ ...whole, draft: '' }, 'Typed')).toMatchObject({ draft: 'Typed', undo: null });
  expect(findAgain({ ...whole, ownerId: null })).toMatchObject(whole);
  expect(findAgain({ ...whole, ownerId: 'bob' })).toMatchObject({ ...NO_WORK, ownerId: 'ada' });
});

test('a closed tab left its replies as they were, or else the post in its box', () => {
  expect(findAgain(WORK).set).toEqual({ ...SET, end: 'left' });
  const written: Work = { ...WORK, tone: 'witty', steer: 'be brief' };
  expect(findAgain(written)).toMatchObject({ tone: 'witty', steer: 'be brief' });
  const unanswered: Work = { ...WORK, set: { ...SET, replies: [] } };
  expect(findAgain(WORK, 'Typed')).toMatchObject({ ...WORK, draft: 'Typed', set: { end: 'left' } });
  expect(findAgain(unanswered, 'Typed')).toMatchObject({ draft: 'Typed', set: null });
  expect(findAgain(unanswered)).toMatchObject({ draft: 'The next post', set: null });
  expect(findAgain({ ...unanswered, draft: '' })).toMatchObject({ draft: 'A post', set: null });
});

test('a step back goes by itself after a while, unless the focus is led to it', () => {
  const desk = new Desk([]);
  const restore = () => ({ draft: 'A post' });
  desk.offerUndo({ words: 'Gone.', takesFocus: false, restore });
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(desk.read().undo?.words).toBe('Gone.');
  vi.advanceTimersByTime(1);
  expect(desk.read().undo).toBeNull();
  desk.offerUndo({ words: 'Gone.', takesFocus: true, restore });
  vi.advanceTimersByTime(UNDO_MS);
  expect(desk.read().undo?.words).toBe('Gone.');
});

test('what was in the box waits for as long as it takes, and what is there by then can come back too', () => {
  const desk = new Desk([]);
  const origin = { author: '@ann', context: '' };
  desk.change({ draft: 'The next post' });
  desk.offerFormerBox({ draft: 'A post', origin, steer: 'be brief' });
  vi.advanceTimersByTime(UNDO_MS * 100);
  desk.undo();
  expect(desk.read()).toMatchObject({ draft: 'A post', origin, steer: 'be brief' });
  desk.undo();
  expect(desk.read()).toMatchObject({ draft: 'The next post', steer: '' });
  // There is nothing to lose in an empty box, nor where both say the same.
  for (const draft of ['', 'A post']) {
    desk.change({ draft });
    desk.offerFormerBox({ draft: 'A post', origin, steer: 'be brief' });
    desk.undo();
    expect(desk.read()).toMatchObject({ draft: 'A post', undo: null });
  }
  desk.change({ draft: 'Typed' });
  desk.offerUndo({ words: 'Gone.', takesFocus: false, restore: () => ({ draft: 'Other' }) });
  desk.undo();
  expect(desk.read().undo).toBeNull();
});

test('a step back stays its while, whatever was offered before it', () => {
  const desk = new Desk([]);
  const restore = () => ({ draft: 'A post' });
  desk.offerUndo({ words: 'The first.', takesFocus: false, restore });
  vi.advanceTimersByTime(UNDO_MS - 1);
  desk.offerUndo({ words: 'The second.', takesFocus: false, restore });
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(desk.read().undo?.words).toBe('The second.');
});

test('who looks at the desk hears of every change, until they look away', () => {
  const desk = new Desk([]);
  const heard: string[] = [];
  const leave = desk.subscribe(() => heard.push(desk.read().draft));
  desk.change({ draft: 'One' });
  leave();
  desk.change({ draft: 'Two' });
  expect(heard).toEqual(['One']);
});

test('who is there already is told no second time: what went wrong stays to be read', () => {
  const desk = new Desk([]);
  desk.seat('ada');
  desk.change({ error: 'No replies came.' });
  desk.seat('ada');
  expect(desk.read().error).toBe('No replies came.');
});

test('a person who signed out leaves nothing, here or in the browser', () => {
  const shelves = [createStorage()];
  const desk = new Desk(shelves);
  desk.seat('ada');
  desk.change({ ...WORK });
  expect(readWork(shelves)).not.toBeNull();
  desk.forget();
  expect(desk.read()).toMatchObject(NO_WORK);
  expect(readWork(shelves)).toBeNull();
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
