import { expect, test } from 'vitest';
import { detectCare } from './detect-care.ts';

test.each([
  ['I want to die and nobody would notice.', 'self_harm'],
  ['I don’t want to be here anymore', 'self_harm'],
  ['No quiero vivir más', 'self_harm'],
  ['My ex choked me and nobody believed it', 'abuse'],
  ['We lost my grandfather last night.', 'grief'],
  ["Grief is weird. Found Dad's handwriting on a jar.", 'grief'],
  ['Had to put our old cat down this afternoon. We said goodbye to our dog last year.', 'grief'],
  ['Ma grand-mère est décédée hier', 'grief'],
  ['Mum has cancer', 'illness'],
  ['My daughter is in the hospital again', 'illness'],
  ['Dozens killed as the earthquake hit the coast', 'disaster'],
  ['We said goodbye to our old boy this morning. The house is so quiet.', 'grief'],
  ['we put our 16 year old lab to sleep yesterday', 'grief'],
  ["He's gone. 14 years of walks. Run free Bear.", 'grief'],
  ['Our cat is at the vet, they think it is kidneys. Send good thoughts.', 'illness'],
  ['She remembered my name today. Dementia gave me ten seconds.', 'illness'],
  ["My first Mother's Day since she died.", 'grief'],
  ["First Sunday I didn't have anyone to ring. Two cups, out of habit.", 'grief'],
  ['First Sunday without dad.', 'grief'],
  ['A patient died on my shift last night.', 'grief'],
  ['I miss him most on Sundays.', 'grief'],
  ["Mum's surgery went well. Six hours.", 'recovery'],
  ['Dad is out of intensive care. Thank you all.', 'recovery'],
  ['Broke up with my girlfriend of six years.', 'heartbreak'],
  ['Wife asked for a divorce last night.', 'heartbreak'],
])('%s: %s', (post, reason) => {
  expect(detectCare(post)).toBe(reason);
});

test.each([
  'My phone died again.',
  'My dad died laughing when he saw the bill 😂',
  'The deadline killed my weekend.',
  'I miss my old phone.',
  'RIP my inbox',
  'I miss the old app',
  'His granddaughter played chess with him. She beat him.',
  'Our neighbours are getting a divorce and share the dog',
  'She left without him knowing about the cake',
  'Rest in peace to my headphones, you heard it all',
  'He is gone for coffee again',
  'We said goodbye to our old office today',
  'This meeting is killing me',
  'The team got killed in the second half, no defense at all',
  'I lost my keys at the funeral parlour of dreams lol',
  'He beat me at chess again',
  'La serie me mató de risa',
  'I cut myself some slack today',
  'Stage 4 of the tour is tomorrow, flat and fast',
])('%s needs none', (post) => {
  expect(detectCare(post)).toBeNull();
});
