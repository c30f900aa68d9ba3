import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import commerceV2 from '../providers/commerce/legacy-v2/commerce-v2.openapi.json' with { type: 'json' };
import commerceV1 from '../providers/commerce/whop-v1.openapi.json' with { type: 'json' };
import { buildOpenapiDocument } from './openapi.ts';

test.each([
  ['our own', buildOpenapiDocument()],
  ['the commerce provider’s v1', commerceV1],
  ['the commerce provider’s retired v2', commerceV2],
])('a linter finds no error in the OpenAPI document: %s', async (_, document) => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});
