import { expect, test } from 'vitest';
import { findSteer, readSteer } from './read-steer.ts';
import { readPost } from '../../reading/read-post.ts';

test.each([
  ['agree', { stance: 'agree', about: null }],
  ['Disagree about the price.', { stance: 'disagree', about: 'the price' }],
  ["don't agree with them", { stance: 'disagree', about: null }],
  ['politely disagree', { stance: 'disagree', about: null }],
  ['ask about their second office', { stance: 'ask', about: 'their second office' }],
  ['thank them for the recipe', { stance: 'thank', about: 'the recipe' }],
  ['mention that I built one', { stance: 'mention', about: 'I built one' }],
  ['tell them my sister works there', { stance: 'mention', about: 'my sister works there' }],
])('%s is understood', (line, steer) => {
  expect(readSteer(line)).toEqual(steer);
});

test.each([
  'be funny',
  'disagree because it ignores history',
  'disagree about price',
  'agree with the first half but not the second',
  'mention our product',
  'mention cats',
  'ask why the price went up',
  'write like a pirate',
  '',
])('"%s" needs a model', (steer) => {
  expect(readSteer(steer)).toBeNull();
});

test('a steer is followed in English only, and never under a post in pain', () => {
  const steerFor = (tweetText: string, language: 'post' | 'en' | 'de' = 'post') =>
    findSteer({
      reading: readPost(tweetText),
      choices: { steer: 'disagree', network: 'none', emoji: 'post', language },
    });
  expect(steerFor('Remote work is here to stay.')).toEqual({ stance: 'disagree', about: null });
  expect(steerFor('Remote work is here to stay.', 'de')).toBeNull();
  expect(steerFor('Hoy he aprobado las oposiciones después de cuatro años.')).toBeNull();
  expect(steerFor('Hoy he aprobado las oposiciones.', 'en')).not.toBeNull();
  expect(steerFor('My dad passed away last night.')).toBeNull();
});
