import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test('marked as UTF-8, quoted, with the line ends of the standard', () => {
  const csv = writeCsv(['Reply', 'Post'], [['Say "yes", twice', 'línea\núna 🎉']]);
  expect(csv).toBe('\uFEFF"Reply","Post"\r\n"Say ""yes"", twice","línea\núna 🎉"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '  =1', '＝1', '\u200B=cmd|calc'])(
  '%j is no formula afterwards',
  (cell) => {
    expect(writeCsv(['A'], [[cell]])).toContain(`"'${cell}"`);
  },
);

test.each(['\t', '\r'])('nor is what follows %j', (blank) => {
  expect(writeCsv(['A'], [[`${blank}=1`]])).toContain(`"'${blank}'=1"`);
});

test('nor is what would be a cell of its own where semicolons part them', () => {
  const cell = "Hello;=1+cmd|' /C calc'!A0;bye\n  =2;-3\t＝4";
  expect(writeCsv(['A'], [[cell]])).toContain(`"Hello;'=1+cmd|' /C calc'!A0;bye\n'  =2;'-3\t'＝4"`);
});

test('ordinary text is left alone', () => {
  const text = 'Fine - really = yes; no\nI am @ada';
  expect(writeCsv(['A'], [[text]])).toContain(`"${text}"`);
});
