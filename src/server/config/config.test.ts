import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, readConfig, withPort } from './config.ts';
import { describeSettings } from './describe-settings.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://riposte.example',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-0123456789',
  COMMERCE_API_KEY: 'apik_0123456789ab',
  COMMERCE_COMPANY_ID: 'biz_1',
  COMMERCE_PLAN_ID: 'plan_1',
  COMMERCE_PRODUCT_ID: 'prod_1',
  COMMERCE_WEBHOOK_SECRET: 'ws_0123456789abcdef012345',
};

test('without any setting everything is embedded or a sandbox', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
    database: { url: null, directUrl: null, dataDir: './data' },
    signIn: null,
    commerce: null,
    debugTools: true,
    trustedProxyHops: 0,
    writer: { model: null },
  });
});

test('an empty value counts as unset, and spaces around one do not matter', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({
    port: 3000,
    database: { url: null },
  });
  expect(readConfig({ PORT: ' 4000 ' }).port).toBe(4000);
});

test('a slash at the end of the address of a model is one too many', () => {
  const { writer } = readConfig({ OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1/' });
  expect(writer.compatibleBaseUrl).toBe('http://localhost:11434/v1');
});

test.each([
  ['PORT', '80000', 'a whole number from 0 to 65535'],
  ['PORT', 'http', 'a whole number from 0 to 65535'],
  ['PUBLIC_URL', 'riposte.example', 'an address with http or https'],
  ['PUBLIC_URL', 'https://riposte.example/app', 'an address without a path'],
  ['DATABASE_URL', 'mysql://localhost/x', 'postgres://user:password@host:port/database'],
  ['DATABASE_DIRECT_URL', 'localhost:5432', 'postgres://user:password@host:port/database'],
  ['OIDC_NAME', 'x'.repeat(41), 'at most 40 characters'],
  ['AI_MODEL', 'gpt-5', 'provider:model'],
  ['OPENAI_COMPATIBLE_BASE_URL', 'file:///models', 'an address such as'],
  ['TRUST_PROXY', 'yes', 'a whole number of trusted hops'],
  ['AI_ALLOW_MODEL_NAME', '1', 'the names of models, separated by commas'],
  ['HUMAN_VERIFICATION', 'on', 'off, altcha or turnstile'],
  ['DEBUG_TOOLS', 'true', '0 or 1'],
  ['NODE_ENV', 'prod', 'development, production or test'],
  ['COMMERCE_API_VERSION', 'latest', 'a date such as 2026-07-20'],
  ['AI_TOKENS_A_DAY', '2e7', 'a whole number of tokens'],
  ['AI_TOTAL_TIMEOUT_MS', '5', 'a whole number of milliseconds'],
])('%s=%s stops the start with a line that says what it wants', (name, got, wants) => {
  const [line, ...others] = problemsOf({ [name]: got });
  expect(others).toEqual([]);
  expect(line).toContain(name);
  expect(line).toContain(wants);
  if (!name.startsWith('DATABASE_')) expect(line).toContain(JSON.stringify(got));
});

test('a password that no address can have decoded is taken as the database driver takes it', () => {
  const url = 'postgres://u:100%@127.0.0.1:1/db';
  expect(readConfig({ DATABASE_URL: url }).secrets).toContain('100%');
  const problems = problemsOf({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://u:100%@db.example/r?sslmode=disable',
  });
  expect(problems.join('\n')).toContain('a password of 4 characters');
});

test('a word that a server of one’s own takes for a key is none that a log is searched for', () => {
  const secretsOf = (OPENAI_COMPATIBLE_API_KEY: string) =>
    readConfig({ OPENAI_COMPATIBLE_API_KEY }).secrets;
  expect(secretsOf('ollama')).toEqual([]);
  expect(secretsOf('sk-0123456789abc')).toEqual(['sk-0123456789abc']);
});

test('every wrong setting has its own line', () => {
  expect(problemsOf({ PORT: 'x', TRUST_PROXY: 'x', AI_MODEL: 'x' })).toHaveLength(3);
});

test('a secret is never repeated in an error', () => {
  const lines = problemsOf({ DATABASE_URL: 'hunter2', OPERATOR_PASSWORD: 'hunter2' });
  expect(lines.join('\n')).toContain('DATABASE_URL');
  expect(lines.join('\n')).not.toContain('hunter2');
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'a' }, 'GOOGLE_CLIENT_SECRET'],
  [{ DATABASE_DIRECT_URL: 'postgres://localhost/riposte' }, 'DATABASE_URL'],
  [{ OIDC_ISSUER: 'https://login.example' }, 'GOOGLE_CLIENT_ID'],
  [{ COMMERCE_API_KEY: 'k' }, 'COMMERCE_PLAN_ID'],
  [{ COMMERCE_PLAN_ID: 'p' }, 'COMMERCE_API_KEY'],
  [{ COMMERCE_WEBHOOK_SECRET: 'w' }, 'COMMERCE_API_KEY'],
  [{ AI_MODEL: 'openai:gpt-4.1-mini' }, 'OPENAI_API_KEY'],
  [{ AI_FALLBACK_MODEL: 'openai-compatible:x' }, 'OPENAI_COMPATIBLE_BASE_URL'],
  [{ HUMAN_VERIFICATION: 'turnstile' }, 'TURNSTILE_SITE_KEY'],
  [{ OPERATOR_EMAIL: 'a@b.co' }, 'OPERATOR_PASSWORD'],
])('half of a pair is refused: %o wants %s', (environment, missing) => {
  expect(problemsOf(environment).join('\n')).toContain(missing);
});

