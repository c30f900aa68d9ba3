import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PoolRunnerInitializer } from 'vitest/node';

type PoolWorker = ReturnType<PoolRunnerInitializer['createPoolWorker']>;

/**
 * One process for all runs of the tests. Vitest's own pool takes a new one for each, which costs some
 * seconds for what did not change: libraries, and the first database.
 */
export interface LastingProcess extends PoolRunnerInitializer {
  /** Ends it, where there is one; the next run begins another. */
  end: () => void;
}

export function createLastingProcess(): LastingProcess {
  let child: ChildProcess | null = null;
  const end = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };
  return { name: 'lasting', createPoolWorker, end };

  function createPoolWorker({ execArgv, env }: { execArgv: string[]; env: object }): PoolWorker {
    const answers = new EventEmitter();
    const pass = {
      message: (message: { type?: string }) => {
        if (message.type === 'testfileFinished') isBusy = false;
        answers.emit('message', message);
      },
      exit: (code: unknown, signal: unknown) => answers.emit('exit', code, signal),
      error: (error: unknown) => answers.emit('error', error),
    };
    let isNew = false;
    let isBusy = false;
    let own: ChildProcess | null = null; // of this run, also when it ended and another began
    const answer = (type: 'started' | 'stopped'): void => {
      setImmediate(() => answers.emit('message', { type, __vitest_worker_response__: true }));
    };
    return {
      name: 'lasting',
      on: (event, listener) => void answers.on(event, listener),
      off: (event, listener) => void answers.off(event, listener),
      deserialize: (data) => data,
      start: () => {
        isNew = child === null;
        child ??= fork(fileURLToPath(new URL('test-process.ts', import.meta.url)), [], {
          env: { ...process.env, ...env },
          execArgv,
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
          serialization: 'advanced',
        });
        own = child;
        for (const [event, listener] of Object.entries(pass)) own.on(event, listener);
        if (isNew) own.once('exit', forget.bind(null, own));
        return Promise.resolve();
      },
      send: (message) => {
        if (message.type === 'start' && !isNew) answer('started');
        else if (message.type === 'stop') answer('stopped');
        else if (own?.connected === true) {
          if (message.type === 'run') isBusy = true;
          own.send(message);
        }
      },
      stop: () => {
        if (isBusy && own === child) end();
        for (const [event, listener] of Object.entries(pass)) own?.off(event, listener);
        return Promise.resolve();
      },
    };
  }

  function forget(ended: ChildProcess): void {
    if (child === ended) child = null;
  }
}
