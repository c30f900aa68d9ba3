import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { modelPricesSchema } from '#contract/overview.ts';
import { siteLinksSchema } from '#contract/site.ts';
import { readNamedFile } from './read-named-file.ts';

function write(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'named.json');
  writeFileSync(file, content);
  return file;
}

test('the files that come with it can be read', () => {
  const links = readNamedFile('SITE_FILE', { file: 'site.json', schema: siteLinksSchema });
  expect(links).toHaveProperty('contact');
  const prices = { file: 'model-prices.json', schema: modelPricesSchema };
  expect(readNamedFile('MODEL_PRICES_FILE', prices)).toHaveProperty('models');
});

test('what is wrong in a file is said with the setting, the file and the place', () => {
  const file = write('{"currency": "usd", "models": {"m": {"inputPerMillion": "1"}}}');
  const read = () => readNamedFile('MODEL_PRICES_FILE', { file, schema: modelPricesSchema });
  expect(read).toThrow(`MODEL_PRICES_FILE ${file}: models.m.inputPerMillion: `);
});

test.each([
  ['no JSON', () => write('{')],
  ['no file', () => '/nowhere/site.json'],
])('%s: said in words', (_name, make) => {
  const file = make();
  const read = () => readNamedFile('SITE_FILE', { file, schema: siteLinksSchema });
  expect(read).toThrow(`SITE_FILE ${file} cannot be read as JSON (`);
});
