import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row } from './row.ts';

export const name = 'start';

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url));
const PATIENCE_MS = 180_000;

/** From a fresh clone of the last commit to the address printed, and the second start. */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-start-'));
  try {
    const clone = spawnSync('git', ['clone', '--quiet', REPOSITORY, folder], { stdio: 'inherit' });
    if (clone.status !== 0) throw new Error('git clone failed');
    const firstMs = await timeStart(folder);
    const seconds = [];
    for (let time = 0; time < 3; time += 1) seconds.push(await timeStart(folder));
    const median = seconds.toSorted((one, other) => one - other)[1] ?? Number.NaN;
    return [
      {
        what: 'fresh clone to the address, warm npm cache',
        figure: toSeconds(firstMs),
        unit: 's',
        wanted: '< 90',
      },
      { what: 'second start (median of 3)', figure: toSeconds(median), unit: 's', wanted: '< 3' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timeStart(folder: string): Promise<number> {
  const startedMs = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  const tookMs = await new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No address after ${output}`)), PATIENCE_MS);
    child.stdout.on('data', (piece: Buffer) => {
      output += piece.toString();
      if (!output.includes('ready at')) return;
      clearTimeout(timer);
      resolve(performance.now() - startedMs);
    });
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await gone;
  return tookMs;
}

function toSeconds(ms: number): number {
  return Math.round(ms / 10) / 100;
}
