import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installStandIn } from './testing/install-stand-in.ts';
import { tryModel } from './try-model.ts';

test('a model that writes is told of, and one that takes too long in words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-try-'));
  const runtimeFolder = join(folder, 'runtime');
  installStandIn(runtimeFolder);
  const weights = join(folder, 'tiny.gguf');
  writeFileSync(weights, 'weights');
  const model = { runtimeFolder, weights, bytes: 7 };
  expect(await tryModel(model)).toMatch(/^It works: loaded in /);
  await expect(tryModel(model, 6)).rejects.toThrow(/too slow for it.* npm run model -- get small/);
  rmSync(folder, { recursive: true, force: true });
});
