import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createLogger } from './logger.ts';
import { SETTINGS, type Setting } from '../config/settings.ts';

const POST = 'what somebody pasted';

/** Every secret setting with a value of its own. */
const secrets = Object.fromEntries(
  Object.entries<Setting<unknown>>(SETTINGS)
    .filter(([, { isSecret }]) => isSecret)
    .map(([name]) => [name, `Very "secret", and long enough: ${name.toLowerCase()}`]),
);
const settings = {
  ...secrets,
  DATABASE_URL: 'postgres://riposte:hunter%402%21@db.example/riposte',
  DATABASE_DIRECT_URL: 'postgres://riposte:straight-in@db.example/riposte',
  GOOGLE_CLIENT_ID: 'x',
  COMMERCE_COMPANY_ID: 'x',
  COMMERCE_PLAN_ID: 'x',
  COMMERCE_PRODUCT_ID: 'x',
  OPERATOR_EMAIL: 'you@riposte.example',
  HUMAN_VERIFICATION: 'turnstile',
  TURNSTILE_SITE_KEY: 'x',
  LOG_LEVEL: 'debug',
};

test('no secret of the settings gets into the log, whatever brings it along', () => {
  let log = '';
  const logger = createLogger(readConfig(settings), { write: (line) => (log += line) });
  const all = [...Object.values(settings), 'hunter%402%21', 'hunter@2!', 'straight-in'];
  for (const value of all) {
    const error = new Error(`401: the key ${value} is not valid`, { cause: new Error(value) });
    logger.warn({ err: error, url: `https://provider.example/?key=${value}` }, `with ${value}`);
    logger.child({ requestId: value }).info({ nested: { deep: [value] } });
  }
  const hidden = [
    ...Object.keys(secrets).map((name) => settings[name as keyof typeof settings]),
    ...['hunter%402%21', 'hunter@2!', 'straight-in'],
  ];
  expect(hidden.length).toBeGreaterThan(12);
  for (const secret of hidden) {
    expect(log).not.toContain(secret);
    expect(log).not.toContain(JSON.stringify(secret).slice(1, -1));
  }
  for (const line of log.trim().split('\n'))
    expect(() => JSON.parse(line) as unknown).not.toThrow();
  expect(log).toContain('the key [secret] is not valid');
});

test('a secret that holds another is hidden to its end', () => {
  let log = '';
  const secrets = ['key-1234', 'key-1234-of-the-house'];
  const logger = createLogger({ logLevel: 'info', secrets }, { write: (line) => (log += line) });
  logger.info('with key-1234-of-the-house');
  expect(log).toContain('with [secret]"');
});

test('an error brings neither its parameters, nor its request, nor its own text of the stack along', () => {
  let log = '';
  const logger = createLogger(readConfig({ LOG_LEVEL: 'info' }), {
    write: (line) => (log += line),
  });
  const query = new Error(`Failed query: select $1\nparams: ${POST}`, {
    cause: Object.assign(new Error('duplicate key'), { code: '23505', detail: POST }),
  });
  logger.error(
    { err: Object.assign(query, { parameters: [POST], requestBodyValues: POST }) },
    'failed',
  );
  logger.error({ err: POST }, 'failed');
  expect(log).not.toContain(POST);
  expect(log).toContain('duplicate key');
  expect(log).toContain('23505');
  expect(log).toContain('logger.test.ts');
});