test('production refuses every sandbox part unless it is allowed to have them', () => {
  expect(problemsOf({ NODE_ENV: 'production' }).join('\n')).toMatch(
    /PUBLIC_URL[\s\S]*GOOGLE_CLIENT_ID[\s\S]*COMMERCE_/,
  );
  expect(problemsOf(PRODUCTION)).toEqual([]);
  expect(
    problemsOf({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://riposte.example',
      ALLOW_SANDBOX: 'sign-in, checkout',
    }),
  ).toEqual([]);
  expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: 'http://riposte.example' })[0]).toContain(
    'https:',
  );
  expect(readConfig(PRODUCTION).debugTools).toBe(false);
});

test.each([
  ['production', { NODE_ENV: 'production', PUBLIC_URL: 'https://riposte.example' }],
  ['an address that others can open', { PUBLIC_URL: 'http://192.168.1.7:3000' }],
])('in %s each sandbox part needs consent by its name', (_where, environment) => {
  expect(problemsOf(environment)).toHaveLength(2);
  expect(problemsOf({ ...environment, ALLOW_SANDBOX: 'checkout' })).toEqual([
    expect.stringContaining('ALLOW_SANDBOX=sign-in'),
  ]);
  expect(problemsOf({ ...environment, ALLOW_SANDBOX: 'sign-in' })).toEqual([
    expect.stringContaining('ALLOW_SANDBOX=checkout'),
  ]);
  const both = { ...environment, ALLOW_SANDBOX: 'sign-in,checkout' };
  expect(problemsOf(both)).toEqual([]);
  expect(readConfig(both).debugTools).toBe(false);
  for (const wrong of ['1', '0', 'sign-in,', 'all']) {
    const [line] = problemsOf({ ...environment, ALLOW_SANDBOX: wrong });
    expect(line).toContain(`ALLOW_SANDBOX is "${wrong}"`);
    expect(line).toContain('sign-in, checkout, or both by a comma');
  }
});

