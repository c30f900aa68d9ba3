import { beforeEach, expect, test } from 'vitest';
import { desk } from './desk.ts';
import { beginSet, NO_WORK } from './kept-desk.ts';
import { noteDeleted, noteSaved } from './note-saved.ts';

beforeEach(() => {
  const set = beginSet({ tweetText: 'A post', tone: 'nice' }, new Date(0), 'set');
  const replies = [
    { id: 0, text: 'One ' },
    { id: 1, text: 'Other' },
  ];
  desk.change({ ...NO_WORK, set: { ...set, replies } });
});

const savedOf = () => desk.read().set?.replies.map(({ saved }) => saved?.id);

test('a favorite is starred where its reply lies, and no longer once it is deleted, wherever that was', () => {
  noteSaved({ id: 'f', reply: 'One' });
  expect(savedOf()).toEqual(['f', undefined]);
  noteDeleted('another');
  expect(savedOf()).toEqual(['f', undefined]);
  noteDeleted('f');
  expect(savedOf()).toEqual([undefined, undefined]);
});

test('where nothing lies there is nothing to note', () => {
  desk.change({ set: null });
  noteSaved({ id: 'f', reply: 'One' });
  expect(desk.read().set).toBeNull();
});
