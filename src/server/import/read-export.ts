import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The tables of the described system, those first that others speak of. */
export const TABLES = ['users', 'subscriptions', 'premium_users', 'usage_logs'] as const;
export type TableName = (typeof TABLES)[number];

/** An export that cannot be read at all, in words for who made it. */
export class ExportError extends Error {
  override name = 'ExportError';
}

/** A table's rows as its file has them, in its order. */
interface ExportedTable {
  file: string;
  rows: unknown[];
}

export type Export = Partial<Record<TableName, ExportedTable>>;

/**
 * Reads the files of a folder that are named after the tables, `.json` or `.csv`.
 * @throws ExportError
 */
export async function readExport(folder: string): Promise<Export> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw new ExportError(`The folder ${folder} cannot be read.`, { cause: error });
  });
  const found: Export = {};
  for (const table of TABLES) {
    const files = names.filter((name) => [`${table}.json`, `${table}.csv`].includes(name));
    const [file] = files;
    if (files.length > 1) throw new ExportError(`There are two files of ${table}; keep one.`);
    if (file !== undefined) found[table] = { file, rows: await readRows(folder, file) };
  }
  if (Object.keys(found).length > 0) return found;
  const wanted = TABLES.map((table) => `${table}.json or ${table}.csv`).join(', ');
  throw new ExportError(`Nothing to import in ${folder}. Files are named after tables: ${wanted}.`);
}

async function readRows(folder: string, file: string): Promise<unknown[]> {
  const bytes = await readFile(join(folder, file));
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes); // takes its mark off
    return file.endsWith('.csv') ? readCsv(text) : listRows(JSON.parse(text));
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unknown';
    throw new ExportError(`${file} cannot be read: ${why}`, { cause: error });
  }
}

/** Names of columns first. What is left empty is null, as databases write it. */
function readCsv(text: string): unknown[] {
  const rows: Record<string, string>[] = parse(text, { columns: true, skip_empty_lines: true });
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [name, cell === '' ? null : cell]),
    ),
  );
}

/** A list, or a document store's collection: documents by their ids. */
function listRows(json: unknown): unknown[] {
  if (Array.isArray(json)) return json;
  if (typeof json !== 'object' || json === null) throw new Error('no list of rows');
  return Object.entries(json).map(([userId, document]: [string, unknown]) =>
    typeof document === 'object' ? { userId, ...document } : document,
  );
}
