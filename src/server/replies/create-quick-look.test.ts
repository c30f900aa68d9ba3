import fc from 'fast-check';
import {
  englishDataset,
  englishRecommendedBlacklistMatcherTransformers,
  englishRecommendedTransformers,
  pattern,
  RegExpMatcher,
  SyntaxKind,
} from 'obscenity';
import { expect, test } from 'vitest';
import { createQuickLook } from './create-quick-look.ts';

const terms = englishDataset.build();
const patterns = terms.blacklistedTerms.map(({ pattern }) => pattern);
const matcher = new RegExpMatcher({ ...terms, ...englishRecommendedTransformers });
const look = createQuickLook({
  patterns,
  transformers: englishRecommendedBlacklistMatcherTransformers,
});

/** How else a letter is written, by those who know that it is looked for. */
const DISGUISES: Readonly<Record<string, readonly string[]>> = {
  a: ['A', '@', '4', 'á', 'aa'],
  c: ['C', '(', 'cc'],
  e: ['E', '3', 'é', 'ee', 'eee'],
  g: ['G', '6', 'gg', 'ggg'],
  i: ['I', '1', '!', 'í', 'ii'],
  o: ['O', '0', 'oo', 'ooo', 'ó'],
  s: ['S', '$', '5', 'ss', 'sss'],
  t: ['T', '7', 'tt'],
};

/** A word of the list, with some of its letters disguised. */
const disguised = fc.constantFrom(...patterns).chain(({ nodes }) =>
  fc
    .tuple(
      ...nodes.map((node) => {
        if (node.kind === SyntaxKind.Optional) return fc.constant('');
        if (node.kind === SyntaxKind.Wildcard) return fc.constant('x');
        const letters = 'chars' in node ? [...String.fromCodePoint(...node.chars)] : [];
        return fc
          .tuple(...letters.map((one) => fc.constantFrom(one, ...(DISGUISES[one] ?? []))))
          .map((written) => written.join(''));
      }),
    )
    .map((pieces) => pieces.join('')),
);

test('never overlooks what the matcher finds, however it is written and whatever stands around it', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), disguised, fc.boolean(), (around, word, isApart) => {
      const text = isApart ? `${around} ${word} ${around}` : `${around}${word}`;
      if (!matcher.hasMatch(text)) return;
      found += 1;
      expect(look(text), text).toBe(true);
    }),
    { numRuns: 5000 },
  );
  expect(found).toBeGreaterThan(1000);
});

test('sees nothing in what people say, and a word in pieces where its longest is', () => {
  const lookForTwo = createQuickLook({
    patterns: [pattern`|wetback|`, pattern`bu?kkake`],
    transformers: englishRecommendedBlacklistMatcherTransformers,
  });
  expect(lookForTwo('The first ten minutes of a job tell you more than the interview.')).toBe(
    false,
  );
  expect(lookForTwo('Gar nicht so schlimm, wenn man erst einmal angefangen hat 🙂')).toBe(false);
  expect(lookForTwo('')).toBe(false);
  expect(lookForTwo('a W3TTTB4CK')).toBe(true);
  expect(lookForTwo('bxkkake')).toBe(true);
});
