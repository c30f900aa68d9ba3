import { expect, test } from 'vitest';
import { findClaims, findToldSentences } from './find-quotes.ts';

test('a short sentence among others may be said back, the last one first', () => {
  const post =
    'We tried for four years to have a baby. Today there was a heartbeat. I called my mum.';
  expect(findToldSentences(post)).toEqual(['I called my mum', 'Today there was a heartbeat']);
});

test.each([
  ['a whole post', 'Three weeks in and I own stickers'],
  ['half a sentence', 'I waited all day for the parcel to come. And nobody rang the bell.'],
  [
    'thanks',
    'I have joined a bakery as its second baker. Grateful to everyone who believed in me.',
  ],
  ['how it begins', 'They moved it to Friday. The whole of the office has gone quite mad over it.'],
  ['a mere number of them', 'My pupils hand in their phones at the door each day. All of them do.'],
  [
    'what leaves its verb out',
    'They sold the old tram and bought a bus instead. My gran would not.',
  ],
  ['a heading', 'day 3 of no vaping. a pigeon looked at me wrong and I nearly told him everything'],
  [
    'what is cut at a name',
    'They gave all of the biscuits away. I thanked Mr. Nguyen and I sat down',
  ],
  [
    'a question without its mark',
    'They moved all of it to Friday afternoon, every bit. What am I missing',
  ],
  ['a notice', 'Window cleaning in Horsham and the villages around it. Pm for a quote'],
  ['a question', 'They moved every single meeting to Friday afternoon. Why do this?'],
  ['a quotation', 'I played it for my dad tonight on the sofa. He said "again" and left.'],
  [
    'where a person lives',
    'He shouted at my daughter in the park today. Smith is at 14 Elm Street.',
  ],
])('%s is no sentence to say back', (_, post) => {
  expect(findToldSentences(post)).toEqual([]);
});

test.each([
  ['es', 'Hoy abrí la caja de la abuela y tenía tres botones. Un abrazo. Feliz noche para todos.'],
  ['fr', "Ce matin j'ai ouvert la boîte de ma grand-mère, enfin. Bien à vous, Fabienne."],
  ['de', 'Heute habe ich die Kiste von der Oma geöffnet, endlich. Schönen Sonntag aus Linz.'],
  [
    'pt',
    'Hoje abri a caixa da avó e tinha três botões lá dentro. Zona de Leiria. Boas festas a todos.',
  ],
  ['fr', 'Ce matin toute la rue est venue à la maison. Il y avait M. Dupont et son chien'],
  ['de', 'Der Nachbar hat sechzig Schafe und meine Stiefel. Ich hätte gern meine Stiefel, Gr. 41.'],
] as const)('a greeting, a place and what is cut at a short form: %s', (language, post) => {
  expect(findToldSentences(post, language)).toEqual([]);
});

test('an argument is quoted by its claims and never by what its author tells of themselves', () => {
  const post = 'I have been a manager for years. Meetings are not the problem.';
  expect(findClaims(post)).toEqual(['Meetings are not the problem']);
});

test.each([
  ['es', 'Cambié el grifo de la cocina por fin. Dos horas y un pulgar menos. Pero ya no gotea.'],
  [
    'fr',
    'Le vide-grenier était plein à sept heures. Deux heures et un pouce. Mais tout est parti.',
  ],
  [
    'de',
    'Der Hahn in der Küche tropft nicht mehr. Zwei Stunden und ein Daumen. Aber er tropft nicht.',
  ],
  [
    'pt',
    'Troquei a torneira da cozinha enfim. Duas horas e um polegar. Mas parou de pingar mesmo.',
  ],
] as const)('in %s what leans on the sentence before is not said back either', (language, post) => {
  const [, said] = post.split('. ');
  expect(findToldSentences(post, language)).toEqual([said]);
});

test('what holds a quotation in any marks is not said back', () => {
  const post = 'Ma fille lit tout haut maintenant, tous les soirs. Mamie a dit « encore » hier';
  expect(findToldSentences(post, 'fr')).toEqual([]);
});

test('a number with a full stop ends no sentence', () => {
  const post =
    'Die Katze war drei Tage weg, und keiner wusste wo. Frau Özdemir aus dem 2. Stock hat sie';
  expect(findToldSentences(post, 'de')).toEqual([]);
});
