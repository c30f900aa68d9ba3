import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ROUTES, type Route } from '#contract/api.ts';
import type { OperatorRole } from '#contract/operator-roles.ts';
import type { Caller } from '#contract/route.ts';
import { operators } from './database/schema.ts';
import { sessionCookieName } from './identity/sessions.ts';
import { createTestApp, type TestApp } from './testing/create-test-app.ts';
import { makePremium } from './testing/make-premium.ts';
import { signInOperator } from './testing/sign-in-operator.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const CALLERS = [
  ...(['nobody', 'person', 'premium', 'owner', 'support', 'reader'] as const),
  'expired operator',
] as const;
/** What ends a session or an account. */
const ENDS = /sign-out|account/;
type Who = (typeof CALLERS)[number];

/** What each kind of caller is refused with, by the routes' own table; null: not for who they are. */
const REFUSED: Record<Caller, Record<Who, number | null>> = {
  anyone: all(null),
  platform: all(null),
  'commerce-provider': all(401),
  'signed-in': { ...all(401), person: null, premium: null },
  premium: { ...all(401), person: 403, premium: null },
  operator: { ...all(401), owner: null, support: 403, reader: 403 },
};

/** By their lowest role where that is not owner. */
const ROLES: Partial<Record<OperatorRole, Partial<Record<Who, null>>>> = {
  support: { support: null },
  reader: { support: null, reader: null },
};

function refusalOf(route: Route, who: Who): number | null {
  const roles = route.role === undefined ? undefined : ROLES[route.role];
  const known = roles?.[who];
  return known === undefined ? REFUSED[route.who][who] : known;
}

function all(status: number | null): Record<Who, number | null> {
  return {
    nobody: status,
    person: status,
    premium: status,
    owner: status,
    support: status,
    reader: status,
    'expired operator': status,
  };
}

/** One cookie of each kind. */
async function openCallers(app: TestApp): Promise<Record<Who, string>> {
  const expired = await cookieOfOperator(app, 'expired@example.com');
  app.setTime(new Date(NOON.getTime() + 86_401_000));
  const [person, premium] = [await app.signIn(), await app.signIn()];
  await makePremium(app, premium);
  const name = sessionCookieName(app.deps.config);
  return {
    nobody: '',
    person: `${name}=${person.token}`,
    premium: `${name}=${premium.token}`,
    owner: await cookieOfOperator(app, 'owner@example.com'),
    support: await cookieOfOperator(app, 'support@example.com', 'support'),
    reader: await cookieOfOperator(app, 'reader@example.com', 'reader'),
    'expired operator': expired,
  };
}

async function cookieOfOperator(
  app: TestApp,
  email: string,
  role: OperatorRole = 'owner',
): Promise<string> {
  const browser = await signInOperator(app, email);
  await app.deps.database.orm.update(operators).set({ role }).where(eq(operators.email, email));
  return Object.entries(browser.cookies())
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}

function request(app: TestApp, route: Route, cookie: string): Promise<Response> {
  const hasBody = route.method === 'POST' || route.method === 'PUT';
  return app.request(route.path.replaceAll(/:\w+/g, 'none'), {
    method: route.method,
    headers: {
      cookie,
      origin: app.deps.config.publicUrl,
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: '{}' }),
  });
}

test('every route × every kind of caller: refused exactly where the table says', async () => {
  await using app = await createTestApp({ now: NOON });
  const cookies = await openCallers(app);
  // What ends a session comes last, and what has no end is only begun.
  const ends = (route: Route) => ENDS.test(route.path);
  const routes = ROUTES.toSorted((a, b) => Number(ends(a)) - Number(ends(b)));
  for (const route of routes) {
    if (ends(route)) continue;
    for (const who of CALLERS) {
      const answer = await request(app, route, cookies[who]);
      const expected = refusalOf(route, who);
      const what = `${route.method} ${route.path} by ${who}`;
      // Who signs in with nothing is not refused the route: it is told that this is wrong.
      if (route.path === '/api/operator/sign-in') {
        expect(await answer.json(), what).toMatchObject({ code: 'operator_credentials_wrong' });
        continue;
      }
      if (expected === null) expect([401, 403], what).not.toContain(answer.status);
      else expect(answer.status, what).toBe(expected);
      await answer.body?.cancel();
    }
  }
});

test('what ends a session or an account is refused to everybody else', async () => {
  for (const route of ROUTES.filter(({ path }) => ENDS.test(path))) {
    await using app = await createTestApp({ now: NOON });
    const cookies = await openCallers(app);
    for (const who of CALLERS) {
      const answer = await request(app, route, cookies[who]);
      const expected = refusalOf(route, who);
      const what = `${route.method} ${route.path} by ${who}`;
      if (expected === null) expect([401, 403], what).not.toContain(answer.status);
      else expect(answer.status, what).toBe(expected);
    }
  }
});

test('ids of other people’s things are as good as none', async () => {
  await using app = await createTestApp();
  const [owner, other] = [await app.signIn(), await app.signIn()];
  await makePremium(app, owner);
  await makePremium(app, other);
  const saved = (await (await owner.post('/api/favourites', { reply: 'Mine' })).json()) as {
    id: string;
  };
  const none = '5b1f3d2e-1111-4000-8000-000000000001';
  for (const id of [saved.id, none]) {
    const answer = await other.request(`/api/favourites/${id}`, { method: 'DELETE' });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  }
  expect(await (await owner.request('/api/favourites')).json()).toMatchObject({ total: 1 });
});
