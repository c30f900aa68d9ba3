import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SandboxStorage } from '#sandbox/commerce/world.ts';

/**
 * Keeps what was bought in the sandbox in a file, so that a restart does not forget it.
 * @param path the file, made when missing
 * @throws SyntaxError when the file is damaged
 */
export function keepSandboxState(path: string): SandboxStorage {
  return {
    load: () => {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as ReturnType<SandboxStorage['load']>;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    save: (state) => {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      // Whole or not at all: a process that dies while it writes leaves the former file.
      writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${path}.new`, path);
    },
  };
}
