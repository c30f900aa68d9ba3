// Writes the client's types, commerce-v2.gen.ts, from its OpenAPI document. They are not tracked:
// `npm run check` makes them before it looks at types. Knows only what that document uses.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const DOCUMENT = new URL('commerce-v2.openapi.json', import.meta.url);
const TYPES = new URL('commerce-v2.gen.ts', import.meta.url);

/** Leaves the file alone where it is right already, so that nothing else looks changed. */
export function writeCommerceV2Types() {
  const text = describeTypes(JSON.parse(readFileSync(DOCUMENT, 'utf8')));
  if (!existsSync(TYPES) || readFileSync(TYPES, 'utf8') !== text) writeFileSync(TYPES, text);
}

/**
 * @param document the OpenAPI document
 * @returns a type for each schema, and `Operations`: what each call takes, and what it answers
 */
export function describeTypes({ components, paths }) {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};`,
  );
  const operations = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => `  ${operation.operationId}: ${describeOperation(operation)};`);
  return [...schemas, 'export type Operations = {', ...operations, '};', ''].join('\n');
}

function describeOperation({ parameters, requestBody, responses }) {
  const [path, query] = ['path', 'query'].map((where) => fieldsOf(parameters, where));
  const args = [
    path === '' ? [] : `path: {${path}}`,
    query === '' ? [] : `query?: {${query}}`,
    requestBody === undefined ? [] : `body: ${contentOf(requestBody)}`,
  ].flat();
  const answer = responses[200] ?? responses[201];
  const taken = args.length === 0 ? 'Record<string, never>' : `{ ${args.join('; ')} }`;
  return `{ args: ${taken}; answer: ${answer ? contentOf(answer) : 'undefined'} }`;
}

function fieldsOf(parameters, where) {
  return parameters
    .filter((parameter) => parameter.in === where)
    .map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeOf(schema)}`)
    .join('; ');
}

function contentOf({ content }) {
  return typeOf(Object.values(content)[0].schema);
}

function typeOf(schema) {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1);
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.type === 'array') return `(${typeOf(schema.items)})[]`;
  if (schema.type === 'integer') return 'number';
  if (schema.properties === undefined && schema.type === 'object') return 'Record<string, unknown>';
  if (schema.type !== 'object') return schema.type;
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(field)}`,
  );
  return `{ ${fields.join('; ')} }`;
}
