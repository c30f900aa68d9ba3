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

process.once('message', (settings: Record<string, string>) => {
  Object.assign(process.env, settings);
  void import('#server/main.ts');
});
process.once('disconnect', () => process.exit());
