import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { KEPT_DATA } from '#contract/kept-data.ts';
import * as schema from './schema.ts';

/** Tables that say nothing about the people who use the service. */
const IMPERSONAL_TABLES: readonly string[] = [
  'audit_outbox', // numbers of entries
  'commerce_events', // ids of messages of the provider
  'daily_counts', // sums
  'experiments', // names, writers and shares
  'experiment_counts', // sums
  'installation_secrets',
  'job_runs',
  'token_days', // sums
  'uptake_counts', // sums
  'operators', // those who run the service, who know
  'operator_invitations',
  'operator_recovery_codes',
  'writer_settings', // models, and keys of the service
  'operator_sessions',
];

const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table));
const inSchema = tables
  .filter(({ name }) => !IMPERSONAL_TABLES.includes(name))
  .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
const onPage = KEPT_DATA.flatMap(({ columns }) =>
  Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
);

test('every column of the schema is on the Privacy page, once, and nothing else is', () => {
  expect(onPage.toSorted()).toEqual(inSchema.toSorted());
  expect(new Set(onPage).size).toBe(onPage.length);
});

test('what is called impersonal is a table, and refers to nobody', () => {
  for (const name of IMPERSONAL_TABLES) {
    const table = tables.find((each) => each.name === name);
    expect(table, name).toBeDefined();
    expect(table?.columns.map((column) => column.name)).not.toContain('user_id');
  }
});
