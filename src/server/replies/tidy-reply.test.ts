import { expect, test } from 'vitest';
import { countCharacters } from '#contract/count-characters.ts';
import { hasEmoji, removeEmoji, tidyReply } from './tidy-reply.ts';

test.each([
  ['  One. ', 'One.'],
  ['1. One.', 'One.'],
  ['11) One.', 'One.'],
  ['01. One.', 'One.'],
  ['16. Word needs no more.', '16. Word needs no more.'],
  ['- One.', 'One.'],
  ['"One."', 'One.'],
  ['“One.”', 'One.'],
  ['Reply 3: One.', 'One.'],
  ['"One" and "two"', '"One" and "two"'],
  ['2 out of 3 people disagree.', '2 out of 3 people disagree.'],
  ['a\u0000b', 'ab'],
])('%j becomes %j', (text, wanted) => {
  expect(tidyReply(text, 'none')).toBe(wanted);
});

test('a reply that is too long ends after its last whole sentence that fits', () => {
  const sentence = `${'word '.repeat(39)}end.`;
  expect(tidyReply(`${sentence} ${sentence}`, 'none')).toBe(sentence);
});

test('a sentence that would leave less than a third of the room is not all that is left', () => {
  const sentence = `${'word '.repeat(15)}end.`; // 79 of 280
  expect(tidyReply(`${sentence} ${'more '.repeat(100)}`, 'none')).toMatch(/more…$/);
});

test('without a sentence that fits it ends after a word, with an ellipsis', () => {
  const reply = tidyReply('words '.repeat(100), 'none');
  expect(reply.length).toBeLessThanOrEqual(280);
  expect(reply).toMatch(/words…$/);
});

test('each network counts as it does: links 23 on X, graphemes on Bluesky', () => {
  const link = `https://example.com/${'a'.repeat(300)}`;
  expect(tidyReply(`See ${link}`, 'x')).toBe(`See ${link}`);
  expect(tidyReply('漢'.repeat(200), 'x')).toBe(`${'漢'.repeat(139)}…`);
  const family = '👩‍👩‍👧‍👦';
  expect(tidyReply(family.repeat(300), 'bluesky')).toBe(family.repeat(300));
  expect(
    countCharacters(tidyReply('words '.repeat(300), 'threads'), 'threads'),
  ).toBeLessThanOrEqual(500);
});

test('emoji go with the joiners and the space they leave', () => {
  expect(removeEmoji('Nice 👩‍👩‍👧‍👦 work 👍🏽!')).toBe('Nice work !');
  expect(hasEmoji('plain 123 #')).toBe(false);
  expect(hasEmoji('żółw')).toBe(false);
  expect(hasEmoji('🎉')).toBe(true);
});

test('an emoji that ended a sentence leaves a full stop', () => {
  expect(removeEmoji('Die siehst du nie wieder 😄 Herzlichen Glückwunsch! 🎉 Wow')).toBe(
    'Die siehst du nie wieder. Herzlichen Glückwunsch! Wow',
  );
  expect(removeEmoji('That was so very nice! 🎉 Wow it is')).toBe(
    'That was so very nice! Wow it is',
  );
  expect(removeEmoji('Nice🎉!')).toBe('Nice!');
  expect(removeEmoji('so good 👏 and so late')).toBe('so good and so late');
  expect(removeEmoji('So very good 👏 Now sleep well')).toBe('So very good. Now sleep well');
  expect(removeEmoji('Hallo Anna 👋 Wie geht es')).toBe('Hallo Anna Wie geht es');
  expect(removeEmoji('I ❤️ NY')).toBe('I NY');
  expect(removeEmoji('Ich bin jetzt in ❤️ Berlin')).toBe('Ich bin jetzt in Berlin');
  expect(removeEmoji('Hallo 👋 Anna, wie geht es dir')).toBe('Hallo Anna, wie geht es dir');
});

test.each([
  ['this is the permanent kind 😭 welcome home', 'this is the permanent kind, welcome home'],
  [
    'no delays on the runway please 🙏✈️😭 may banner si Lolo',
    'no delays on the runway please, may banner si Lolo',
  ],
  ['so very good 👏🏽👏🏽👏🏽 and late', 'so very good, and late'],
  ['what a day 👏🏽👏🏽👏🏽👏🏽 to do it', 'what a day to do it'],
  ['so good man😭😭😭😭yes indeed', 'so good man yes indeed'],
  ['what a very long day 😭\nGood night then', 'what a very long day \nGood night then'],
  ['that was very good 😭 😭 well done', 'that was very good, well done'],
  ['what did that poor 🦆 ever do to you', 'what did that poor ever do to you'],
  ['they really went from 😊 to that', 'they really went from to that'],
  ['Ich wünsche dir ganz viel ❤️ und Kraft', 'Ich wünsche dir ganz viel und Kraft'],
  ['she had the 🔥 take of the day', 'she had the take of the day'],
  ['nice work 🔥 as ever', 'nice work as ever'],
  ['look at that smile 😭 wow', 'look at that smile wow'],
  ['look at that thing😭so lovely', 'look at that thing so lovely'],
  ['嬉しい😭また', '嬉しいまた'],
  ['I❤️NY', 'I NY'],
  ['本当に 本当に 嬉しいです 😭 また 来ます', '本当に 本当に 嬉しいです また 来ます'],
])('%s: without its emoji, %s', (reply, bare) => {
  expect(removeEmoji(reply)).toBe(bare);
});

test('a long reply in Japanese fits X', () => {
  const reply = tidyReply('この投稿には本当に驚きました、'.repeat(20), 'x');
  expect(countCharacters(reply, 'x')).toBeLessThanOrEqual(280);
});

test('a long Japanese reply ends behind a whole sentence, as others do', () => {
  const reply = tidyReply('この投稿には本当に驚きました。'.repeat(20), 'x');
  expect(reply).toMatch(/。$/);
});

test.each([
  'Reply-all strikes again.',
  'Response-time graphs never lie.',
  'Option-click, the only shortcut I know.',
])('%s keeps its first word', (reply) => {
  expect(tidyReply(reply, 'none')).toBe(reply);
});

test('without emoji a reply keeps its other signs', () => {
  expect(removeEmoji('Jeden Freitag ↔ jeden Montag')).toBe('Jeden Freitag ↔ jeden Montag');
});

test('a bracket that closes a sentence stays with it', () => {
  expect(tidyReply('「これは本当に驚きました。」'.repeat(20), 'x')).toMatch(/。」$/);
});
