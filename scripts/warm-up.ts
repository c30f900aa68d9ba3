// A process that has read the server's libraries, and becomes the server when it is told its settings.
import '@electric-sql/pglite';
import '@hono/node-server';
import '@prometheus-io/client';
import 'drizzle-orm/node-postgres';
import 'drizzle-orm/pglite';
import 'hono';
import 'jose';
import 'openid-client';
import 'pg';
import 'pino';
import 'zod';
import { readFileSync } from 'node:fs';
import { createRequire, enableCompileCache, flushCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// What did not change is neither stripped of its types nor compiled again. Whoever ends this process
// kills it, so it writes that down while it runs.
enableCompileCache(join(fileURLToPath(new URL('..', import.meta.url)), 'dist', 'compiled'));

/** Held for as long as the process lives. */
export const compiled = process.argv.includes('embedded') ? compileDatabase() : null;

process.once('message', (settings: Record<string, string>) => {
  Object.assign(process.env, settings);
  void import('#server/main.ts').then(() => setTimeout(flushCompileCache, 500));
});
process.once('disconnect', () => process.exit());

/** Whole, which spares a third of what opening the embedded database takes; it is found again by its bytes. */
function compileDatabase(): Promise<unknown> {
  setFlagsFromString('--no-wasm-lazy-compilation');
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(readFileSync(join(dirname(pglite), 'pglite.wasm')));
}
// Node's types leave this one to the browser's.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<unknown> };
