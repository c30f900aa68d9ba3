import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of the contents of files, by their names below a folder; a missing one counts as empty. */
export function hashFiles(folder, names) {
  const hash = createHash('sha256');
  for (const name of names) {
    const file = join(folder, name);
    hash.update(`${name}\0`).update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex');
}

/**
 * A hash of every file below a folder: contents, not times, so that a fresh clone is stable.
 * @param which what the names must match; tests never count
 */
export function hashTree(folder, which = /./) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => which.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .toSorted();
  return hashFiles(folder, names);
}
