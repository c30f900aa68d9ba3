import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { ROUTES, type Route } from '#contract/api.ts';
import { sessionCookieName } from './identity/sessions.ts';
import { createTestApp } from './testing/create-test-app.ts';
import { makePremium } from './testing/make-premium.ts';
import { signInOperator } from './testing/sign-in-operator.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 400);
const TIMEOUT_MS = 30_000 + RUNS * 300; // many times what they take, for a busy machine

/** A stream without an end, and what would end the session that the others need. */
const LEFT_OUT = /profile\/live|sign-out|\/api\/account/;
const routes = ROUTES.filter(({ path }) => !LEFT_OUT.test(path));

/** May come from any route: the body's form and size, the origin, a limit of attempts. */
const ANYWHERE: readonly ErrorCode[] = [
  'body_not_json',
  'body_invalid',
  'body_too_large',
  'content_type_unsupported',
  'origin_refused',
  'rate_limited',
  'not_found',
];

/** Of every route's query: each is tried where it is not known, too. */
const PARAMETERS = [...new Set(routes.flatMap(({ query }) => Object.keys(query?.shape ?? {})))];

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', ' ', '\u0000', '\uD800', "' or 1=1 --", '../..', '=cmd()', '<script>', '💥'),
  fc.constantFrom('rage', '1y', 'lifetime', 'someone@example.com', '2026-03-10T12:00:00.000Z'),
  fc.uuid(),
);

/** Values for a body's fields: some that fit, most that do not. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  odd,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(odd, { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer({ min: 0, max: 3000 }).map((length) => 'x'.repeat(length)),
);

function bodyFor(route: Route): fc.Arbitrary<string> {
  if (route.body === undefined) return fc.constant('{}');
  const { properties = {} } = z.toJSONSchema(route.body, { io: 'input' });
  const fields = Object.fromEntries(Object.keys(properties).map((name) => [name, value]));
  return fc.oneof(
    { weight: 8, arbitrary: fc.record(fields, { requiredKeys: [] }).map((body) => encode(body)) },
    { weight: 1, arbitrary: value.map((body) => encode(body)) },
    { weight: 1, arbitrary: odd },
  );
}

function encode(body: unknown): string {
  return JSON.stringify(body) ?? 'null';
}

const names = routes.map(({ method, path }) => `${method} ${path}`);
const find = (name: string) => {
  const route = routes[names.indexOf(name)];
  if (route === undefined) throw new Error(`No route ${name}`);
  return route;
};

// By name, so that a failure can be read.
const call = fc.constantFrom(...names).chain((name) =>
  fc.record({
    name: fc.constant(name),
    parameters: fc.array(odd, { minLength: 3, maxLength: 3 }),
    query: fc.dictionary(fc.constantFrom(...PARAMETERS), odd, { maxKeys: 3 }),
    body: bodyFor(find(name)),
  }),
);

test(
  'whatever is sent: no answer of 500 and more, and each fits what the route promises',
  async ({ task }) => {
    // Of one moment: some errors say how long to wait, and many requests take minutes.
    await using app = await createTestApp({ now: new Date() });
    const owner = await signInOperator(app);
    const person = await app.signIn();
    await makePremium(app, person);
    const cookie = [
      `${sessionCookieName(app.deps.config)}=${person.token}`,
      ...Object.entries(owner.cookies()).map(([name, kept]) => `${name}=${kept}`),
    ].join('; ');

    await fc.assert(
      fc.asyncProperty(call, async ({ name, parameters, query, body }) => {
        const route = find(name);
        let index = 0;
        const path = route.path.replaceAll(
          /:\w+/g,
          () => encodeURIComponent((parameters[index++] ?? 'x').toWellFormed()) || 'x',
        );
        const address = `${path}?${new URLSearchParams(query).toString()}`;
        const hasBody = route.method === 'POST' || route.method === 'PUT';
        const answer = await app.request(address, {
          method: route.method,
          headers: {
            cookie,
            origin: app.deps.config.publicUrl,
            ...(hasBody && { 'content-type': 'application/json' }),
          },
          ...(hasBody && { body }),
        });
        expect(answer.status).toBeLessThan(500);
        const type = answer.headers.get('content-type') ?? '';
        if (answer.status >= 400) {
          const failure = (await answer.json()) as { code: ErrorCode; error: string };
          expect([...route.errors, ...ANYWHERE]).toContain(failure.code);
          expect(failure.error).toBe(ERRORS[failure.code].message);
        } else if (route.answer !== undefined && type.includes('json')) {
          const read = route.answer.safeParse(await answer.json());
          expect(read.error?.issues).toBeUndefined();
        } else await answer.body?.cancel();
      }),
      { numRuns: RUNS },
    );
    task.meta.figure = `${RUNS} requests on ${app.deps.database.kind}`;
  },
  TIMEOUT_MS,
);
