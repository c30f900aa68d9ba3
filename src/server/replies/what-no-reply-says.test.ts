import { expect, test } from 'vitest';
import { findDanger } from './find-danger.ts';
import { findMachineVoice } from './find-machine-voice.ts';

test.each([
  ['You are a retard.', 'slur'],
  ['What a f4gg0t take', 'slur'],
  ["I'll find you and you'll regret it", 'threat'],
  ['I know where you live.', 'threat'],
  ['kys', 'harm'],
  ['Honestly you should just kill yourself', 'harm'],
  ['I hope you die alone', 'harm'],
  ['send nudes instead', 'sexual'],
  ['they deserve to be raped', 'sexual'],
  ['You’re an idiot and so is everyone who liked this.', 'personal'],
  ['You are so stupid it hurts', 'personal'],
  ['Go back to where you came from', 'personal'],
  ['Call him on +1 415 555 0134 and ask', 'private_data'],
  ['Call him on (555) 123-4567 and ask', 'private_data'],
  ['Call him on +1 (555) 123-4567', 'private_data'],
  ['(020) 7946 0958, any time', 'private_data'],
  ['555 - 123 - 4567', 'private_data'],
  ['Write to jane.doe@example.com and complain', 'private_data'],
  ['She lives at 12 Elm Street', 'private_data'],
  ['I’m gonna kill you for this', 'threat'],
  ['Im going to kill you for this', 'threat'],
  ['just kill  yourself', 'harm'],
  ['kill\nyourself', 'harm'],
  ['kill your self', 'harm'],
  ['go neck yourself', 'harm'],
  ['I’ll find you.', 'threat'],
  ['I will find you tonight', 'threat'],
  ['We will beat you up.', 'threat'],
  ['I’ll destroy your life', 'threat'],
  ['I’m gonna stab your dog', 'threat'],
  ['you’re dead meat', 'threat'],
  ['cut yourself, then', 'harm'],
  ['please burn yourself', 'harm'],
  ['I hope you hurt yourself', 'harm'],
  ['youre an idiot', 'personal'],
  ['n-i-g-g-e-r', 'slur'],
  ['What a f a g g o t', 'slur'],
  ['You should k\u200Bill yourself', 'harm'],
  ['Call him on 555‑123‑4567.', 'private_data'],
  ['Call him on 555–123–4567.', 'private_data'],
  ['Ruf ihn an: 0171/2345678', 'private_data'],
  ['Ruf ihn an: 030 / 901 820', 'private_data'],
  ['اتصل به على ٠١٠٠١٢٣٤٥٦٧', 'private_data'],
  ['एक बार ९८७६५४३२१० पर फ़ोन कीजिए', 'private_data'],
  ['Call him on 555.\u200B123.\u200B4567', 'private_data'],
])('%s is %s', (reply, danger) => {
  expect(findDanger(reply)).toBe(danger);
});

test.each([
  'Moby Dick is better than this take.',
  'That argument is dead on arrival.',
  'The idea is stupid, and here is why.',
  'This kills the joke.',
  'Damn, that is a bad plan.',
  'We shipped 12,500,000 units in 2024 and nobody asked.',
  'The Scunthorpe problem strikes again.',
  'I would burn the calendar first.',
  'Price went from 1,299.00 to 1,499.00 for what?',
  'Grape juice and therapist appointments.',
  'Toujours en retard, comme mon train.',
  'Un café negro y a la calle.',
  'Merci pour le rappel.',
  'Never again (until the next one).',
  'A field of rapeseed in May.',
  'Thank you for your kind words, they made my morning.',
  'Your kind heart shows in every line.',
  'Go back to your first draft, it was braver.',
  'Cut yourself some slack, you did more than most would.',
  'Nobody deserves to die for a parking space.',
  'That dress is drop dead gorgeous.',
  'You are not worthless, and this week does not get a vote.',
  'You’re not stupid for trusting a friend.',
  'A 12 hour road trip for one sandwich? In.',
  'Somebody finally fixed the 3 worst road signs in town.',
  'The 5 best street tacos are all in one parking lot.',
  'We will find you a better landlord.',
  'You’re dead right about the queue.',
  'I’ll beat you to it.',
  'We will find your keys before you do.',
  'Don’t hurt yourself reaching for that point.',
  'This should be shot on film.',
  'Thanks, you will shoot me a message?',
  'A B C D, and then nobody knows.',
  'S.O.S. from the kitchen.',
  '1.000.000.000 Euro für eine Brücke?',
  '10 000 000 000 € et toujours pas de train.',
  'Best seasons: 2019 2020 2021.',
  'सबसे अच्छे साल: २०१९ २०२० २०२१',
])('%s is fine', (reply) => {
  expect(findDanger(reply)).toBeNull();
});

test.each([
  ['Great point! I agree.', 'Great point'],
  ['As an AI, I think so.', 'As an AI'],
  ['This is a testament to hard work', 'a testament to'],
  ['So true #growth', '#growth'],
  ['Como modelo de lenguaje no puedo', 'Como modelo de lenguaje'],
])('%s sounds like a machine', (reply, phrase) => {
  expect(findMachineVoice(reply)).toBe(phrase);
});

test.each(['Greatly pointless.', 'Bug #12 is back.', 'C# is fine.', 'The aim is good.'])(
  '%s sounds like a person',
  (reply) => {
    expect(findMachineVoice(reply)).toBeNull();
  },
);

test.each([
  ['you ni99er', 'those ni99ers', 'ni99a'],
  ['a gook', 'the gooks', 'g00k'],
  ['a spic', 'the spics', 'sp1c'],
  ['a wetback', 'the wetbacks', 'w3tback'],
  ['a coon', 'the coons', 'c00n'],
  ['a paki', 'the pakis', 'p@ki'],
])('%s is a slur, as are %s and %s', (...slurs) => {
  for (const slur of slurs) expect(findDanger(`Go home, ${slur}!`), slur).toBe('slur');
});

test.each([
  'A raccoon, two raccoons and a coonhound.',
  'Two Maine Coons, and a Maine Coon kitten.',
  'Coon cheese on toast in Coon Rapids.',
  'The kitchen is spick and span, or spic and span.',
  'Spicy, with every spice. Auspicious and despicable.',
  'Gobbledegook, gobbledygook and gobbledy-gook.',
  'From Pakistan: Pakistani pakora, Pakistanis all.',
  'A great tit, a shag, a coot, a woodcock and two boobies.',
  'A cocoon, a tycoon, a lagoon. In Niger and Nigeria people snigger.',
  'The wet back of my shirt in 1999.',
])('%s holds no slur', (text) => {
  expect(findDanger(text)).toBeNull();
});
