import { afterEach, expect, test, vi } from 'vitest';
import { countCharacters } from './count-characters.ts';
import { findLinks } from './find-links.ts';

test.each([
  ['', 0],
  ['Plain words, “quoted” – so…', 28],
  ['漢字', 4],
  ['한국어', 6],
  ['مرحبا', 5],
  ['‏שלום‎', 8],
  ['e\u0301', 1],
  ['†‡•', 6],
  ['\u10FF\u1100', 3],
])('X weighs %j as %d', (text, wanted) => {
  expect(countCharacters(text, 'x')).toBe(wanted);
});

const EMOJI = [
  '😀',
  '👍🏽',
  '👨‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇩🇪',
  '1️⃣',
  '#⃣',
  '☕',
  '☕️',
  '❤',
  '❤️',
  '🏳️‍⚧️',
  // Newer than the last twitter-text, which took them apart.
  '🐦‍🔥',
  '🧑🏽‍❤️‍🧑🏻',
  '🫶🏾',
];

test.each(EMOJI)('X counts the emoji %s as 2', (emoji) => {
  expect(countCharacters(emoji, 'x')).toBe(2);
  expect(countCharacters(`${emoji}a${emoji}${emoji} 1 #`, 'x')).toBe(11);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a browser that knows neither sets of sequences nor graphemes counts the same emoji', async () => {
  vi.stubGlobal('Intl', {});
  vi.stubGlobal(
    'RegExp',
    class extends RegExp {
      constructor(pattern: string, flags = '') {
        if (flags.includes('v')) throw new SyntaxError('Invalid flags');
        super(pattern, flags);
      }
    },
  );
  vi.resetModules();
  const older = await import('./count-characters.ts');
  const texts = EMOJI.map((emoji) => `${emoji}a${emoji}${emoji} 1 #`);
  expect(texts.map((text) => older.countCharacters(text, 'x'))).toEqual(texts.map(() => 11));
  expect(older.countCharacters('👍 https://example.com', 'bluesky')).toBe(13);
});

test.each([
  'https://example.com',
  'http://example.com/a_(b)_c',
  'HTTP://EXAMPLE.COM/Foo?bar=1#x',
  'https://example.com?x=1',
  'https://example.com:8080',
  `https://example.com/${'a'.repeat(300)}`,
  'https://example.com/(foo(bar)baz)',
  'https://en.wikipedia.org/wiki/Caf%C3%A9_(drink)?action=edit&x=1',
  'http://日本語.jp',
  'https://президент.рф/новости',
  'http://例え.みんな/',
  'http://sub_domain.example.com',
  'http://foo.xn--p1ai/x',
  'example.com',
  'www.example.co.uk/path?x=1&y=2',
  'example.com:8080/x',
  'example.kids',
  'google.コム',
])('%s is a link, which X counts as 23', (link) => {
  expect(countCharacters(link, 'x')).toBe(23);
  for (const [before, after] of [
    ['See ', ' now'],
    ['(', ').'],
    ['“', '”…'],
    ['見て', 'です'],
    ['👍', '👍'],
  ] as const) {
    const text = `${before}${link}${after}`;
    expect(findLinks(text).map(({ start, end }) => text.slice(start, end))).toEqual([link]);
  }
});

test.each([
  ['a.com,b.org;https://c.net', ['a.com', 'b.org', 'https://c.net']],
  ['example.com?x=1', ['example.com']],
  ['example.com:8080', ['example.com']],
  ['example.com.notatld', ['example.com']],
  ["example.com's", ['example.com']],
  ['foo_bar.example.com', ['bar.example.com']],
  ['https://a.com/https://b.com', ['https://a.com/https://b.com']],
  ['https://example.com/a,b!', ['https://example.com/a,b']],
  ['voilàhttps://example.com/', ['https://example.com/']],
])('in %j the links are %j', (text, wanted) => {
  expect(findLinks(text).map(({ start, end }) => text.slice(start, end))).toEqual(wanted);
});

test.each([
  'node.js',
  'e.g. this, 3.14 and U.S. cents',
  'one day.An octopus has three hearts.Off we go',
  'me@example.com',
  'john.smith@mail.example.org',
  'foo_example.com',
  '-example.com',
  'foo-.com',
  '...example.com',
  '#https://example.com',
  '@example.com',
  'xhttps://example.com',
  'ftp://example.com',
  'example.comfoo',
  'example.com-foo',
  'http://localhost:3000/x',
  'http://192.168.0.1/x',
  'http://example.notatld',
  'президент.рф',
  `${'a'.repeat(64)}.com`,
  `https://example.com/${'a'.repeat(4100)}`,
])('%s is no link', (text) => {
  expect(findLinks(text)).toEqual([]);
});

test.each([
  'a'.repeat(20_000),
  'a.'.repeat(10_000),
  'a.co/('.repeat(4000),
  'https://'.repeat(3000),
  `https://a.co/${'!'.repeat(20_000)}`,
  `https://a.co/?${'!'.repeat(20_000)}`,
  `https://a.co/${'(a'.repeat(10_000)}`,
  'https://a_.'.repeat(2000),
  'a.co..'.repeat(3000),
  'a.日'.repeat(5000),
  '👩‍'.repeat(6000),
  '#️'.repeat(6000),
])('counts %.12s… in linear time', (text) => {
  // Of the processor, which others may keep from us. What is quadratic takes seconds here.
  const before = process.cpuUsage();
  countCharacters(text, 'x');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
});

test('Bluesky counts graphemes, LinkedIn characters', () => {
  expect(countCharacters('👨‍👩‍👧‍👦 and so on', 'bluesky')).toBe(11);
  expect(countCharacters('👍 https://example.com', 'linkedin')).toBe(21);
});

// As toShortUrl of its app does, for every link with a scheme.
test.each([
  ['https://example.com', 11],
  ['https://example.com/', 11],
  ['http://example.com/a?b=c#d', 19],
  ['https://example.com/123456789012345', 11 + 16],
  [`https://example.com/${'a'.repeat(300)}`, 11 + 16],
  [`See (https://example.com/${'a'.repeat(300)}). So`, 5 + 11 + 16 + 5],
  ['https://example.com, and', 16],
  ['https://example.com/a_(b)', 17],
  ['https:// and', 12],
  ['example.com/123456789012345', 27],
  ['xhttps://example.com/123456789012345', 36],
])('Bluesky shortens the links of %j: %i', (text, wanted) => {
  expect(countCharacters(text, 'bluesky')).toBe(wanted);
});

test.each([
  ['plain words', 11],
  ['漢字', 2],
  ['👍', 4],
  ['👍🏽!', 9],
  ['👨‍👩‍👧‍👦', 25],
  ['🇩🇪', 8],
  ['❤️ 1 #', 10],
  ['https://example.com', 19],
])('Threads counts emoji by their bytes: %j is %d', (text, wanted) => {
  expect(countCharacters(text, 'threads')).toBe(wanted);
});

test('what is for anywhere does for X, which its button opens, and for who counts characters', () => {
  expect(countCharacters('漢字 👍 https://example.com/a', 'none')).toBe(31);
  expect(countCharacters(`https://example.com/${'a'.repeat(80)}`, 'none')).toBe(100);
});
