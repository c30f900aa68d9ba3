import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NETWORKS, REPLY_LANGUAGES } from '#contract/choices.ts';
import { DIRECTIONS } from '#contract/directions.ts';
import { ERRORS, PAGE_ERRORS } from '#contract/errors.ts';
import { KEPT_DATA } from '#contract/kept-data.ts';
import { LANGUAGES } from '#contract/language.ts';
import { THEMES } from '#contract/theme.ts';
import { TONES } from '#contract/tones.ts';
import { findWords, NAMES } from '../testing/find-words.ts';
import type { Catalogue } from './t.ts';

const WEB = join(import.meta.dirname, '..');

/** In English alone: who meets them runs an installation, or is a program. */
const OF_OPERATORS = new RegExp(
  [
    '^(?:operator|password|invitation|role|duration|notes|gift|undo|settings|webhook|experiment)_',
    '^writer_(?:locked|address|key|model|request|list|provider)',
    '^commerce_(?:rejected|not_found|request)',
  ].join('|'),
);
const OF_PROGRAMS = /^(?:body|content_type)_/;

const others = LANGUAGES.filter(({ id }) => id !== 'en').map(({ id }) => id);
const used = findUsed();

/** What the page says, and the fixed words of the contract that it shows. */
function findUsed() {
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter(
    (name) => !/^(?:operator|testing)\/|\.test\.|^words\/catalogues\//.test(name),
  );
  const found = files.map((name) => findWords(name, readFileSync(join(WEB, name), 'utf8')));
  const labels = [...TONES, ...THEMES, ...DIRECTIONS, ...NETWORKS, ...REPLY_LANGUAGES.slice(0, 1)];
  const kept = KEPT_DATA.flatMap(({ what, why, howLong }) => [what, why, howLong]);
  const sentences = new Set([
    ...found.flatMap((each) => [...each.sentences]),
    ...labels.map(({ label }) => label).filter((label) => !NAMES.has(label)),
    ...kept,
    ...Object.values(PAGE_ERRORS).map(({ template }) => template),
  ]);
  return { sentences, plurals: new Set(found.flatMap((each) => [...each.plurals])) };
}

async function read(language: string) {
  const { catalogue } = (await import(`./catalogues/${language}.ts`)) as { catalogue: Catalogue };
  return catalogue;
}

/** The names of values, and the marks of parts. */
const namesIn = (words: string) => words.match(/\{\w+\}|<\/?\d>/g)?.toSorted() ?? [];

test.each(others)('%s has every sentence of the page, and no other', async (language) => {
  const known = Object.keys(await read(language));
  expect(known.filter((sentence) => !used.sentences.has(sentence))).toEqual([]);
  expect([...used.sentences].filter((sentence) => !known.includes(sentence))).toEqual([]);
});

test.each(others)('%s names the same values and marks the same parts', async (language) => {
  const catalogue = await read(language);
  for (const [sentence, words] of Object.entries(catalogue)) {
    if (typeof words === 'string') expect(namesIn(words), sentence).toEqual(namesIn(sentence));
    // A form for one or two may say so in words.
    else expect(namesIn(words.other), sentence).toEqual(namesIn(sentence));
  }
});

test.each(others)(
  '%s has the forms that its numbers need, where English has two',
  async (language) => {
    const catalogue = await read(language);
    const rules = new Intl.PluralRules(language);
    const needed = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
    expect(Object.keys(catalogue).filter((key) => typeof catalogue[key] === 'object')).toEqual(
      expect.arrayContaining([...used.plurals]),
    );
    for (const sentence of used.plurals) {
      expect(new Set(Object.keys(catalogue[sentence] ?? {})), sentence).toEqual(needed);
    }
  },
);

test.each(others)('%s has every error that a person can meet', async (language) => {
  const words = (await import(`../../contract/words/${language}.ts`)) as {
    pageErrors: Record<string, string>;
    serverErrors: Record<string, string>;
  };
  const known = { ...words.pageErrors, ...words.serverErrors };
  const templates = Object.entries(ERRORS)
    .filter(([code]) => !OF_OPERATORS.test(code) && !OF_PROGRAMS.test(code))
    .map(([, { template }]) => template);
  expect(Object.keys(known).toSorted()).toEqual([...new Set(templates)].toSorted());
  for (const [sentence, said] of Object.entries(known)) {
    const named = new Set(namesIn(sentence));
    expect(new Set(namesIn(said)), sentence).toEqual(named);
  }
});
