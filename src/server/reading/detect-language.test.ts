import { expect, test } from 'vitest';
import { TONES } from '#contract/tones.ts';
import { createBuiltinWriter } from '../writers/builtin/create-builtin-writer.ts';
import { detectLanguage } from './detect-language.ts';
import { KIND_SECTIONS } from '../writers/builtin/phrase-bank.ts';
import { readPost } from './read-post.ts';

test.each([
  ['Remote work is not the problem.', 'en'],
  ['ok', 'en'],
  ['😀😀', 'en'],
  ['lol same', 'en'],
  ['El teletrabajo no es el problema, son los jefes.', 'es'],
  ['¿Alguien sabe un buen libro de historia?', 'es'],
  ['Hoy he corrido mi primer maratón y no me lo creo', 'es'],
  ['O trabalho remoto não é o problema, são os chefes.', 'pt'],
  ['Hoje eu corri minha primeira maratona', 'pt'],
  ['Le télétravail n’est pas le problème, ce sont les chefs.', 'fr'],
  ["J'ai couru mon premier marathon aujourd'hui", 'fr'],
  ['Homeoffice ist nicht das Problem, die Chefs sind es.', 'de'],
  ['Heute bin ich meinen ersten Marathon gelaufen und es war schön', 'de'],
  ['今日はいい天気ですね', 'other'],
  ['Сегодня хорошая погода', 'other'],
  ['שלום עולם', 'other'],
  ['Praca zdalna nie jest problemem, problemem są szefowie którzy nie ufają', 'other'],
])('%s is %s', (post, language) => {
  expect(detectLanguage(post)).toBe(language);
});

test.each([
  ['Mi padre falleció anoche.', true],
  ['Minha avó morreu ontem', true],
  ['Mon père est mort hier soir', true],
  ['Mein Vater ist gestern gestorben', true],
  ['Diagnose bekommen: MS. Mehr kann ich gerade nicht schreiben.', true],
  ['Diagnose bekommen: ADHS mit 41, das erklärt einiges', false],
  ['Me diagnosticaron lupus el martes.', true],
  ['Papi est parti cette nuit, dans son sommeil.', true],
  ['Papi est parti en vacances hier.', false],
  ['Hace un año que te fuiste, papá.', true],
  ['Mi padre se fue a Madrid ayer.', false],
  ['A vó se foi ontem de madrugada. A casa ficou enorme.', true],
  ['Opa ist letzte Nacht friedlich eingeschlafen.', true],
  ['Opa ist vor dem Fernseher eingeschlafen.', false],
  ['La serie me mató de risa', false],
  ['Ich lach mich tot über das', false],
])('%s: care %s', (post, care) => {
  expect(readPost(post).needsCare).toBe(care);
});

test.each(['es', 'pt', 'fr', 'de'] as const)(
  '%s: five distinct lines of its own for each tone',
  async (language) => {
    const posts = {
      es: 'El teletrabajo no es el problema, son los jefes que no confían.',
      pt: 'O trabalho remoto não é o problema, são os chefes que não confiam.',
      fr: "Le télétravail n'est pas le problème, ce sont les chefs qui ne font pas confiance.",
      de: 'Homeoffice ist nicht das Problem, die Chefs vertrauen einfach nicht.',
    };
    const own = new Set(
      [...(KIND_SECTIONS.get(language)?.values() ?? [])].flatMap(({ lines }) =>
        Object.values(lines).flat(),
      ),
    );
    const { signal } = new AbortController();
    for (const { id: tone } of TONES) {
      const writer = createBuiltinWriter({ random: () => 0.3 });
      const request = {
        tweetText: posts[language],
        reading: readPost(posts[language]),
        tone,
        count: 5,
      };
      const replies = await Array.fromAsync(writer.write(request, { signal }));
      expect(replies).toHaveLength(5);
      expect(new Set(replies).size).toBe(5);
      for (const reply of replies) expect(own).toContain(reply);
    }
  },
);

test.each([
  ['shorter', 'Stated with the confidence of someone who has never had to test it.'],
  ['softer', 'If it were that obvious you wouldn’t need to post it.'],
  ['sharper', 'Quietly one of the more honest takes.'],
  ['again', 'If it were that obvious you wouldn’t need to post it.'],
] as const)('%s brings another reply', async (direction, reply) => {
  const writer = createBuiltinWriter({ random: () => 0.3 });
  const { signal } = new AbortController();
  const request = {
    tweetText: 'Remote work is not the problem. Your managers never learned to measure.',
    reading: readPost('Remote work is not the problem. Your managers never learned to measure.'),
    tone: 'rage' as const,
    count: 1,
    revision: { reply, direction },
    avoid: [reply],
  };
  const [other = ''] = await Array.fromAsync(writer.write(request, { signal }));
  expect(other).not.toBe(reply);
  expect(other).not.toBe('');
  if (direction === 'shorter') expect(other.length).toBeLessThan(reply.length);
});
