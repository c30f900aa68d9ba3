import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page, Response as PageResponse } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpSite } from './set-up-site.ts';
import { signIn } from './visitor.ts';

/** Of JavaScript before anything is clicked, compressed; React itself is two thirds of it. */
const MOST_BYTES = 95_000;
const BUILT_FILES = new URL('../dist/web/assets/', import.meta.url);

const site = setUpSite();

/** Loads the page anew, and adds up its JavaScript once nothing more is asked for. */
async function measureScripts(page: Page): Promise<{ bytes: number; files: string[] }> {
  const bodies = new Map<string, Promise<Buffer>>();
  const note = (answer: PageResponse) => {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith('.js')) bodies.set(pathname, answer.body());
  };
  page.on('response', note);
  await page.reload();
  await page.getByLabel('Enter the tweet you want to reply to').waitFor();
  await page.getByText(/^An example|daily uses/).waitFor();
  const scripts = await Promise.all(bodies.values());
  page.off('response', note); // what comes later may be left by the page before it is read
  const bytes = scripts.map((body) => gzipSync(body, { level: 9 }).length);
  return { bytes: bytes.reduce((sum, size) => sum + size, 0), files: [...bodies.keys()] };
}

test('the main page needs at most 95 kB of JavaScript before first use, signed in or not', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  const signedOut = await measureScripts(page);
  expect(signedOut.files).not.toEqual([]);
  expect(signedOut.bytes).toBeLessThan(MOST_BYTES);
  await signIn(page, 'bytes@example.org');
  expect((await measureScripts(page)).bytes).toBeLessThan(MOST_BYTES);
});

test('what shows replies is fetched when a person turns to the box, before the button is pressed', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  const fetching = page.waitForRequest(/\/assets\/results-.*\.js$/);
  await page.getByLabel('Enter the tweet you want to reply to').focus();
  await fetching;
});

test('no page downloads the schema library: limits live apart from schemas', () => {
  const scripts = readdirSync(BUILT_FILES).filter((name) => name.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  const withSchemas = scripts.filter((name) =>
    readFileSync(new URL(name, BUILT_FILES), 'utf8').includes('ZodError'),
  );
  expect(withSchemas).toEqual([]);
});

test('the licences of all that the page is built from go with it', async () => {
  const answer = await fetch(`${site.server().url}/licenses.txt`);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
  const text = await answer.text();
  for (const name of ['react', 'react-dom', 'wouter', 'uplot', 'eventsource-parser']) {
    expect(text).toMatch(new RegExp(`^## ${name} - `, 'm'));
  }
  expect(text).toContain('Permission is hereby granted, free of charge');
  const worker = readdirSync(BUILT_FILES).find((name) => name.includes('.worker-')) ?? '';
  expect(readFileSync(new URL(worker, BUILT_FILES), 'utf8')).toContain('altcha-lib\n\nMIT License');
});
