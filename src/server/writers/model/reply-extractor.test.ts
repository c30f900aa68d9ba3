import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureBestMs } from '../../testing/measure-best-ms.ts';
import { ReplyExtractor } from './reply-extractor.ts';

function extract(...pieces: string[]): string[] {
  const extractor = new ReplyExtractor();
  return [...pieces.flatMap((piece) => extractor.push(piece)), ...extractor.finish()];
}

test.each([
  ['the asked form', '{"replies": ["One", "Two"]}'],
  ['a bare list', '["One","Two"]'],
  [
    'a fence and a preamble',
    'Sure! Here are the replies:\n```json\n{"replies":["One","Two"]}\n```\nEnjoy',
  ],
  ['a preamble with brackets', 'Here are [2] replies:\n["One", "Two"]'],
  [
    'objects with a text',
    '{"replies":[{"tone":"rage","text":"One"},{"text":"Two","angle":"joke"}]}',
  ],
  ['one object a line', '{"reply":"One"}\n{"reply":"Two"}'],
  ['one string a line', '"One"\n"Two"\n'],
  [
    'a reading before them',
    '{"reading": "says [this], {means} \\"that\\"", "replies": ["One", "Two"]}',
  ],
  ['a reading in parts', '{"reading": {"text": "a", "notes": ["b"]}, "replies": ["One", "Two"]}'],
  ['a reading behind them', '{"replies": ["One", "Two"], "reading": ["a", "b"]}'],
  ['a reading on a line of its own', '{"reading": "a"}\n{"reply":"One"}\n{"reply":"Two"}'],
  ['an analysis before them', '{"analysis": ["a", {"text": "b"}], "replies": ["One", "Two"]}'],
  [
    'objects with lists of their own',
    '{"replies":[{"text":"One","why":["a"],"tags":["b"]},{"angles":["c"],"text":"Two"}]}',
  ],
  ['the asked form in a list', '[{"replies": ["One", "Two"]}]'],
  ['lists in a list', '[["One"], ["Two"]]'],
  ['a reading in a list', '- **Reading**: a\n- One\n- Two'],
  [
    'thoughts before them, with drafts',
    '<think>\nDrafts:\n1. Nope\n"Nope"\n["Nope"] {"replies": ["Nope"]} {[ \n</think>\n\n{"replies": ["One", "Two"]}',
  ],
  ['thoughts on one line', '<Thinking>["Nope"]</thinking>["One", "Two"]'],
  ['thoughts and a list', '<reasoning>\n- Nope\n</reasoning>\n- One\n- Two'],
  ['a mark that begins no thoughts', '<b>bold</b>\n["One", "Two"]'],
  ['numbered lines', 'Replies:\n1. One\n2) "Two"'],
  ['bullets', '- One\n- Two'],
])('reads %s', (_name, answer) => {
  expect(extract(answer)).toEqual(['One', 'Two']);
});

test.each([
  ['prose', 'I think that is a lovely post and here is why.'],
  ['an empty list', '{"replies": []}'],
  ['empty strings', '{"replies": ["", "  "]}'],
  ['an apology with a number', 'I cannot help with that. 1 reason is my rules.'],
  ['thoughts without an end', '<think>\n1. One\n["Two"]\n2. Three'],
  ['a string that breaks off', '{"replies": ["This one never en'],
])('makes nothing up from %s', (_name, answer) => {
  expect(extract(answer)).toEqual([]);
});

test('others and the places of the best are read beside the replies, however they are cut', () => {
  const answer =
    '{"reading": "a", "replies": ["One"], "others": ["Two", " ", "Thr\\u00e9e"], "best": [ 2,1 ]}';
  for (let cut = 0; cut <= answer.length; cut += 1) {
    const extractor = new ReplyExtractor();
    const replies = [answer.slice(0, cut), answer.slice(cut)].flatMap((part) =>
      extractor.push(part),
    );
    expect(replies).toEqual(['One']);
    expect(extractor.others).toEqual(['Two', '', 'Thrée']);
    expect(extractor.best).toEqual([2, 1]);
  }
});

test('others in a reading are none', () => {
  const extractor = new ReplyExtractor();
  extractor.push('{"reading": {"others": ["a"], "best": [1]}, "replies": ["One"]}');
  expect(extractor.others).toEqual([]);
  expect(extractor.best).toBeNull();
});

test('unescapes, pairs of surrogates across pieces included', () => {
  expect(extract(String.raw`["a \"b\" \n c \u00e9 \ud83d`, String.raw`\ude00"]`)).toEqual([
    'a "b" \n c é 😀',
  ]);
});

test('an escape that is none is left out, and nothing of it is made up', () => {
  expect(extract(String.raw`["a\u12G4 b\u-001"]`)).toEqual(['a b']);
});

test('half a character never leaves', () => {
  expect(extract(String.raw`["a\ud83d"]`)).toEqual(['a\uFFFD']);
});

test('each reply is known at its closing quote', () => {
  const extractor = new ReplyExtractor();
  expect(extractor.push('{"replies": ["One')).toEqual([]);
  expect(extractor.push('"')).toEqual(['One']);
  expect(extractor.push(', "Two"')).toEqual(['Two']);
});

test('a reading is skipped as it streams, and the first reply is known at its own end', () => {
  const extractor = new ReplyExtractor();
  for (const piece of ['{"rea', 'ding": "wants ', 'a fight", ', '"replies": ["O', 'ne']) {
    expect(extractor.push(piece)).toEqual([]);
  }
  expect(extractor.push('"')).toEqual(['One']);
});

test('a reply of 5 MB is dropped, and the ones after it are read', () => {
  expect(extract(`["${'x'.repeat(5_000_000)}", "Two"]`)).toEqual(['Two']);
});

test('however an answer is cut into pieces, the replies are the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), { maxLength: 6 }),
      fc.array(fc.nat(200), { maxLength: 10 }),
      (texts, cuts) => {
        const answer = JSON.stringify({ replies: texts });
        const places = [0, ...cuts.map((cut) => cut % (answer.length + 1)), answer.length].toSorted(
          (one, other) => one - other,
        );
        const pieces = places.slice(1).map((end, index) => answer.slice(places[index], end));
        const wanted = texts
          .filter((text) => text.trim() !== '')
          .map((text) => text.toWellFormed());
        expect(extract(...pieces)).toEqual(wanted);
      },
    ),
  );
});

test.each([
  ['{"replies": ["One", "Tw', 'Tw'],
  ['{"replies": [{"angle":"joke","text":"Tw', 'Tw'],
  ['["One", "a \\"b\\" \\u00e', 'a "b" '],
  ['{"replies": ["One"', null],
  ['{"repl', null],
  ['{"reading": "it sa', null],
  ['{"reading": {"text": "it sa', null],
  ['{"replies": [{"angle":"jo', null],
  ['"Sure, here th', null],
  ['1. On', null],
  [`["${'x'.repeat(5000)}`, null],
])('what is being written at the end of %j', (answer, expected) => {
  const extractor = new ReplyExtractor();
  extractor.push(answer);
  expect(extractor.unfinished).toBe(expected);
});

test('the longest answer of nothing but brackets is read in passing, however deep they stand', () => {
  const enoughMs = 150;
  const answer = '{'.repeat(32_000) + '[]'.repeat(16_000);
  expect(measureBestMs(() => void extract(answer), { tries: 5, enoughMs })).toBeLessThan(enoughMs);
});
