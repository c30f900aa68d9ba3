import { expect, test } from 'vitest';
import { putTheme, readPutTheme, readTheme } from './put-theme.ts';

const PAGE = `<!doctype html>
<html lang="en"><head>
  <meta name="color-scheme" content="light dark" />
  <meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)" />
  <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)" />
</head><select><option value="system" selected="">System</option><option value="dark">Dark</option></select>`;

test('a picked theme is all that the page says, and the development server finds it again', () => {
  expect(putTheme(PAGE, 'system')).toBe(PAGE);
  const dark = putTheme(PAGE, 'dark');
  expect(dark).toContain('<html data-theme="dark" lang="en">');
  expect(dark).toContain('content="dark"');
  expect(dark).toContain('content="#fff" media="not all"');
  expect(dark).toContain('content="#000" media="all"');
  expect(dark).toContain('<option value="system">System</option><option value="dark" selected="">');
  expect(putTheme(PAGE, 'light')).toContain('content="#fff" media="all"');
  for (const theme of ['system', 'light', 'dark'] as const) {
    expect(readPutTheme(putTheme(PAGE, theme))).toBe(theme);
  }
});

test('a cookie that names no theme is the system’s', () => {
  for (const said of [undefined, '', 'sepia', '"><script>', 'constructor']) {
    expect(readTheme(said)).toBe('system');
  }
});
