import { expect, test } from 'vitest';
import { readMood } from './read-mood.ts';

test.each([
  ['they replaced the bakery with another vape shop. that is four now', 'bad'],
  ['i paid for the fast train, missed it, and the next one is cancelled', 'bad'],
  ["the boiler broke down and i can't sleep", 'bad'],
  ['it is my birthday today!', 'good'],
  ["it's my birthday and i am so happy", 'good'],
  ['touched my toes for the first time since the crash', 'good'],
  ['they finally fixed the lights, best news today', 'good'],
  ['i love the new office but i hate the noise', null],
  ['the library opens at nine', null],
  ["i don't want to hear it for the first time in years", null],
])('%s: %s', (post, mood) => {
  expect(readMood(post)).toBe(mood);
});
