import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test('marked as UTF-8, quoted, with the line ends of the standard', () => {
  const csv = writeCsv(['Reply', 'Post'], [['Say "yes", twice', 'línea\núna 🎉']]);
  expect(csv).toBe('\uFEFF"Reply","Post"\r\n"Say ""yes"", twice","línea\núna 🎉"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '\u200B=cmd|calc'])(
  '%j is no formula afterwards',
  (cell) => {
    expect(writeCsv(['A'], [[cell]])).toContain(`"'${cell}"`);
  },
);

test('ordinary text is left alone', () => {
  expect(writeCsv(['A'], [['Fine - really = yes']])).toContain('"Fine - really = yes"');
});
