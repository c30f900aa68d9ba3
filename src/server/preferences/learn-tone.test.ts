import { expect, test } from 'vitest';
import { learnTone } from './learn-tone.ts';

const saved = (replies: string[], tone = 'nice') => replies.map((reply) => ({ reply, tone }));

test('what most replies do, and what none of them does', () => {
  const manner = learnTone(
    saved(['who asked for this? not me', 'and then what? tell me', 'sure, but why though']),
  );
  expect(manner.does).toBe(
    'Keep it short, about 5 words. Ask questions. Begin in lower case. Write two sentences or more.',
  );
  expect(manner.doesNot).toBe('No exclamation marks. No emoji.');
});

test('of a long reply the beginning is counted', () => {
  const manner = learnTone(saved(['word '.repeat(1000)]));
  expect(manner.does).toContain('Take your time, about 80 words.');
});

test('the commonest tone is its base, the newest that fit are its examples', () => {
  const long = 'x'.repeat(281);
  const manner = learnTone([
    ...saved([long, 'One.', 'Two.'], 'informal'),
    ...saved(['Three.', 'Four.'], 'rage'),
  ]);
  expect(manner.base).toBe('informal');
  expect(manner.examples).toEqual(['One.', 'Two.', 'Three.']);
});

test('who writes Japanese asks, exclaims and writes sentences as well', () => {
  const manner = learnTone(
    saved([
      'それは本当ですか？信じられません！詳しく教えてください。',
      'なぜ今なのですか？驚きました！続きを待っています。',
      '誰が決めたのですか？すごい！もう一度読みます。',
    ]),
  );
  expect(manner.does).not.toContain('about 1 word.');
  expect(manner.does).toContain('Ask questions.');
  expect(manner.does).toContain('Use exclamation marks.');
  expect(manner.doesNot).not.toContain('Never more than one sentence.');
});

test('who writes Arabic asks questions as well', () => {
  const manner = learnTone(saved(['هل هذا صحيح؟', 'ومن قال ذلك؟', 'لماذا الآن؟']));
  expect(manner.doesNot).not.toContain('No questions.');
});
