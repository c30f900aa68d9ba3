import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

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
  ['Guys tolong dong, ngilangin bau duren di mobil gimana ya? udah 3 hari', 'other'],
  ['¿Mañana?', 'es'],
  ['São João amanhã', 'pt'],
  ["J'adore", 'fr'],
  ['Schöne Grüße', 'de'],
  ['Źdźbło', 'other'],
  ['Två små grå', 'other'],
  ['De trein rijdt vandaag korter.', 'other'],
  ['dus allemaal in één coupé', 'other'],
  ['Odio a esta compañía telefónica, tres horas de espera.', 'es'],
  ['Brotzeit. Geht hin Leute, tut gut', 'de'],
  ['Я think this is the best café', 'en'],
  ['My Сегодня погода хорошая', 'other'],
  ['https://www.lemonde.fr/les-gens-et-leur-vie lol', 'en'],
  ['#dietwochedanach @werbistduda ok', 'en'],
  ['今日はいい天気ですね', 'other'],
  ['Сегодня хорошая погода', 'other'],
  ['שלום עולם', 'other'],
  ['Praca zdalna nie jest problemem, problemem są szefowie którzy nie ufają', 'other'],
])('%s is %s', (post, language) => {
  expect(detectLanguage(post)).toBe(language);
});
