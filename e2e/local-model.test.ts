import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFile, type FileServer } from '#server/writers/local/testing/serve-file.ts';
import { shareBrowser } from './share-browser.ts';
import { MIGRATED_DATA_DIR, startServer } from './start-server.ts';
import { signIn, visit } from './visitor.ts';

/** What the stand-in of the runtime takes for weights. */
const WEIGHTS = randomBytes(2_000_000);
const SHA256 = createHash('sha256').update(WEIGHTS).digest('hex');

let source: FileServer;
let dataDir: string;
beforeAll(async () => {
  source = await serveFile(WEIGHTS);
  dataDir = mkdtempSync(join(tmpdir(), 'riposte-e2e-model-'));
  const migrated = process.env[MIGRATED_DATA_DIR];
  if (migrated !== undefined) cpSync(migrated, dataDir, { recursive: true });
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await source[Symbol.asyncDispose]();
});

/** Runs the command with a catalogue of one small file; until its end, or killed when told to. */
async function run(words: readonly string[], options: { killWhen?: () => boolean } = {}) {
  const child = spawn(
    process.execPath,
    ['e2e/get-tiny-model.ts', source.url, dataDir, SHA256, String(WEIGHTS.length), ...words],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => (output += piece.toString()));
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (options.killWhen !== undefined) {
    await expect.poll(options.killWhen, { interval: 5 }).toBe(true);
    child.kill('SIGKILL');
  }
  return { code: await ended, output: () => output };
}

test('a model is downloaded, killed in the middle, refused when it changed, gone on with, and writes the replies on the page', async () => {
  const weights = join(dataDir, 'models', 'tiny.gguf');
  const part = `${weights}.part`;
  const sizeOfPart = () => statSync(part, { throwIfNoEntry: false })?.size ?? 0;

  const getHalf = async () => {
    source.misbehave({ stallAfter: 500_000 });
    await run(['get', 'tiny'], { killWhen: () => sizeOfPart() > 300_000 });
  };

  const nobody = await run([]);
  expect(nobody.code).toBe(1);
  expect(nobody.output()).toContain('Type npm run model -- get tiny');
  expect(source.asked).toEqual([]);

  await getHalf();
  const begun = sizeOfPart();
  expect(begun).toBeLessThan(WEIGHTS.length);
  expect(existsSync(weights)).toBe(false);

  source.replace(randomBytes(WEIGHTS.length + 1));
  const changed = await run(['get', 'tiny']);
  expect(changed.code).toBe(1);
  expect(changed.output()).toContain('Nothing of it was kept');
  expect(sizeOfPart()).toBe(0);

  source.replace(WEIGHTS);
  await getHalf();
  const got = await run(['get', 'tiny']);
  expect(got.output()).toContain('Its licence is MIT');
  expect(got.output()).toMatch(/It works: loaded in .* MB of memory/);
  expect(got.code).toBe(0);
  expect(source.asked.at(-1)?.range).toMatch(/^bytes=[1-9]/);
  expect(statSync(weights).size).toBe(WEIGHTS.length);
  expect(existsSync(part)).toBe(false);
  expect((await run(['list'])).output()).toMatch(/tiny .* writes/);

  {
    await using server = await startServer({ dataDir, env: { AI_MODEL: '' } });
    expect(server.output()).toMatch(/writer +real +Tiny in a process of its own.*AI_MODEL=builtin/);
    const browser = await shareBrowser();
    await using visitor = await visit(browser, server.url);
    const { page } = visitor;
    await signIn(page, 'ada@example.com');
    await page.getByLabel('Enter the tweet you want to reply to').fill('A post');
    await page.getByRole('button', { name: 'Generate Replies' }).click();
    await page.getByText('A model of our own says no.').waitFor();
    await page.getByText('Fifth wheels turn as well.').waitFor();
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(Number(/riposte_local_model_memory_bytes (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(
      1e7,
    );
    expect(metrics).toMatch(
      /riposte_model_tokens_total\{writer="local:tiny",direction="output"\} \d/,
    );
  }
  {
    await using server = await startServer({ dataDir });
    expect(server.output()).toMatch(/writer +embedded/); // AI_MODEL=builtin says no to it
  }

  expect((await run(['remove', 'tiny'])).output()).toContain('off the disk');
  expect(existsSync(weights)).toBe(false);
  expect((await run(['list'])).output()).toMatch(/tiny .* fits/);
});
