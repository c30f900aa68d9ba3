import { afterAll, expect, test } from 'vitest';
import type { SiteFacts } from '#contract/site.ts';
import { facts } from './facts.ts';
import { prerenderHome } from './prerender.tsx';

const GIVEN: SiteFacts = {
  ...facts,
  links: { ...facts.links, blog: 'https://blog.example' },
  wording: { ...facts.wording, signInName: 'Example ID' },
  builtinWriter: 'local',
};

const OWN = { ...facts };
afterAll(() => Object.assign(facts, OWN)); // other files' tests share the module

test('the words are those of the installation, in one piece without any script', async () => {
  const html = await prerenderHome(GIVEN, { isNobody: true });
  expect(html).toMatch(/^<header.*<\/footer>$/s);
  for (const words of ['Sign in with Example ID', 'https://blog.example', 'Built-in writer:']) {
    expect(html).toContain(words);
  }
  expect(html).toMatch(/<textarea id="tweet"[^>]*><\/textarea>/);
  expect(html).toContain('Podcasts at least get edited.');
  expect(html).not.toMatch(/Google|<script|<link|<title|<template/);
});

test('who may be signed in is not asked to', async () => {
  const html = await prerenderHome(GIVEN, { isNobody: false });
  expect(html).toMatch(/<textarea id="tweet"[^>]*><\/textarea>/);
  expect(html).toContain('Loading your account...');
  expect(html).not.toMatch(/Sign in|An example/);
});
