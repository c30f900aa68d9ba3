import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError, readConfig } from '../../config/config.ts';
import { loadEnvFile } from '../../config/load-env-file.ts';
import { DataDirError, makeDataDir } from '../../database/make-data-dir.ts';
import { askAtTerminal } from './ask-at-terminal.ts';
import { CATALOGUE } from './catalogue.ts';
import { readMachine } from './check-machine.ts';
import { DownloadError } from './download-file.ts';
import { installRuntime, isRuntimeCurrent, RuntimeError } from './install-runtime.ts';
import { LocalModelError } from './local-model-error.ts';
import { openModelStore } from './model-store.ts';
import { ModelCommandError, runModelCommand } from './run-model-command.ts';
import { tryModel } from './try-model.ts';

const EXPECTED = [
  ModelCommandError,
  DownloadError,
  RuntimeError,
  LocalModelError,
  ConfigError,
  DataDirError,
];
/** Of what is shown as it changes, where each change is a line of its own. */
const PROGRESS_LINE_MS = 10_000;
const PROGRESS_MS = 200;

const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort());
process.once('SIGTERM', () => stopping.abort());

try {
  await run();
} catch (error) {
  if (stopping.signal.aborted) {
    console.error('\nStopped. What has come of a download stays: run this again to go on.');
  } else {
    console.error(
      EXPECTED.some((kind) => error instanceof kind) ? (error as Error).message : error,
    );
  }
  process.exitCode = 1;
}

async function run(): Promise<void> {
  loadEnvFile(process.env);
  const config = readConfig(process.env);
  process.umask(0o077); // as the server does, for what it keeps in the same folder
  const store = openModelStore(config.database.dataDir);
  await runModelCommand(
    {
      catalogue: CATALOGUE,
      store,
      readMachine: () => readMachine(store.folder),
      source: config.modelMirror,
      fetch,
      sleep: (ms, signal) => sleep(ms, undefined, { signal }),
      signal: stopping.signal,
      say: (line) => console.log(line),
      showProgress: makeProgress(),
      ask: process.stdin.isTTY
        ? (question) =>
            askAtTerminal(question, { input: process.stdin, output: process.stdout, stopping })
        : null,
      isRuntimeCurrent: () => isRuntimeCurrent(store.runtimeFolder),
      installRuntime: async () => {
        makeDataDir(config.database.dataDir); // the first thing that is put there
        await installRuntime({ folder: store.runtimeFolder, runNpm });
      },
      tryModel: (model) =>
        tryModel({ ...store, weights: store.weightsOf(model.name), bytes: model.bytes }),
    },
    process.argv.slice(2),
  );
}

/** One line that changes at a terminal, and a line now and then elsewhere. */
function makeProgress(): (words: string) => void {
  const { isTTY } = process.stdout;
  let shownMs = -Infinity;
  return (words) => {
    const nowMs = performance.now();
    const isLast = words.startsWith('100 %');
    if (!isLast && nowMs - shownMs < (isTTY ? PROGRESS_MS : PROGRESS_LINE_MS)) return;
    shownMs = nowMs;
    if (isTTY) process.stdout.write(`\r${words.padEnd(60)}${isLast ? '\n' : ''}`);
    else console.log(words);
  };
}

function runNpm(args: readonly string[], folder: string): Promise<number> {
  // npm is a batch file on Windows, which only a shell can run.
  const child = spawn(`npm ${args.join(' ')} --no-audit --no-fund --loglevel=error`, {
    cwd: folder,
    shell: true,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
