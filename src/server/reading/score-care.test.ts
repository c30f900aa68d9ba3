import { expect, test } from 'vitest';
import { scoreCare } from './score-care.ts';

test.each([
  [
    'en',
    'we buried my mum on friday and the house is so quiet',
    'we painted my fence on friday and the house is so pretty',
  ],
  [
    'es',
    'el primer domingo sin mi madre y la silla sigue ahí',
    'el primer domingo de rebajas y ya no queda mi talla',
  ],
  [
    'pt',
    'o primeiro natal sem o meu pai e a cadeira continua ali',
    'o primeiro dia de feira e já acabou o pastel',
  ],
  [
    'fr',
    'le premier noël sans maman et la chaise est toujours là',
    'le premier marché du mois et les melons sont à deux euros',
  ],
  [
    'de',
    'das erste weihnachten ohne papa und der stuhl steht noch da',
    'der erste markttag im mai und die erdbeeren sind schon weg',
  ],
] as const)('%s: what hurts says more than what does not', (language, sad, calm) => {
  const score = (text: string) => scoreCare(text.split(' '), language);
  expect(score(sad)).toBeGreaterThan(score(calm) + 1);
});

test('words that nobody has counted say nothing', () => {
  expect(scoreCare(['blorp', 'fnord'], 'en')).toBe(scoreCare([], 'en'));
});
