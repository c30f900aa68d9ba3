import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '#server/config/settings.ts';

/** What the browser can download. */
const files = globSync('dist/web/**/*.{js,css,html,map}');

test('what the browser downloads holds no server code, no setting and no secret', () => {
  expect(files.length).toBeGreaterThan(10);
  const markers = [
    // A screen may name a setting; what it is about only the server's own module says.
    ...Object.values(SETTINGS).map(({ about }) => about),
    // Modules and statements of the server.
    ...[
      '"node:',
      "'node:",
      '`node:',
      'process.env.',
      'drizzle',
      'insert into',
      'delete from',
      'pg_notify',
    ],
    // What secrets look like: of the commerce provider, of models, keys in PEM.
    ...['whsec_', 'apik_', 'sk-ant-', 'AIza', 'BEGIN PRIVATE KEY'],
  ];
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return markers.filter((marker) => text.includes(marker)).map((marker) => `${file}: ${marker}`);
  });
  expect(found).toEqual([]);
});

test('no source map tells more than the code', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('the server’s own files hold no letter that has the engine keep them at two bytes each', () => {
  const built = globSync('dist/{server,prerender}/**/*.js');
  expect(built.length).toBeGreaterThan(10);
  const wide = built.filter((file) => /[^\0-\x7F]/.test(readFileSync(file, 'latin1')));
  expect(wide).toEqual([]);
});
