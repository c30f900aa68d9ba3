import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildOpenapiDocument } from './openapi.ts';

const COMMERCE = new URL('../providers/commerce/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, COMMERCE), 'utf8');

test.each([
  ['our own', JSON.stringify(buildOpenapiDocument())],
  ['the commerce provider’s v1', read('whop-v1.openapi.json')],
])('a linter finds no error in the OpenAPI document: %s', async (_, source) => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});
