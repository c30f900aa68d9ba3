import { spawn } from 'node:child_process';
import { ROOT } from './bootstrap.mjs';

/**
 * Runs a program of ours under the given Node and ends as it ends. Signals are passed on, and the
 * channel tells it when this process dies in any other way.
 */
export function runAndExit(node, args) {
  const child = spawn(node, args, { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
}
