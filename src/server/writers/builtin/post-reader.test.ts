import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARE_KINDS } from '../../reading/care-kinds.ts';
import { LEARNED_KINDS } from './post-kinds.ts';
import { readKinds } from './post-reader.ts';

const POSTS = new URL('./training/posts/', import.meta.url);

test('what is read by was learned from the kinds that have posts, and from each of them', () => {
  const shares = readKinds('One two three.');
  const files = readdirSync(POSTS)
    .filter((file) => file.endsWith('.txt.gz'))
    .map((file) => file.slice(0, -'.txt.gz'.length));
  expect([...shares.keys()].toSorted()).toEqual(files.toSorted());
  const care = CARE_KINDS.filter((kind) => kind !== 'pain');
  expect(files.toSorted()).toEqual([...LEARNED_KINDS, ...care].toSorted());
  expect([...shares.values()].reduce((one, other) => one + other)).toBeCloseTo(1);
});

test.each([
  ['Thrilled to share that I am joining Maersk as Head of People!', 'new_job'],
  ['Does anyone know why my starter smells of nail polish?', 'question_who_knows'],
  ['Just finished my first marathon!!! Four hours and nine minutes.', 'milestone'],
  ['Good morning everyone, hope you have a lovely Tuesday', 'greeting'],
  ['We just launched our app on the App Store! Feedback welcome.', 'launch'],
  ['Mum made us a cake with 31 candles. Happy birthday to me!', 'birthday'],
])('%s is a %s', (text, kind) => {
  const [likeliest] = [...readKinds(text)].reduce((best, next) =>
    next[1] > best[1] ? next : best,
  );
  expect(likeliest).toBe(kind);
});
