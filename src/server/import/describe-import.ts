import type { ImportReport } from './import-tables.ts';
import { TABLES, type Export } from './read-export.ts';

/** What an import did, or in a dry run would do, for who reads it in a terminal. */
export function describeImport(
  { exported, report }: { exported: Export; report: ImportReport },
  { isDry }: { isDry: boolean },
): string {
  const lines = TABLES.map((table) => {
    const part = report[table];
    if (part === undefined) return `${table.padEnd(15)}not in the folder`;
    const { rows, taken, known, refused } = part;
    return `${table.padEnd(15)}${rows} rows: ${taken} new, ${known} here already, ${refused.length} refused`;
  });
  const refused = TABLES.flatMap((table) =>
    (report[table]?.refused ?? []).map(
      ({ row, reason }) => `${exported[table]?.file} row ${row}: ${reason}`,
    ),
  );
  const end = isDry ? 'A dry run: nothing was written. With --write it is.' : 'Written.';
  return [...lines, '', ...refused, ...(refused.length > 0 ? [''] : []), end].join('\n');
}
