import type { operations } from './commerce-v2.gen.ts';
import document from './commerce-v2.openapi.json' with { type: 'json' };

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

type Part<Of, Name extends PropertyKey> = Of extends { [Key in Name]: infer Value } ? Value : never;
type Given<Of, Name extends PropertyKey> =
  Of extends Partial<Record<Name, infer Value>> ? Exclude<Value, undefined> : never;
type Maybe<Name extends string, Value> = [Value] extends [never] ? object : { [K in Name]: Value };
type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : never;
type Success<Responses> = {
  [Status in keyof Responses & (200 | 201)]: Responses[Status] extends {
    content: { 'application/json': infer Answer };
  }
    ? Answer
    : undefined;
}[keyof Responses & (200 | 201)];

/** What a call takes: path parameters, query and body, as far as its operation has them. */
export type CommerceV2Args<Id extends keyof operations> = Maybe<
  'path',
  Exclude<Given<operations[Id]['parameters'], 'path'>, never>
> & { query?: Given<operations[Id]['parameters'], 'query'> } & Maybe<'body', Body<operations[Id]>>;

/** Deletions answer with undefined. */
export type CommerceV2Answer<Id extends keyof operations> = [
  Success<Part<operations[Id], 'responses'>>,
] extends [never]
  ? undefined
  : Success<Part<operations[Id], 'responses'>>;

/** One function for each of the 51 operations. */
export type CommerceV2Client = {
  [Id in keyof operations]: (args: CommerceV2Args<Id>) => Promise<CommerceV2Answer<Id>>;
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
  responses: Record<string, { description: string }>;
}

interface LooseArgs {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/**
 * RETIRED. The described commerce API (v2, version 0.1.1), which its provider switched off on
 * 2026-11-13. It speaks to the sandbox only and grants nothing: premium goes through
 * `whop-provider.ts`. Made from its OpenAPI document, so that it is complete.
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
    const known = operation.responses[String(response.status)]?.description;
    throw new CommerceV2Error(known ?? 'Generic Error', {
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
