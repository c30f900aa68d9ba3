import { expect, test } from 'vitest';
import { beginSet, type ReplySet } from '../home/kept-desk.ts';
import { findSets, mergeSets } from './find-sets.ts';

function makeSet(id: string, minute: number): ReplySet {
  const begun = beginSet(
    { tweetText: `Post ${id}`, tone: 'nice' },
    new Date(minute * 60_000),
    'before',
  );
  return { ...begun, id, replies: [{ id: 0, text: `Reply to ${id}, in the Rain` }] };
}

test('a set is found by its post and by its replies, whatever the case', () => {
  const sets = [makeSet('Lisbon', 2), makeSet('Porto', 1)];
  const find = (query: string) => findSets(sets, query).map(({ id }) => id);
  expect(find('')).toEqual(['Lisbon', 'Porto']);
  expect(find(' post LISBON ')).toEqual(['Lisbon']);
  expect(find('to porto, in the rain')).toEqual(['Porto']);
  expect(find('snow')).toEqual([]);
});

test('a set that is brought back stands where its time says, and thirty is the most', () => {
  const sets = Array.from({ length: 30 }, (_, index) => makeSet(`${index}`, 100 - index));
  expect(
    mergeSets([makeSet('c', 3), makeSet('a', 1)], [makeSet('b', 2)]).map(({ id }) => id),
  ).toEqual(['c', 'b', 'a']);
  expect(mergeSets(sets, [makeSet('old', 1)])).toHaveLength(30);
  expect(mergeSets(sets, [makeSet('new', 200)])[0]?.id).toBe('new');
});

test('a set that is brought back twice, or was kept again meanwhile, is there once', () => {
  const [first, second] = [makeSet('a', 2), makeSet('b', 1)];
  const now = mergeSets([first], [second]);
  expect(mergeSets(now, [second]).map(({ id }) => id)).toEqual(['a', 'b']);
});
