import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';

const COPIED = ['src', 'sandbox', 'scripts', 'dist/web'];
const ALSO = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'site.json',
  'model-prices.json',
];

/** It bundles what the page is made of before it says that it is ready. */
const START_MS = 180_000;

export interface RunningDev extends AsyncDisposable {
  url: string;
  /** Puts one text of a source in place of another. */
  edit(file: string, change: { from: string; to: string }): void;
}

/** Starts `npm run dev` in a copy of the project, which is gone afterwards. */
export async function startDev(): Promise<RunningDev> {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-dev-'));
  for (const name of [...COPIED, ...ALSO]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => (output += piece.toString()));
  }
  const end = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await new Promise((ended) => child.once('close', ended));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await expect.poll(() => output, { timeout: START_MS }).toMatch(/ready at \S+\n/);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    url: /ready at (\S+)\n/.exec(output)?.[1] ?? '',
    edit: (file, { from, to }) => {
      const text = readFileSync(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(join(folder, file), text.replace(from, to));
    },
    [Symbol.asyncDispose]: end,
  };
}
