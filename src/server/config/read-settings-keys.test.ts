import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readSettingsKeys } from './read-settings-keys.ts';

const KEY = 'a'.repeat(32);

test('on its own machine a server makes one key beside its database; elsewhere only settings say one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-settings-'));
  const read = (settings: Record<string, string>) =>
    readSettingsKeys(readConfig({ DATA_DIR: folder, ...settings }));
  try {
    expect(read({ DATABASE_URL: 'postgres://x:y@localhost/z' })).toEqual([]);
    const others = { PUBLIC_URL: 'https://riposte.example', ALLOW_SANDBOX: 'sign-in,checkout' };
    expect(read(others)).toEqual([]);
    expect(read({ SETTINGS_KEY: KEY, SETTINGS_KEY_BEFORE: 'b'.repeat(32) })).toEqual([
      KEY,
      'b'.repeat(32),
    ]);
    expect(readdirSync(folder)).toEqual([]);
    const made = read({});
    expect(made[0]?.length).toBeGreaterThan(32);
    expect(read({})).toEqual(made);
    expect(statSync(join(folder, 'settings.key')).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
