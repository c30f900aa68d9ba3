import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { createCommerceV2Client } from './create-commerce-v2-client.ts';
import document from './commerce-v2.openapi.json' with { type: 'json' };

const BASE = 'https://commerce.test/api';
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    id: (operation as { operationId: string }).operationId,
    method: method.toUpperCase(),
    path,
  })),
);

function connect(answer: () => Response) {
  const asked: Request[] = [];
  const client = createCommerceV2Client({
    baseUrl: BASE,
    apiKey: 'key',
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      return answer();
    },
  });
  return { client, asked };
}

const refuse = (status: number) => () =>
  Response.json({ error: { status: String(status), message: 'no' } }, { status });

test('the document has the 51 described operations', () => {
  expect(operations).toHaveLength(51);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(51);
});

test.each(operations)('$id asks with $method $path', async ({ id, method, path }) => {
  const { client, asked } = connect(() => Response.json({ id: 'one' }));
  const calls = client as unknown as Record<string, (args: object) => Promise<unknown>>;
  const names = ['id', 'search', 'mimic_plan_id'];
  const path_ = Object.fromEntries(names.map((name) => [name, 'a/b@c']));
  const isWrite = method === 'POST';
  await calls[id]?.({ path: path_, ...(isWrite && { body: { field: 'value' } }) });
  const [request] = asked;
  const url = new URL(request?.url ?? '');
  expect(request?.method).toBe(method);
  expect(url.pathname).toBe(`/api${path.replace(/\{\w+\}/, 'a%2Fb%40c')}`);
  const isToken = id === 'oauthToken';
  expect(request?.headers.get('authorization')).toBe(isToken ? null : 'Bearer key');
  if (id.startsWith('list')) {
    expect(url.searchParams.get('page')).toBe('1');
    expect(url.searchParams.get('per')).toBe('10');
  }
  if (isWrite) {
    expect(await request?.text()).toBe(isToken ? 'field=value' : '{"field":"value"}');
  }
});

test('memberships are asked for newest first, with metadata, and lists repeat their key', async () => {
  const { client, asked } = connect(() => Response.json({}));
  await client.listMemberships({ query: { expand: ['user', 'plan'], valid: true } });
  expect(new URL(asked[0]?.url ?? '').search).toBe(
    '?page=1&per=10&valid=true&hide_metadata=false&direction=desc&expand=user&expand=plan',
  );
});

test.each([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [429, 'Generic Error'],
  [418, 'Generic Error'],
])('%i is %s, whatever was asked', async (status, message) => {
  const { client } = connect(refuse(status));
  await expect(client.retrieveCompany({})).rejects.toMatchObject({
    status,
    message,
    url: `${BASE}/v2/company`,
    body: { error: { message: 'no' } },
  });
  const update = client.updateProduct({ path: { id: 'prod_1' }, body: {} });
  await expect(update).rejects.toMatchObject({ status, message });
});

test('the document gives the same words for its errors', () => {
  const described = Object.values(document.components.responses).map(
    ({ description }) => description,
  );
  expect(described).toEqual([
    'Bad Request',
    'Unauthorized',
    'Forbidden',
    'Not Found',
    'Internal Server Error',
    'Bad Gateway',
    'Service Unavailable',
  ]);
});

test('the document is one of OpenAPI, and each reference leads somewhere', async () => {
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  validator.resolveRefs();
});

test('204 has no body', async () => {
  const { client } = connect(() => new Response(null, { status: 204 }));
  expect(await client.deleteWebhook({ path: { id: 'hook_1' } })).toBeUndefined();
});

test('there are 90 currencies', () => {
  expect(document.components.schemas.BaseCurrency.enum).toHaveLength(90);
});
