import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressOf, CATALOGUE, type CatalogueModel } from './catalogue.ts';
import { LocalModelError } from './local-model-error.ts';
import { openModelStore } from './model-store.ts';
import { runModelCommand, type ModelCommandDeps } from './run-model-command.ts';
import { serveFile } from './testing/serve-file.ts';

const WEIGHTS = Buffer.from('weights');
const SHA256 = createHash('sha256').update(WEIGHTS).digest('hex');
const PLENTY = { memoryBytes: 64e9, diskBytes: 500e9 };

/** The three sizes of the catalogue, whose files are all the same few bytes. */
const SMALL_FILES: CatalogueModel[] = CATALOGUE.map((model) => ({
  ...model,
  bytes: WEIGHTS.length,
  sha256: SHA256,
}));

async function setUp(changes: Partial<ModelCommandDeps> = {}, answers: string[] = []) {
  const server = await serveFile(WEIGHTS);
  const dataDir = mkdtempSync(join(tmpdir(), 'riposte-command-'));
  const store = openModelStore(dataDir);
  const said: string[] = [];
  const asked: string[] = [];
  let installed = 0;
  const run = (...args: string[]) =>
    runModelCommand(
      {
        ...{ catalogue: SMALL_FILES, store, source: server.url, fetch },
        readMachine: () => PLENTY,
        sleep: () => Promise.resolve(),
        signal: new AbortController().signal,
        say: (line) => said.push(line),
        showProgress: () => {},
        ask:
          answers.length === 0
            ? null
            : (question) => {
                asked.push(question);
                return Promise.resolve(answers.shift() ?? '');
              },
        isRuntimeCurrent: () => installed > 0,
        installRuntime: () => {
          installed += 1;
          return Promise.resolve();
        },
        tryModel: () => Promise.resolve('It works.'),
        ...changes,
      },
      args,
    );
  return {
    run,
    server,
    store,
    asked,
    said: () => said.join('\n'),
    installed: () => installed,
    [Symbol.asyncDispose]: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      await server[Symbol.asyncDispose]();
    },
  };
}

