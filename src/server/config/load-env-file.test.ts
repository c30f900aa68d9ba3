import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadEnvFile } from './load-env-file.ts';

function makePath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, '.env');
}

test.each(['utf8', 'utf16le'] as const)('a byte-order mark takes no line away: %s', (encoding) => {
  const file = makePath();
  writeFileSync(file, '\uFEFFPORT=3010\r\nHOST=::1\r\n', encoding);
  const environment = {};
  loadEnvFile(environment, file);
  expect(environment).toEqual({ PORT: '3010', HOST: '::1' });
});

test('what the environment says stays, also where it says nothing', () => {
  const file = makePath();
  writeFileSync(file, "PORT='3010' # a port\nHOST=::1\nAI_MODEL=builtin\n");
  const environment = { PORT: '3020', HOST: '' };
  loadEnvFile(environment, file);
  expect(environment).toEqual({ PORT: '3020', HOST: '', AI_MODEL: 'builtin' });
});

test('there need be none, and a folder is said in one line', () => {
  const file = makePath();
  const environment = {};
  loadEnvFile(environment, file);
  expect(environment).toEqual({});
  mkdirSync(file);
  expect(() => loadEnvFile(environment, file)).toThrow(`${file} cannot be read (EISDIR).`);
});

test('names that nobody reads are told, without what stands behind them', () => {
  const file = makePath();
  const known = 'DATABASE_URL=\nTZ=UTC\nPGSSLROOTCERT=a.pem\nPOSTGRES_PASSWORD=b\n';
  writeFileSync(file, `${known}DATABSE_URL=postgres://u:secret@h/d\nlower=1\nsk-c2VjcmV0=\nTZ=\n`);
  expect(loadEnvFile({}, file)).toEqual(['DATABSE_URL']);
});
