import { PGlite } from '@electric-sql/pglite';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../database/migrate-database.ts';
import { PGLITE_START, wrapPglite } from '../database/pglite.ts';

/** Migrates one embedded database and keeps its image: a test's fresh one then takes 0.2 s, not 2.5. */
export default async function setUp(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-pglite-'));
  const image = join(folder, 'image.tar');
  const client = await PGlite.create({ startParams: PGLITE_START });
  await migrateDatabase(wrapPglite(client));
  writeFileSync(image, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  project.provide('testDatabase', { kind: 'pglite', image });
  return () => rmSync(folder, { recursive: true, force: true });
}
