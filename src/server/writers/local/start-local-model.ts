import { fork, type ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTurns } from '../../waiting/turns.ts';
import type { Ending, FromChild, LocalPrompt, ToChild } from './child-protocol.ts';
import { describeLoadFault, LocalModelError } from './local-model-error.ts';

const CHILD = fileURLToPath(new URL('./local-child.ts', import.meta.url));
/** From a slow disk; then it hangs. */
const LOAD_MS = 180_000;
/** How long a stop may go unheard before the process is ended: it may be deep in native code. */
const STOP_MS = 300;
/** Before it is started again after it died, doubled each time up to the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;
/** Of the environment: what a program needs to run, and no secret of ours. */
const ENVIRONMENT = ['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];

export interface RunningModel {
  /**
   * Writes when its turn comes: one model, one queue.
   * @throws LocalModelError when it cannot; the signal's reason as soon as that is aborted
   */
  write(
    prompt: LocalPrompt,
    options: { signal: AbortSignal; onText: (text: string) => void },
  ): Promise<Ending>;
  /** Waits until the weights are loaded. @throws LocalModelError in words when they cannot be */
  whenLoaded(): Promise<void>;
  /** Ends the process and starts no other. */
  close(): Promise<void>;
}

export interface LocalModelOptions {
  runtimeFolder: string;
  weights: string;
  /** What the file was when it was checked. */
  bytes: number;
  /** The memory of the process, every few seconds; 0 when it has ended. */
  onMemory?: (bytes: number) => void;
  /** Told in words why it does not write: it died, or cannot be loaded. */
  onFault?: (error: LocalModelError) => void;
}

interface Job {
  id: number;
  onText: (text: string) => void;
  resolve: (ending: Ending) => void;
  reject: (error: Error) => void;
}

interface Child {
  process: ChildProcess;
  loaded: Promise<void>;
  job: Job | null;
}

/**
 * Runs a model in a process of its own, from now on: its weights are loaded at once, so that the
 * first person need not wait for them. A process that dies is started again, later each time.
 */
export function startLocalModel(options: LocalModelOptions): RunningModel {
  const turns = createTurns({ limit: 1 });
  let child: Child | null = null;
  let deaths = 0;
  let restart: NodeJS.Timeout | undefined;
  let fault: LocalModelError | null = null;
  let isClosed = false;
  let lastId = 0;

  start();

  function start(): void {
    fault = null;
    child = startChild(options, {
      onDeath: (dead, error) => {
        if (child !== dead) return;
        child = null;
        options.onMemory?.(0);
        if (isClosed) return;
        fail(error);
        const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** deaths, LONGEST_PAUSE_MS);
        deaths += 1;
        restart = setTimeout(start, error.isLasting ? LONGEST_PAUSE_MS : pauseMs);
        restart.unref();
      },
    });
    child.loaded.catch(() => undefined); // told by onDeath
  }

  function fail(error: LocalModelError): void {
    fault = error;
    options.onFault?.(error);
  }

  /** Settles when the process is free again, which may be after whoever asked has gone. */
  async function run(
    prompt: LocalPrompt,
    { signal, onText }: { signal: AbortSignal; onText: (text: string) => void },
  ): Promise<Ending> {
    const current = child;
    if (current === null) throw fault ?? new LocalModelError('died', 'it is not running');
    await current.loaded;
    signal.throwIfAborted();
    const id = (lastId += 1);
    const ending = new Promise<Ending>((resolve, reject) => {
      current.job = { id, onText, resolve, reject };
    });
    let patience: NodeJS.Timeout | undefined;
    const stop = () => {
      send(current.process, { type: 'stop', id });
      patience = setTimeout(() => {
        // Not a death of its own: it is back as soon as its weights are.
        child = null;
        current.process.kill('SIGKILL');
        if (!isClosed) start();
      }, STOP_MS);
    };
    signal.addEventListener('abort', stop, { once: true });
    send(current.process, { type: 'write', id, prompt });
    try {
      const ended = await ending;
      deaths = 0;
      return ended;
    } finally {
      clearTimeout(patience);
      signal.removeEventListener('abort', stop);
      current.job = null;
    }
  }

  return {
    write: async (prompt, { signal, onText }) => {
      const endTurn = await turns.enter({ signal });
      const hear = (text: string) => {
        if (!signal.aborted) onText(text);
      };
      return unlessAborted(run(prompt, { signal, onText: hear }).finally(endTurn), signal);
    },
    whenLoaded: async () => {
      if (child === null) throw fault ?? new LocalModelError('died', 'it is not running');
      await child.loaded;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(restart);
      const current = child?.process;
      if (current === undefined || current.exitCode !== null || current.signalCode !== null) return;
      const ended = new Promise((resolve) => current.once('exit', resolve));
      current.kill('SIGKILL'); // it keeps nothing that could be lost
      await ended;
    },
  };
}

/** Whoever stops need not wait until the model has heard of it. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

function startChild(
  options: LocalModelOptions,
  { onDeath }: { onDeath: (child: Child, error: LocalModelError) => void },
): Child {
  const { runtimeFolder, weights, bytes } = options;
  const process_ = fork(CHILD, [], {
    env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise: loaded, resolve, reject } = Promise.withResolvers<void>();
  const child: Child = { process: process_, loaded, job: null };
  let why: LocalModelError | null = null;
  const end = (error: LocalModelError) => {
    why ??= error;
    process_.kill('SIGKILL');
  };
  const clock = setTimeout(
    () => end(describeLoadFault('failed', `its weights were not loaded in ${LOAD_MS / 1000} s`)),
    LOAD_MS,
  );
  process_.on('message', (told: FromChild) => {
    if (told.type === 'memory') return options.onMemory?.(told.bytes);
    if (told.type === 'loaded') {
      clearTimeout(clock);
      return resolve();
    }
    if (told.type === 'unusable') return end(describeLoadFault(told.fault, told.detail));
    const { job } = child;
    if (job?.id !== told.id) return; // of one that was given up
    if (told.type === 'text') job.onText(told.text);
    else if (told.type === 'done') job.resolve(told);
    else job.reject(new LocalModelError('failed', told.detail));
  });
  process_.on('error', (error) => end(describeLoadFault('failed', error.message)));
  process_.once('exit', (code, signal) => {
    clearTimeout(clock);
    const error = why ?? new LocalModelError('died', describeDeath(code, signal));
    reject(error);
    child.job?.reject(error);
    onDeath(child, error);
  });
  const size = statSync(weights, { throwIfNoEntry: false })?.size;
  if (size === bytes) {
    send(process_, { type: 'load', runtimeFolder, weights });
  } else if (size === undefined) {
    end(describeLoadFault('no_weights', `${weights} is not there`));
  } else {
    end(describeLoadFault('broken_weights', 'the file has another size than when it was checked'));
  }
  return child;
}

function describeDeath(code: number | null, signal: NodeJS.Signals | null): string {
  if (signal === 'SIGKILL') return 'it was killed, which most often means too little memory';
  return `it ended with ${signal ?? `code ${code}`}`;
}

/** One that cannot be told any more is about to be noticed by its end. */
function send(to: ChildProcess, message: ToChild): void {
  to.send(message, () => undefined);
}
