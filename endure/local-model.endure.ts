import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installRuntime } from '#server/writers/local/install-runtime.ts';
import { openModelStore } from '#server/writers/local/model-store.ts';
import { startLocalModel } from '#server/writers/local/start-local-model.ts';
import { makeTinyModel } from './make-tiny-model.ts';

/** From the npm registry: without it the row is not measured. */
async function setUp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'riposte-endure-model-'));
  const store = openModelStore(dataDir);
  mkdirSync(store.folder, { recursive: true });
  const weights = store.weightsOf('tiny');
  makeTinyModel(weights);
  const problem = await installRuntime({ folder: store.runtimeFolder, runNpm }).then(
    () => null,
    (error: unknown) => String(error),
  );
  return {
    problem,
    start: (onMemory: (bytes: number) => void) =>
      startLocalModel({
        runtimeFolder: store.runtimeFolder,
        ...{ weights, bytes: statSync(weights).size, onMemory },
      }),
    [Symbol.dispose]: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

function runNpm(args: readonly string[], cwd: string): Promise<number> {
  const line = ['npm', ...args, '--no-audit', '--no-fund', '--loglevel=error'].join(' ');
  const child = spawn(line, { cwd, shell: true }); // npm is a batch file on Windows
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

test('P5: node-llama-cpp itself loads weights, writes JSON, and stops while it reads', async ({
  task,
}) => {
  using site = await setUp();
  if (site.problem !== null) {
    task.meta.notMeasured = site.problem;
    return;
  }
  let memoryBytes = 0;
  const startedMs = performance.now();
  const model = site.start((bytes) => (memoryBytes = Math.max(memoryBytes, bytes)));
  await model.whenLoaded();
  const loadedMs = performance.now() - startedMs;

  let text = '';
  let firstMs = Infinity;
  const askedMs = performance.now();
  const prompt = { instructions: 'Answer. '.repeat(100), message: 'A post', maxTokens: 5000 };
  const { reason, output } = await model.write(prompt, {
    signal: new AbortController().signal,
    onText: (piece) => {
      firstMs = Math.min(firstMs, performance.now() - askedMs);
      text += piece;
    },
  });
  expect(output).toBeGreaterThan(0);
  // Random weights may fill every string to its bound; what they write is JSON all the same.
  if (reason === 'end') expect(JSON.parse(text)).toHaveProperty('replies');
  expect(text).toMatch(/^\{\s*"reading"/);

  const leftMs: number[] = [];
  const freeMs: number[] = [];
  for (const afterMs of [20, 60, 120]) {
    const stopping = new AbortController();
    const long = { ...prompt, instructions: `${afterMs} ${'Other words. '.repeat(300)}` };
    const writing = model.write(long, { signal: stopping.signal, onText: () => {} });
    let stoppedMs = Infinity;
    setTimeout(() => {
      stoppedMs = performance.now();
      stopping.abort();
    }, afterMs);
    await expect(writing).rejects.toThrow('aborted');
    leftMs.push(performance.now() - stoppedMs);
    await model.write(
      { ...prompt, maxTokens: 1 },
      { signal: new AbortController().signal, onText: () => {} },
    );
    freeMs.push(performance.now() - stoppedMs);
  }
  expect(Math.max(...leftMs)).toBeLessThan(300);
  await model.close();
  task.meta.figure =
    `loaded in ${(loadedMs / 1000).toFixed(1)} s, ${Math.round(memoryBytes / 1e6)} MB, ` +
    `first token after ${Math.round(firstMs)} ms; whoever stopped left within ` +
    `${Math.round(Math.max(...leftMs))} ms, and the next was served within ${Math.round(Math.max(...freeMs))} ms`;
});
