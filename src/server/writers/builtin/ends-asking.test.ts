import { expect, test } from 'vitest';
import { classifyPost } from './classify-post.ts';
import { endsAsking } from './ends-asking.ts';

test.each([
  ['is it late?', true],
  ['is it late? #trains @late https://example.com', true],
  ['is it late?#trains', true],
  ['is it late?👇⬇️', true],
  ['is it late? no', false],
  ['no question #here', false],
  ['', false],
])('whether %j closes with a question: %s', (post, asks) => {
  expect(endsAsking(post)).toBe(asks);
});

test('tags behind a question take no time that grows with their number', () => {
  const startedMs = performance.now();
  const post = `¿es esto así, amigos míos?${'#a'.repeat(60)} x`;
  for (const language of ['en', 'es']) classifyPost(post, language);
  expect(performance.now() - startedMs).toBeLessThan(1000);
});

test.each(['is it late?#trains #late now', 'is it so?(yes it is so)'])(
  'a question mark in the middle of a sentence is read once: %s',
  (post) => {
    expect(classifyPost(post)).toMatch(/^question/);
  },
);
