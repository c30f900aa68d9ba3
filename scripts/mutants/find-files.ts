import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** Those of the patterns that are no tests, below the root and with slashes. */
export function findFiles(root: string, patterns: readonly string[]): string[] {
  return [...globSync([...patterns], { cwd: root })]
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
}
