import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installRuntime, isRuntimeCurrent, RuntimeError } from './install-runtime.ts';

test('what runs models is put in place when it is whole, with its binary whatever npm is told, and no script runs', async () => {
  const home = mkdtempSync(join(tmpdir(), 'riposte-runtime-'));
  const folder = join(home, 'runtime');
  const asked: string[][] = [];
  const install = (code: number) =>
    installRuntime({
      folder,
      runNpm: (args, at) => {
        asked.push([...args]);
        writeFileSync(join(at, 'installed'), '');
        return Promise.resolve(code);
      },
    });
  try {
    await expect(install(1)).rejects.toThrow(RuntimeError);
    expect([existsSync(folder), existsSync(`${folder}.new`)]).toEqual([false, false]);
    await install(0);
    expect([isRuntimeCurrent(folder), existsSync(join(folder, 'installed'))]).toEqual([true, true]);
    expect(asked[1]).toEqual(['ci', '--ignore-scripts', '--include=optional']);
    await expect(install(1)).rejects.toThrow(RuntimeError);
    expect(isRuntimeCurrent(folder)).toBe(true); // the former one goes on
  } finally {
    rmSync(home, { recursive: true });
  }
});
