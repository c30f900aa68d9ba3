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
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// What did not change is neither stripped of its types nor compiled again. Whoever ends this process
// kills it, so it writes that down while it runs.
enableCompileCache(join(fileURLToPath(new URL('..', import.meta.url)), 'dist', 'compiled'));

process.once('message', (settings: Record<string, string>) => {
  Object.assign(process.env, settings);
  void import('#server/main.ts').then(() => setTimeout(flushCompileCache, 500));
});
process.once('disconnect', () => process.exit());
