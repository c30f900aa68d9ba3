import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('./stand-in-llama.ts', import.meta.url));
const LOCKFILE = fileURLToPath(new URL('../runtime/package-lock.json', import.meta.url));

/** Puts the stand-in where node-llama-cpp would be installed: what loads it cannot tell. */
export function installStandIn(runtimeFolder: string): void {
  const folder = join(runtimeFolder, 'node_modules', 'node-llama-cpp', 'dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'index.js'), `export * from ${JSON.stringify(SOURCE)};\n`);
  copyFileSync(LOCKFILE, join(runtimeFolder, 'package-lock.json'));
}
