import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import type { SandboxState, SandboxStorage } from '#sandbox/commerce/world.ts';

/** A purchase alone is five changes, all within a moment: they are written once. */
const WRITE_AFTER_MS = 200;

/**
 * Keeps what was bought in the sandbox in a file, so that a restart does not forget it. The file is
 * written soon after a change, one write at a time: a process that is killed loses what was bought in
 * its last moment.
 * @param options.path the file, made when missing
 * @param options.sleep ends at the signal, whether it fails then or not
 * @returns the storage; `close` writes at once what is not written yet
 * @throws SyntaxError when the file is damaged
 */
export function keepSandboxState(options: {
  path: string;
  logger: Pick<Logger, 'error'>;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}): SandboxStorage & { close(): Promise<void> } {
  const { path, logger, sleep } = options;
  const closing = new AbortController();
  let unwritten: SandboxState | null = null;
  let writing: Promise<void> | null = null;

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
      unwritten = state;
      writing ??= writeSoon();
    },
    close: async () => {
      closing.abort();
      await writing;
    },
  };

  async function writeSoon(): Promise<void> {
    while (unwritten !== null) {
      await sleep(WRITE_AFTER_MS, closing.signal).catch(() => {
        // Closing cuts the wait, and what is not written yet is written then.
      });
      const text = JSON.stringify(unwritten);
      unwritten = null;
      await write(text).catch((error: unknown) => {
        // Nobody waits for it, and the next change writes everything again.
        logger.error({ err: error }, 'what was bought in the sandbox could not be written');
      });
    }
    writing = null;
  }

  async function write(text: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Whole or not at all: a process that dies while it writes leaves the former file.
    await writeFile(`${path}.new`, text, { mode: 0o600 });
    await rename(`${path}.new`, path);
  }
}
