import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeFile } from './built-files.ts';
import { inlineStyles } from './inline-styles.ts';

const LINK = '<link rel="stylesheet" crossorigin href="/assets/index-a.css">';
const CSS = '.price::before { content: "$&"; }';
const filesOf = (texts: Record<string, string>) =>
  new Map(
    Object.entries(texts).map(([path, text]) => [path, describeFile(Buffer.from(text), path)]),
  );

test('the styles of the first paint are in the page to the letter, under the hash that lets them in', () => {
  const files = { '/index.html': `<head>${LINK}</head>`, '/assets/index-a.css': CSS };
  const hash = createHash('sha256').update(CSS).digest('base64');
  expect(inlineStyles(filesOf(files))).toEqual({
    html: `<head><style>${CSS}</style>${LINK.replace('<link', '<link type="text/plain"')}</head>`,
    styleHash: `'sha256-${hash}'`,
  });
});

test('a page without styles of ours stays as it is, and nothing inline is let in', () => {
  const html = `<head>${LINK}</head>`;
  expect(inlineStyles(filesOf({ '/index.html': html }))).toEqual({ html, styleHash: null });
  expect(() => inlineStyles(new Map())).toThrow('no index.html');
});
