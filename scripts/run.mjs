import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './bootstrap.mjs';
import { endWithParent } from './end-with-parent.mjs';

/**
 * Runs a program of ours under the given Node and ends as it ends. Signals are passed on, and the
 * channel tells it when this process dies in any other way.
 */
export function runAndExit(node, args) {
  const child = spawn(node, args, { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  endWithParent(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
