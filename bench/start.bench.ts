import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './figures.ts';
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
    const againMs = [];
    for (let time = 0; time < 3; time += 1) againMs.push(await timeStart(folder));
    return [
      {
        what: 'fresh clone to the address, warm npm cache',
        figure: toSeconds(firstMs),
        unit: 's',
        wanted: '< 90',
      },
      {
        what: 'second start (median of 3)',
        figure: toSeconds(median(againMs)),
        unit: 's',
        wanted: '< 3',
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As a stranger types it, and stopped again as npm is. */
async function timeStart(folder: string): Promise<number> {
  const startedMs = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...strangersEnvironment(), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const gone = once(child, 'exit');
  const timer = setTimeout(() => stop(child), PATIENCE_MS);
  let output = '';
  for await (const piece of child.stdout) {
    output += String(piece);
    if (output.includes('ready at')) break;
  }
  const tookMs = performance.now() - startedMs;
  clearTimeout(timer);
  stop(child);
  await gone;
  if (!output.includes('ready at')) throw new Error(`No address was printed:\n${output}`);
  return tookMs;
}

/** Without the Node 24 that npm has put first on our own path, and without our npm's settings. */
function strangersEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const path = (process.env['PATH'] ?? '').split(delimiter);
  return {
    ...Object.fromEntries(entries),
    PATH: path.filter((one) => !one.includes('node_modules')).join(delimiter),
  };
}

function stop(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

function toSeconds(ms: number): number {
  return Math.round(ms / 10) / 100;
}