test('every model of the catalogue has one file of a known commit, size and checksum, and a licence', () => {
  expect(CATALOGUE.map(({ name }) => name)).toEqual(['small', 'medium', 'large']);
  for (const model of CATALOGUE) {
    expect(model.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(model.revision).toMatch(/^[0-9a-f]{40}$/);
    expect(model.licence).toBe('Apache-2.0');
    expect(model.memoryBytes).toBeGreaterThan(model.bytes * 1.5);
    expect(addressOf(model, 'https://huggingface.co')).toMatch(
      /^https:\/\/huggingface\.co\/\S+\/resolve\/[0-9a-f]{40}\/\S+\.gguf$/,
    );
  }
});

test('at a terminal it asks which one, says what comes from where under which licence, and gets it', async () => {
  await using command = await setUp({}, ['', 'y']);
  await command.run();
  expect(command.asked).toEqual(['\nWhich one? [medium] ', 'Download it? [Y/n] ']);
  expect(command.said()).toMatch(
    /from http:\S+Qwen3\.5-4B-Q4_K_M\.gguf\nIts licence is Apache-2\.0/,
  );
  expect(command.said()).toContain('AI_MODEL=builtin says no to it');
  expect(command.store.findUsed()?.name).toBe('medium');
  expect(command.installed()).toBe(1);
});

test('a no at the terminal does nothing', async () => {
  await using command = await setUp({}, ['small', 'n']);
  await command.run();
  expect(command.said()).toContain('Nothing was done.');
  expect(command.server.asked).toEqual([]);
  expect(existsSync(command.store.folder)).toBe(false);
});

test.each([
  [{ memoryBytes: 8e9, diskBytes: 500e9 }, 'medium'],
  [{ memoryBytes: 4e9, diskBytes: 500e9 }, 'small'],
  [{ memoryBytes: 64e9, diskBytes: 2e9 }, 'small'],
])('on a machine with %j the offer is %s', async (machine, name) => {
  await using command = await setUp({ catalogue: CATALOGUE, readMachine: () => machine });
  await expect(command.run()).rejects.toThrow(`Type npm run model -- get ${name}.`);
});

test.each([
  [{ memoryBytes: 4e9, diskBytes: 500e9 }, 'a machine with 6.0 GB of memory; this one has 4.0 GB'],
  [{ memoryBytes: 64e9, diskBytes: 3e9 }, /needs 3\.4 GB of disk in .*; 3\.0 GB are free/],
])('what does not fit %j is refused before anything is downloaded', async (machine, words) => {
  await using command = await setUp({ catalogue: CATALOGUE, readMachine: () => machine });
  await expect(command.run('get', 'medium')).rejects.toThrow(words);
  expect(command.server.asked).toEqual([]);
  expect(command.installed()).toBe(0);
});

test('a model that cannot write does not take the place of the one that does', async () => {
  let isBroken = false;
  const tryModel = () =>
    isBroken
      ? Promise.reject(new LocalModelError('no_memory', 'There is too little free memory.'))
      : Promise.resolve('It works.');
  await using command = await setUp({ tryModel });
  await command.run('get', 'small');
  isBroken = true;
  await expect(command.run('get', 'large')).rejects.toThrow('too little free memory');
  expect(command.store.findUsed()?.name).toBe('small');
});

test('models are listed, used and removed by name, and what is there is not downloaded again', async () => {
  await using command = await setUp();
  await command.run('get', 'small');
  await command.run('large');
  expect(command.store.findUsed()?.name).toBe('large');
  const asked = command.server.asked.length;
  await command.run('get', 'small');
  expect(command.server.asked).toHaveLength(asked);
  expect(command.store.findUsed()?.name).toBe('small');
  await command.run('list');
  expect(command.said()).toMatch(/small .* writes\n[^]*medium .* fits\n[^]*large .* here\n/);
  await command.run('remove', 'small');
  expect(command.said()).toContain('npm run model -- use large lets Gemma 4 E4B write');
  expect(command.store.findUsed()).toBeNull();
  await command.run('remove', 'large');
  expect(readdirSync(command.store.folder)).toEqual(['used']);
});

test('of a model that is not here nothing is removed, and of a download that was stopped its part', async () => {
  await using command = await setUp();
  const title = SMALL_FILES.find(({ name }) => name === 'small')?.title;
  await command.run('remove', 'small');
  expect(command.said()).toBe(`${title} is not here: there was nothing to remove.`);
  mkdirSync(command.store.folder);
  writeFileSync(`${command.store.weightsOf('small')}.part`, '');
  await command.run('remove', 'small');
  expect(command.said()).toMatch(/\n.* is off the disk\.$/);
  expect(readdirSync(command.store.folder)).toEqual([]);
});

test('weights that the system does not let go of are told of in words, and can be removed later', async () => {
  await using command = await setUp();
  await command.run('get', 'small');
  const weights = command.store.weightsOf('small');
  rmSync(weights);
  mkdirSync(weights); // as little a file to be taken away as one that is held
  await expect(command.run('remove', 'small')).rejects.toThrow(/stop that, then run this again/);
  rmdirSync(weights);
  writeFileSync(weights, '');
  await command.run('remove', 'small');
  expect(command.said()).toMatch(/ is off the disk\.$/);
});

test.each([
  [['get', 'giant'], 'There is no model "giant", only small, medium, large.'],
  [['get'], 'Say which one: small, medium, large.'],
  [['use', 'small'], 'small is not here. npm run model -- list shows which are'],
  [['fetch', 'small'], 'get NAME, list, use NAME or remove NAME'],
])('%j is answered by what can be typed', async (args, words) => {
  await using command = await setUp();
  await expect(command.run(...args)).rejects.toThrow(words);
});