test('a sandbox sign-in never goes with a real checkout', () => {
  const { GOOGLE_CLIENT_ID: _id, GOOGLE_CLIENT_SECRET: _secret, ...checkoutOnly } = PRODUCTION;
  const allowed = { ...checkoutOnly, ALLOW_SANDBOX: 'sign-in,checkout' };
  const here = { ...checkoutOnly, NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:3000' };
  for (const environment of [allowed, here]) {
    expect(problemsOf(environment)).toEqual([expect.stringContaining('anyone can be anyone')]);
  }
});

test.each([
  ['GOOGLE_CLIENT_SECRET', 15],
  ['COMMERCE_API_KEY', 15],
  ['COMMERCE_WEBHOOK_SECRET', 23],
  ['GOOGLE_GENERATIVE_AI_API_KEY', 15],
  ['OPENAI_API_KEY', 15],
  ['ANTHROPIC_API_KEY', 15],
  ['TURNSTILE_SECRET_KEY', 15],
  ['METRICS_TOKEN', 31],
])('in production %s of %i characters is too short, and is not shown', (name, length) => {
  const [line, ...others] = problemsOf({ ...PRODUCTION, [name]: 'x'.repeat(length) });
  expect(others).toEqual([]);
  expect(line).toContain(`${name} has ${length} characters`);
  expect(line).not.toContain('xxx');
  expect(problemsOf({ ...PRODUCTION, [name]: 'x'.repeat(length + 1) })).toEqual([]);
});

test.each([
  'OIDC_ISSUER',
  'OPENAI_COMPATIBLE_BASE_URL',
  'COMMERCE_API_BASE',
  'COMMERCE_CHECKOUT_ORIGIN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
])('in production %s is asked by https', (name) => {
  const plain = { [name]: 'http://inside.example:4318' };
  expect(problemsOf({ ...PRODUCTION, ...plain })).toEqual([
    expect.stringMatching(new RegExp(`^${name} .*must begin with https:`)),
  ]);
  expect(problemsOf({ ...PRODUCTION, [name]: 'https://inside.example' })).toEqual([]);
  const { NODE_ENV: _production, ...elsewhere } = PRODUCTION;
  expect(problemsOf({ ...elsewhere, ...plain })).toEqual([]);
});

test('what this machine serves to itself needs no https, what browsers open does', () => {
  const local = 'http://127.0.0.1:8080/v1';
  const own = {
    OPENAI_COMPATIBLE_BASE_URL: local,
    COMMERCE_API_BASE: local,
    OTEL_EXPORTER_OTLP_ENDPOINT: local,
  };
  expect(problemsOf({ ...PRODUCTION, ...own })).toEqual([]);
  const opened = { OIDC_ISSUER: local, COMMERCE_CHECKOUT_ORIGIN: local };
  expect(problemsOf({ ...PRODUCTION, ...opened })).toHaveLength(2);
  const tried = { ...PRODUCTION, ...opened, PUBLIC_URL: 'http://localhost:3000' };
  expect(problemsOf(tried)).toEqual([]);
});

test.each(['DATABASE_URL', 'DATABASE_DIRECT_URL'])(
  'in production %s says how its connection is kept from others, and has a password worth the name',
  (name) => {
    const own = { ...PRODUCTION, DATABASE_URL: 'postgres://localhost/riposte' };
    const problemsWith = (address: string) => problemsOf({ ...own, [name]: address });
    const far = 'postgres://riposte:a-long-password@db.example:5432/riposte';
    for (const vague of ['', '?sslmode=prefer', '?sslmode=allow', '?host=10.0.0.1']) {
      expect(problemsWith(`${far}${vague}`)).toEqual([expect.stringContaining('sslmode=')]);
    }
    for (const said of ['verify-full', 'require', 'disable']) {
      expect(problemsWith(`${far}?sslmode=${said}`)).toEqual([]);
    }
    for (const near of [
      'postgres://riposte:short@127.0.0.1/riposte',
      'postgres://riposte@[::1]/riposte',
      'postgres:///riposte?host=/var/run/postgresql',
      'postgres://%2Fvar%2Frun%2Fpostgresql/riposte',
    ]) {
      expect(problemsWith(near), near).toEqual([]);
    }
    const [line] = problemsWith(
      'postgres://riposte:hunter2@db.example/riposte?sslmode=verify-full',
    );
    expect(line).toContain(`${name} has a password of 7 characters`);
    expect(line).not.toContain('hunter2');
    const { NODE_ENV: _production, ...elsewhere } = own;
    expect(problemsOf({ ...elsewhere, [name]: far })).toEqual([]);
  },
);

test('with port 0 the public address follows the port that was found', () => {
  expect(withPort(readConfig({ PORT: '0' }), 4711).publicUrl).toBe('http://localhost:4711');
  const fixed = readConfig({ ...PRODUCTION, PORT: '0', PUBLIC_URL: 'https://riposte.example/' });
  expect(withPort(fixed, 4711).publicUrl).toBe('https://riposte.example');
});

test('.env.example says what the settings say (npm run generate:env)', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(describeSettings());
});
