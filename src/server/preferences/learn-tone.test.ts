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

test('the commonest tone is its base, the newest that fit are its examples', () => {
  const long = 'x'.repeat(281);
  const manner = learnTone([
    ...saved([long, 'One.', 'Two.'], 'informal'),
    ...saved(['Three.', 'Four.'], 'rage'),
  ]);
  expect(manner.base).toBe('informal');
  expect(manner.examples).toEqual(['One.', 'Two.', 'Three.']);
});
