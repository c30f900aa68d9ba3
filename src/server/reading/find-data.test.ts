import { expect, test } from 'vitest';
import { findData } from './find-data.ts';

test.each([
  ['14 Elm Street', 'address'],
  ['He lives at 14 Old Mill Road, the blue door.', 'address'],
  ['Elm Street 14 is where he parks', 'address'],
  ['14b Elm st, second floor', 'address'],
  ['Lindenstraße 8, dritter Stock', 'address'],
  ['Er wohnt Am Mühlenweg 12a', 'address'],
  ['vive en la calle Mayor 12', 'address'],
  ['calle de la Luna 3, 2º B', 'address'],
  ['12 rue des Lilas, au fond de la cour', 'address'],
  ['plate KX19 ZPD', 'plate'],
  ['Silver Golf, reg 4821-KLM', 'plate'],
  ['plate AB123', 'plate'],
  ['Kennzeichen B-MW 1234, grauer Kombi', 'plate'],
  ['the number plate on the white van that nearly hit us was AB12 CDE', 'plate'],
  ['07700 900123', 'phone'],
  ['ring 0207 946 0958 after six', 'phone'],
  ['+44-7700-900123', 'phone'],
  ['12345678', 'phone'],
  ['123456789012345', 'phone'],
  ['Ruf an: 2019, dann 0171 2345678', 'phone'],
  ['£07700900123', 'phone'],
  ['07700 900000', 'phone'],
])('%s: %s', (text, data) => {
  expect(findData(text)).toEqual([data]);
});

test('what is found more than once is told once, and each kind of it', () => {
  const text = 'Elm Street 14 or Oak Lane 3, plate KX19 ZPD, phone 07700 900123';
  expect(findData(text).toSorted()).toEqual(['address', 'phone', 'plate']);
});

test.each([
  'No digits at all on Elm Street.',
  'Five people on one street, 5 of them singing.',
  'a 12 hour drive for a sandwich',
  '14 cars in the street',
  '14 of them on the High Street of our own little town',
  'Elm Street 14000 times better',
  'Been a lollipop man on Ferry Road 11 years. Today a lad stopped',
  'Ich wohne in der Lindenstraße 8 Jahre, und nie hat jemand geklingelt',
  'lindenstraße 8', // a word in small letters is no name in German
  'Der Weg dahin ist das Ziel, sagt die 8',
  'calle sin salida 3',
  'Ce matin, quai 7. Un intérimaire, deuxième jour chez nous',
  'calle Mayor, y luego todo recto hasta la fuente, 12 minutos',
  'The plate on my wall says A1',
  'KX19 ZPD is a droid, surely',
  'plate AB12, then nothing',
  'she asked for a second plate. She called it "trying" in 2022. I have arrived',
  'plate 48217 of them',
  'plate ABCDE in the alphabet',
  'plate K7 missing from the set',
  'plate after plate after plate came out of that kitchen and then a waiter in a hat sang for us K19ZPD',
  '1234567',
  '1234567890123456',
  'In 1984. 24 of us, then 1990, 31.',
  'It cost £24,950 13% more, or 1,204 a month',
  'from 12,450 1,204 3,600 to nothing',
  'She sold 12,500,000 records, $104,293,112 in all.',
  'He has 10000000 subscribers and a bonus of $25000000.',
])('nothing is given away by: %s', (text) => {
  expect(findData(text)).toEqual([]);
});
