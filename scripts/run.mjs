import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { endWithParent } from './end-with-parent.mjs';

/**
 * Runs a program to its end, in sight of the person. Signals are passed on; when one ended it, or
 * the npm that started us is gone, this process ends too. A program of ours can tell by the channel
 * that this process died in any other way.
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>} its exit code
 */
export function run(program, args, options = {}) {
  const child = spawn(program, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
  let isStopped = false;
  const stop = (signal) => {
    isStopped = true;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  const forget = endWithParent(() => stop('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const one of signals) process.off(one, stop);
      forget();
      const result = code ?? 128 + constants.signals[signal];
      if (isStopped) process.exit(result);
      resolve(result);
    });
  });
}
