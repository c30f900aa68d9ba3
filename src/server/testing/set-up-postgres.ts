import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open-database.ts';
import { openPostgres } from '../database/postgres.ts';
import { startPostgres } from './start-postgres.ts';

/** The database that each test's own is a copy of. */
export const TEMPLATE = 'riposte_template';

/** Starts a real PostgreSQL and migrates a template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const logger = pino({ level: 'silent' });
  const server = await startPostgres();
  try {
    const admin = openPostgres({ url: server.url, logger });
    await admin.run({ name: 'create_template', text: `create database ${TEMPLATE}` }, []);
    await admin.close();
    const url = server.url.replace(/postgres$/, TEMPLATE);
    await (await openDatabase({ url, dataDir: '', logger })).close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testDatabase', { kind: 'postgres', url: server.url });
  return () => server.stop();
}
