import { expect, test } from 'vitest';
import { isInstallCurrent } from './is-install-current.mjs';

const LOCKED = {
  '': { version: '0.1.0' },
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/vite': { version: '8.0.0', dev: true },
  'node_modules/oxlint-win32': { version: '1.0.0', dev: true, optional: true },
  'node_modules/@types/node': { version: '24.0.0', devOptional: true },
};
const HERE = { 'node_modules/hono': LOCKED['node_modules/hono'] };
const ALL = { ...HERE, 'node_modules/vite': LOCKED['node_modules/vite'] };
const isCurrent = (locked, installed, withDev = true) =>
  isInstallCurrent(JSON.stringify({ packages: locked }), JSON.stringify({ packages: installed }), {
    withDev,
  });

test('what the lockfile asks for is installed, but for what belongs to other platforms', () => {
  expect(isCurrent(LOCKED, ALL)).toBe(true);
});

test('a package that is missing, of another version, or no longer wanted is noticed', () => {
  expect(isCurrent(LOCKED, HERE)).toBe(false);
  expect(isCurrent(LOCKED, { ...ALL, 'node_modules/hono': { version: '3.9.9' } })).toBe(false);
  expect(isCurrent(LOCKED, { ...ALL, 'node_modules/old': { version: '1.0.0' } })).toBe(false);
});

test('the tools of development may be missing where they are not needed', () => {
  expect(isCurrent(LOCKED, HERE, false)).toBe(true);
  expect(isCurrent(LOCKED, {}, false)).toBe(false);
});
