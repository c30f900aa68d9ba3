import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

test('what the person picked goes before what the browser asks for', () => {
  expect(chooseLanguage('ja', 'de')).toBe('ja');
  expect(chooseLanguage('en', 'de')).toBe('en');
});

test.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['pt-BR', 'pt'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['nl, fr;q=0.3, ES-mx;q=0.7', 'es'],
  ['nl-NL, en;q=0.8, de;q=0.8', 'en'],
  ['de;q=0, ar', 'ar'],
  ['nl, de;q=0', 'en'],
  ['zh-TW, ko', 'en'],
  ['*', 'en'],
])('%s is answered in %s', (accepted, language) => {
  expect(chooseLanguage(undefined, accepted)).toBe(language);
});

test('whatever is no language is English', () => {
  for (const said of [undefined, '', 'tlh', '"><script>', 'constructor', 'DE']) {
    expect(chooseLanguage(said, undefined)).toBe('en');
  }
  for (const accepted of ['', ',,,', ';q=', 'de;q=much', `${'nl,'.repeat(30)}de`]) {
    expect(chooseLanguage(undefined, accepted)).toBe('en');
  }
});
