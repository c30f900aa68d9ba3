import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { LocalModelError } from './local-model-error.ts';
import { startLocalModel } from './start-local-model.ts';
import { installStandIn } from './testing/install-stand-in.ts';

const NEVER = new AbortController().signal;

/** A model of so many words, run by the stand-in of node-llama-cpp. */
function start(
  options: { weights?: string; bytes?: number; hasRuntime?: boolean; isGone?: boolean } = {},
) {
  const { weights = 'weights', bytes = weights.length, hasRuntime = true, isGone } = options;
  const folder = mkdtempSync(join(tmpdir(), 'riposte-local-'));
  const runtimeFolder = join(folder, 'runtime');
  if (hasRuntime) installStandIn(runtimeFolder);
  const file = join(folder, 'tiny.gguf');
  if (isGone !== true) writeFileSync(file, weights);
  const memory: number[] = [];
  const faults: LocalModelError[] = [];
  const model = startLocalModel({
    ...{ runtimeFolder, weights: file, bytes },
    onMemory: (told) => memory.push(told),
    onFault: (error) => faults.push(error),
  });
  const write = async (message: string, signal = NEVER, instructions = 'Answer.') => {
    let text = '';
    const prompt = { instructions, message, maxTokens: 100 };
    const ending = await model.write(prompt, { signal, onText: (piece) => (text += piece) });
    return { text, ...ending };
  };
  return {
    model,
    memory,
    faults,
    write,
    [Symbol.asyncDispose]: async () => {
      await model.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('a model writes in a process of its own, whose memory is told, and knows the beginning of the prompt before', async () => {
  await using local = start();
  const first = await local.write(`one ${'word '.repeat(50)}`);
  expect(JSON.parse(first.text)).toMatchObject({ replies: expect.any(Array) as unknown });
  expect(first).toMatchObject({ reason: 'end', known: 0 });
  const second = await local.write(`one ${'word '.repeat(50)}and more`);
  expect(second.known).toBeGreaterThan(40);
  expect(local.memory[0]).toBeGreaterThan(10_000_000);
  await local.model.close();
  expect(local.memory.at(-1)).toBe(0);
});

test('a model that can only go back to a checkpoint reads a brief once, and a part that two have in common', async () => {
  await using local = start({ weights: 'forgetful' });
  const ask = async (brief: string, post: string) => {
    const { text } = await local.write(`${post} what were you told`, NEVER, brief);
    return (JSON.parse(text) as { readTokens: number }).readTokens;
  };
  const nice = `${'rule '.repeat(300)}nicely ${'other '.repeat(300)}`;
  const rage = `${'rule '.repeat(300)}angrily ${'other '.repeat(300)}`;
  expect(await ask(nice, 'one')).toBeGreaterThan(600);
  expect(await ask(nice, 'others')).toBeLessThan(650);
  expect(await ask(rage, 'one')).toBeGreaterThan(1200);
  expect(await ask(nice, 'one')).toBeLessThan(1600);
});

test('a model neither thinks nor forgets what it read, and a prompt has room', async () => {
  await using local = start();
  const { text } = await local.write('what were you told');
  expect(JSON.parse(text)).toMatchObject({
    model: {
      defaultContextSwaFullCache: true,
      gpuLayers: { fitContext: { contextSize: 6144 } },
    },
    context: { contextSize: { min: 4096, max: 6144 } },
    chat: {
      customWrapperSettings: { qwen: { thoughts: 'discourage' }, gemma4: { reasoning: false } },
    },
  });
});

test('a prompt that a smaller context has no room for is refused, and the next is served', async () => {
  await using local = start({ weights: 'narrow' });
  await expect(local.write('word '.repeat(4000))).rejects.toThrow('too long');
  expect(await local.write('short')).toMatchObject({ reason: 'end' });
});

test('those who ask at once are served one after the other', async () => {
  await using local = start();
  const order: string[] = [];
  await Promise.all(
    ['a', 'b', 'c'].map(async (name) => {
      const { text } = await local.write(`${name} slowly`);
      order.push(text === '' ? 'nothing' : name);
    }),
  );
  expect(order).toEqual(['a', 'b', 'c']);
});

test.each([
  ['writes', 'slowly', 200],
  ['reads the prompt', 'word '.repeat(4000), 300],
  ['hears nothing', 'deaf', 100],
])(
  'whoever stops while it %s has left at once, and the next is served',
  async (_when, message, afterMs) => {
    await using local = start();
    await local.model.whenLoaded();
    const stopping = new AbortController();
    const writing = local.write(message, stopping.signal);
    setTimeout(() => stopping.abort(), afterMs);
    await expect(writing).rejects.toThrow('aborted');
    const stoppedMs = performance.now();
    const { reason } = await local.write('next');
    expect(reason).toBe('end');
    // Read to its end the long prompt takes 4 s; the deaf one would take for ever.
    expect(performance.now() - stoppedMs).toBeLessThan(message === 'deaf' ? 20_000 : 3800);
    expect(local.faults).toEqual([]);
  },
);

test('a process that dies fails the one whom it wrote for, and is started again after a pause', async () => {
  await using local = start();
  const pausesMs: number[] = [];
  for (let death = 0; death < 2; death += 1) {
    await expect(local.write('crash')).rejects.toThrow('too little memory');
    const diedMs = performance.now();
    await expect.poll(() => local.write('back').catch(() => null)).not.toBeNull();
    pausesMs.push(performance.now() - diedMs);
  }
  expect(local.faults.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['died']) as unknown);
  expect(Math.min(...pausesMs)).toBeGreaterThan(400);
});

test.each([
  ['broken weights', { weights: 'broken' }, 'broken_weights', 'npm run model -- remove NAME'],
  ['a file that was cut', { bytes: 1000 }, 'broken_weights', 'another size'],
  ['a file that was removed', { isGone: true }, 'no_weights', 'npm run model -- get NAME'],
  ['too little memory', { weights: 'huge' }, 'no_memory', 'npm run model -- get small'],
  ['no runtime', { hasRuntime: false }, 'no_runtime', 'npm run model -- use NAME'],
])(
  'with %s it says what to do, and everybody who asks is told',
  async (_name, options, kind, words) => {
    await using local = start(options);
    await expect(local.model.whenLoaded()).rejects.toThrow(words);
    await expect.poll(() => local.faults.map((fault) => fault.kind)).toEqual([kind]);
    await expect(local.write('x')).rejects.toThrow(words);
  },
);

test('the process sees no secret of the server, and ends with it, however that ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-local-'));
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL('./testing/hold-model.ts', import.meta.url)), folder],
    { env: { PATH: process.env['PATH'], OPENAI_API_KEY: 'sk-secret' }, stdio: 'pipe' },
  );
  const [told] = (await once(server.stdout, 'data')) as [Buffer];
  const { pid, env } = JSON.parse(told.toString()) as { pid: number; env: string[] };
  expect(env).toContain('PATH');
  expect(env).not.toContain('OPENAI_API_KEY');
  server.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
