import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { IMPERSONAL_TABLES, KEPT_DATA } from '#contract/kept-data.ts';
import * as schema from './schema.ts';

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
