import type { Operations } from './commerce-v2.gen.ts';
import document from './commerce-v2.openapi.json' with { type: 'json' };

/** The described error table, the same for every operation. */
const ERROR_WORDS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** An answer that is an error, with the words of the described error table. */
export class CommerceV2Error extends Error {
  readonly status: number;
  readonly url: string;
  readonly body: unknown;

  constructor(message: string, answer: { status: number; url: string; body: unknown }) {
    super(message);
    this.name = 'CommerceV2Error';
    this.status = answer.status;
    this.url = answer.url;
    this.body = answer.body;
  }
}

/** One function for each of the 51 operations; deletions answer with undefined. */
export type CommerceV2Client = {
  [Id in keyof Operations]: (args: Operations[Id]['args']) => Promise<Operations[Id]['answer']>;
};

interface Parameter {
  name: string;
  in: string;
  schema: { default?: unknown };
}

interface Operation {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, unknown> };
}

interface LooseArgs {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/**
 * RETIRED. The described commerce API (v2, version 0.1.1), which its provider switched off on
 * 2026-11-13. It speaks to the stand-in beside it only and grants nothing: the server's premium goes
 * through API v1. Made from its OpenAPI document, so that it is complete.
 * @throws CommerceV2Error from every call that is not answered with success
 */
export function createCommerceV2Client(options: {
  /** Such as `https://api.whop.com/api`; the operations' paths begin with /v2. */
  baseUrl: string;
  apiKey: string;
  fetch: typeof fetch;
}): CommerceV2Client {
  const client: Record<string, (args: LooseArgs) => Promise<unknown>> = {};
  for (const [path, item] of Object.entries(document.paths)) {
    // Operations differ in what they leave out; Operation says what is read of them here.
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      client[operation.operationId] = (args) => call({ path, method, operation, args });
    }
  }
  return client as unknown as CommerceV2Client; // the types come from the same document

  async function call(asked: {
    path: string;
    method: string;
    operation: Operation;
    args: LooseArgs;
  }): Promise<unknown> {
    const { path, method, operation, args } = asked;
    const url = `${options.baseUrl}${fillPath(path, args.path)}${writeQuery(operation, args.query)}`;
    const isForm =
      operation.requestBody?.content['application/x-www-form-urlencoded'] !== undefined;
    const headers = new Headers({ Accept: 'application/json' });
    // The token call proves itself by what is in the form.
    if (!isForm) headers.set('Authorization', `Bearer ${options.apiKey}`);
    let body: string | URLSearchParams | null = null;
    if (isForm) body = new URLSearchParams(args.body as Record<string, string>); // all fields are text
    else if (args.body !== undefined) {
      headers.set('Content-Type', 'application/json');
      body = JSON.stringify(args.body);
    }
    const response = await options.fetch(url, { method: method.toUpperCase(), headers, body });
    const answer = await readAnswer(response);
    if (response.ok) return answer;
    throw new CommerceV2Error(ERROR_WORDS[response.status] ?? 'Generic Error', {
      status: response.status,
      url,
      body: answer,
    });
  }
}

function fillPath(path: string, values: Record<string, unknown> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(values[name])),
  );
}

/** Defaults are always sent; a list repeats its key; what is not said is left out. */
function writeQuery(operation: Operation, values: Record<string, unknown> = {}): string {
  const query = new URLSearchParams();
  for (const parameter of operation.parameters) {
    if (parameter.in !== 'query') continue;
    const value = values[parameter.name] ?? parameter.schema.default;
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      query.append(parameter.name, String(one));
    }
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return isJson ? response.json() : response.text();
}
