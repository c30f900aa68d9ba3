import { expect, test } from 'vitest';
import { findDanger } from './find-danger.ts';

test.each([
  // 'personal', by "your kind"
  'Thank you for your kind words, they made my morning.',
  'Your kind heart shows in every line.',
  'Go back to your first draft, it was braver.',
  // 'harm'
  'Cut yourself some slack, you did more than most would.',
  'Nobody deserves to die for a parking space.',
  'That dress is drop dead gorgeous.',
  // 'personal', where somebody is consoled
  'You are not worthless, and this week does not get a vote.',
  'You’re not stupid for trusting a friend.',
  // 'private_data'
  'A 12 hour road trip for one sandwich? In.',
  'Somebody finally fixed the 3 worst road signs in town.',
  'The 5 best street tacos are all in one parking lot.',
  // 'threat'
  'We will find you a better landlord.',
  'You’re dead right about the queue.',
  'I’ll beat you to it.',
  'We will find your keys before you do.',
  'Don’t hurt yourself reaching for that point.',
  'This should be shot on film.',
  'Thanks, you will shoot me a message?',
  // letters that stand apart
  'A B C D, and then nobody knows.',
  'S.O.S. from the kitchen.',
])('%s is fine', (reply) => {
  expect(findDanger(reply)).toBeNull();
});

test.each([
  'I’m gonna kill you for this',
  'Im going to kill you for this',
  'just kill  yourself',
  'kill\nyourself',
  'kill your self',
  'go neck yourself',
  'I’ll find you.',
  'We will beat you up.',
  'you’re dead meat',
  'cut yourself, then',
  'youre an idiot',
  'n-i-g-g-e-r',
  'What a f a g g o t',
  'You should k​ill yourself',
])('%j is not shown', (reply) => {
  expect(findDanger(reply)).not.toBeNull();
});

test.each([
  ['Call him on 555‑123‑4567.', 'hyphens that do not break, as models write them'],
  ['Call him on 555–123–4567.', 'en dashes'],
  ['Ruf ihn an: 0171/2345678', 'the German slash'],
  ['Ruf ihn an: 030 / 901 820', 'the German slash between spaces'],
  ['اتصل به على ٠١٠٠١٢٣٤٥٦٧', 'Arabic digits'],
  ['एक बार ९८७६५४३२१० पर फ़ोन कीजिए', 'Devanagari digits'],
  ['Call him on 555.\u200B123.\u200B4567', 'zero-width spaces'],
])('%s is private data: %s', (reply) => {
  expect(findDanger(reply)).toBe('private_data');
});

test.each([
  '1.000.000.000 Euro für eine Brücke?',
  '10 000 000 000 € et toujours pas de train.',
  'Best seasons: 2019 2020 2021.',
  'सबसे अच्छे साल: २०१९ २०२० २०२१',
])('%s is no telephone number', (reply) => {
  expect(findDanger(reply)).toBeNull();
});
