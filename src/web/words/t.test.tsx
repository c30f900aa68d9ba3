import { afterEach, expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { plural } from './plural.ts';
import { takeCatalogue, t } from './t.ts';
import { tParts } from './t-parts.tsx';

afterEach(() => takeCatalogue({}, undefined)); // other files' tests share the module

const ONE = 'One reply';
const MANY = '{n} replies to {name}';

test('without a catalogue the words are those of the source, with their values', () => {
  expect(t('Resets in {time}', { time: '3 h' })).toBe('Resets in 3 h');
  expect(plural(ONE, MANY, { n: 1, name: 'Ann' })).toBe('One reply');
  expect(plural(ONE, MANY, { n: 5, name: 'Ann' })).toBe('5 replies to Ann');
});

test('a catalogue has another word, and the form that its language has for a number', () => {
  takeCatalogue(
    {
      'Resets in {time}': 'بعد {time}',
      [MANY]: { one: 'رد', two: 'ردان', few: '{n} ردود', many: '{n} ردا', other: '{n} رد' },
    },
    'ar',
  );
  expect(t('Resets in {time}', { time: '3' })).toBe('بعد 3');
  expect(t('Nobody translated this')).toBe('Nobody translated this');
  const forms = [0, 1, 2, 3, 11].map((n) => plural(ONE, MANY, { n, name: 'Ann' }));
  expect(forms).toEqual(['0 رد', 'رد', 'ردان', '3 ردود', '11 ردا']);
});

test('a part of a sentence is marked wherever the language has it, and a value marks nothing', () => {
  const sentence = 'Read <0>the terms</0> and <1>this</1>, {name}';
  const parts = [
    (words: string) => <a href="/terms">{words}</a>,
    (words: string) => <em>{words}</em>,
  ];
  const show = (name: string) => renderToStaticMarkup(<>{tParts(sentence, parts, { name })}</>);
  expect(show('Ann')).toBe('Read <a href="/terms">the terms</a> and <em>this</em>, Ann');
  expect(show('<b>Ann</b>')).toContain('this</em>, &lt;b&gt;Ann&lt;/b&gt;');
  takeCatalogue({ [sentence]: '{name}، <1>هذا</1> و<0>الشروط</0>' }, 'ar');
  expect(show('Ann')).toBe('Ann، <em>هذا</em> و<a href="/terms">الشروط</a>');
});
