import { Validator } from '@seriousme/openapi-schema-validator';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_WORDING } from '#contract/errors.ts';
import { buildOpenapiDocument } from './openapi.ts';

const WORDING = { ...DEFAULT_WORDING, signInName: 'Example ID' };
const COMMERCE = new URL('../providers/commerce/', import.meta.url);
const read = (path: string) =>
  JSON.parse(readFileSync(new URL(path, COMMERCE), 'utf8')) as Record<string, unknown>;

test.each([
  ['our own', JSON.parse(JSON.stringify(buildOpenapiDocument(WORDING)))],
  ['the commerce provider’s v1', read('whop-v1.openapi.json')],
])('is an OpenAPI document: %s', async (_, document) => {
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  // Throws where a reference leads nowhere.
  validator.resolveRefs();
});

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string }[];
}

test('our operations have names of their own, schemes that are described, and the parameters of their paths', () => {
  const { paths, components } = buildOpenapiDocument(WORDING) as {
    paths: Record<string, Record<string, Operation>>;
    components: { securitySchemes: object };
  };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  );
  const names = all.map(({ operationId }) => operationId);
  expect(names).toEqual([...new Set(names)]);
  const schemes = all.flatMap(({ security }) => security.flatMap((one) => Object.keys(one)));
  expect(Object.keys(components.securitySchemes)).toEqual([...new Set(schemes)].toSorted());
  for (const { path, parameters } of all) {
    const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(wanted);
  }
});
