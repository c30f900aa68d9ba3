import { html } from 'hono/html';
import { z } from 'zod';
import { ERRORS, sayError, type ErrorCode, type Wording } from '#contract/errors.ts';
import { ROUTES, type Route } from '#contract/api.ts';
import type { Door } from '../http/door.ts';
import { makeFile, sendFile, type BuiltFile } from './built-files.ts';
import type { SiteDeps } from './site-deps.ts';

/** The API's own description, for programs and for people. */
export function serveOpenapi(door: Door, { config }: SiteDeps): void {
  // Made when first asked for: a tenth of the start would go into what few ever read. And once: anyone may
  // ask, and each time it would take milliseconds to write and more to compress.
  let document: Promise<BuiltFile> | undefined;
  let page: Promise<BuiltFile> | undefined;
  door.handle('readOpenapi', async ({ c }) => {
    document ??= makeFile(JSON.stringify(buildOpenapiDocument(config.wording)), 'openapi.json');
    return sendFile(c, await document, { cacheControl: 'no-store' });
  });
  door.handle('readDocs', async ({ c }) => {
    page ??= makeDocs(config.wording);
    return sendFile(c, await page, { cacheControl: 'no-store' });
  });
}

async function makeDocs(wording: Wording): Promise<BuiltFile> {
  return makeFile(String(await docsPage(wording)), 'docs.html');
}

/** The OpenAPI 3.1 document of every route in the contract. */
export function buildOpenapiDocument(wording: Wording): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of ROUTES) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: describeOperation(route, wording),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Riposte',
      version: '1',
      description: 'Replies to a pasted social-network post.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: {
        operator: {
          type: 'apiKey',
          in: 'cookie',
          name: 'riposte_operator',
          description: "An operator's session; over https its name begins with __Host-.",
        },
        session: { type: 'http', scheme: 'bearer', description: 'A session token; or its cookie.' },
      },
    },
  };
}

/** The scheme that each kind of caller proves itself by. */
const SECURITY: Record<Route['who'], Record<string, string[]>[]> = {
  anyone: [],
  platform: [],
  'commerce-provider': [], // by a signature over the body, which no scheme of OpenAPI describes
  'signed-in': [{ session: [] }],
  premium: [{ session: [] }],
  operator: [{ operator: [] }],
};

/** `getApiFavouritesCsv` for `GET /api/favourites.csv`, and so on. */
function nameOperation({ method, path }: Route): string {
  const words = path.replaceAll(/[^a-z]+(\w?)/gi, (_, letter: string) => letter.toUpperCase());
  return method.toLowerCase() + words;
}

function describeOperation(route: Route, wording: Wording): Record<string, unknown> {
  return {
    operationId: nameOperation(route),
    summary: route.summary,
    security: SECURITY[route.who],
    parameters: [...describePath(route), ...describeQuery(route)],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toJsonSchema(route.body, 'input') } },
          },
        }),
    responses: {
      [route.status]: { description: 'Done.', ...describeContent(route) },
      ...describeErrors(route.errors, wording),
    },
  };
}

function describePath({ path }: Route): unknown[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function describeQuery({ query }: Route): unknown[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const { description, ...rest } = toJsonSchema(schema as z.ZodType, 'input');
    return {
      name,
      in: 'query',
      ...(description === undefined ? {} : { description }),
      schema: rest,
    };
  });
}

function describeContent({ answer, type, status }: Route): { content?: unknown } {
  if (status === 302) return {}; // a redirect has nothing to read
  const content = {
    ...(answer !== undefined && {
      'application/json': { schema: toJsonSchema(answer, 'output') },
    }),
    ...(type !== undefined && { [type]: {} }),
  };
  return Object.keys(content).length === 0 ? {} : { content };
}

function describeErrors(codes: readonly ErrorCode[], wording: Wording): Record<string, unknown> {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => sayError(ERRORS[code], wording)).join(' | '),
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Error' }],
              properties: { code: { enum: group } },
            },
          },
        },
      },
    ]),
  );
}

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string' },
    code: { enum: Object.keys(ERRORS) },
    requestId: { type: 'string' },
    revisionsLeft: { type: 'integer', description: 'Only with revision_refused.' },
  },
};

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

function docsPage(wording: Wording) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Riposte API</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <main>
          <h1>Riposte API</h1>
          <p>
            Errors are always <code>{"error", "code", "requestId"}</code>. The same as
            <a href="/api/openapi.json">OpenAPI</a>.
          </p>
          ${ROUTES.map((route) => describeRoute(route, wording))}
        </main>
      </body>
    </html>`;
}

function describeRoute(route: Route, wording: Wording) {
  const schemas = [
    route.query && { title: 'Query', schema: toJsonSchema(route.query, 'input') },
    route.body && { title: 'Body', schema: toJsonSchema(route.body, 'input') },
    route.answer && {
      title: `Answer ${route.status}`,
      schema: toJsonSchema(route.answer, 'output'),
    },
  ].filter((part) => part !== undefined);
  return html`
    <section>
      <h2><span class="method">${route.method}</span> <code>${route.path}</code></h2>
      <p>${route.summary}</p>
      <p class="who">For: ${route.who}</p>
      ${schemas.map(
        ({ title, schema }) => html`
          <details>
            <summary>${title}</summary>
            <pre>${JSON.stringify(schema, null, 2)}</pre>
          </details>
        `,
      )}
      ${
        route.errors.length === 0
          ? ''
          : html`<details>
              <summary>Errors</summary>
              <ul>
                ${route.errors.map(
                  (code) =>
                    html`<li>
                      <code>${ERRORS[code].status} ${code}</code>
                      ${sayError(ERRORS[code], wording)}
                    </li>`,
                )}
              </ul>
            </details>`
      }
    </section>
  `;
}
