import { expect, test } from 'vitest';
import { tidyReply } from './tidy-reply.ts';

test.each([
  ['  One. ', 'One.'],
  ['1. One.', 'One.'],
  ['- One.', 'One.'],
  ['"One."', 'One.'],
  ['“One.”', 'One.'],
  ['Reply 3: One.', 'One.'],
  ['"One" and "two"', '"One" and "two"'],
  ['2 out of 3 people disagree.', '2 out of 3 people disagree.'],
  ['a\u0000b', 'ab'],
])('%j becomes %j', (text, wanted) => {
  expect(tidyReply(text)).toBe(wanted);
});

test('a reply that is too long ends after its last whole sentence that fits', () => {
  const sentence = `${'word '.repeat(39)}end.`;
  expect(tidyReply(`${sentence} ${sentence}`)).toBe(sentence);
});

test('without a sentence that fits it ends after a word, with an ellipsis', () => {
  const reply = tidyReply('words '.repeat(100));
  expect(reply.length).toBeLessThanOrEqual(280);
  expect(reply).toMatch(/words…$/);
});
