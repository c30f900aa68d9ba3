import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('./runtime/', import.meta.url));
const FILES = ['package.json', 'package-lock.json'];

/** What runs models could not be installed, in words. */
export class RuntimeError extends Error {
  override name = 'RuntimeError';
}

/** Whether what runs models is there, in the version that the lockfile beside this asks for. */
export function isRuntimeCurrent(folder: string): boolean {
  const lockfile = join(folder, 'package-lock.json');
  return (
    existsSync(lockfile) &&
    readFileSync(lockfile, 'utf8') === readFileSync(join(PACKAGE, 'package-lock.json'), 'utf8')
  );
}

/**
 * Installs what runs models into a folder of its own: it is too large for everybody's install. Half
 * of it is never there.
 * @param options.runNpm runs npm in a folder, in sight of the person, and gives its exit code
 * @throws RuntimeError
 */
export async function installRuntime(options: {
  folder: string;
  runNpm: (args: readonly string[], folder: string) => Promise<number>;
}): Promise<void> {
  const { folder, runNpm } = options;
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  for (const file of FILES) copyFileSync(join(PACKAGE, file), join(fresh, file));
  // Its script would compile from source where no binary was made for this machine. The binary is an
  // optional part, which npm may have been told to leave out.
  const code = await runNpm(['ci', '--ignore-scripts', '--include=optional'], fresh);
  if (code !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new RuntimeError(
      'What runs models could not be installed; the words of npm are above. It needs the npm registry: check the connection and any proxy (npm config get registry), then run this again.',
    );
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}
