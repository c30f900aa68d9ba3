import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../reading/detect-language.ts';
import { readPost } from './post-reader.ts';

const POSTS = new URL('./training/posts/', import.meta.url);

test.each(LANGUAGES)(
  '%s: what is read by was learned from the kinds that have posts',
  (language) => {
    const reading = readPost('One two three.', { language, rule: 'moment' });
    const folders = readdirSync(new URL(`${language}/`, POSTS)).map((file) => file.slice(0, -4));
    expect([...reading.keys()].toSorted()).toEqual(folders.toSorted());
    expect([...reading.values()].reduce((one, other) => one + other)).toBeCloseTo(1);
  },
);

test('a post is read by what it says', () => {
  const likeliest = (text: string) => {
    const reading = readPost(text, { language: 'en', rule: 'moment' });
    return [...reading].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
  };
  expect(likeliest('Thrilled to share that I am joining Maersk as Head of People!')).toBe(
    'new_job',
  );
  expect(likeliest('Does anyone know why my starter smells of nail polish?')).toBe(
    'question_who_knows',
  );
});
