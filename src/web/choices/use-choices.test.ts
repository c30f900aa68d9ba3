import { expect, test } from 'vitest';
import { DEFAULT_CHOICES } from '#contract/choices.ts';
import { readChoices } from './use-choices.ts';

function storageWith(text: string | null): Storage {
  return { getItem: () => text } as unknown as Storage; // the one method that is read
}

test('what was chosen is remembered, a steer is not, and nonsense becomes the default', () => {
  const { steer: _, ...defaults } = DEFAULT_CHOICES;
  const chosen = {
    count: 8,
    network: 'x',
    emoji: 'no',
    language: 'de',
  } as const;
  const kept = JSON.stringify({ ...chosen, steer: 'be brief' });
  expect(readChoices(storageWith(kept))).toEqual(chosen);
  for (const kept of [null, 'not JSON', '{"count": 99, "network": "myspace", "emoji": 1}', '[]']) {
    expect(readChoices(storageWith(kept))).toEqual(defaults);
  }
  expect(readChoices(null)).toEqual(defaults);
  expect(readChoices(storageWith('{"emoji": "yes"}')).emoji).toBe('yes');
});
