import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { putLanguage, readPutLanguage } from './put-language.ts';
import { putTheme } from './put-theme.ts';
import { putNobody } from './put-words.ts';

const PAGE = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');

test('a page says its language, its direction and what it is in that language', () => {
  expect(putLanguage(PAGE, 'en')).toBe(PAGE);
  const arabic = putLanguage(PAGE, 'ar');
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).not.toMatch(/Paste a post|needs JavaScript/);
  expect(putLanguage(PAGE, 'de')).toContain('<html lang="de">');
});

test('the development server finds the language again', () => {
  for (const { id } of LANGUAGES) {
    expect(readPutLanguage(putTheme(putNobody(putLanguage(PAGE, id)), 'dark'))).toBe(id);
  }
});
