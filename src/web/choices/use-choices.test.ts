import { expect, test } from 'vitest';
import { DEFAULT_CHOICES } from '#contract/choices.ts';
import { readChoices } from './use-choices.ts';

function storageWith(text: string | null): Storage {
  return { getItem: () => text } as unknown as Storage; // the one method that is read
}

test('what was chosen is remembered, and nonsense becomes the default', () => {
  const chosen = {
    steer: 'be brief',
    count: 8,
    network: 'x',
    emoji: 'no',
    language: 'de',
  } as const;
  expect(readChoices(storageWith(JSON.stringify(chosen)))).toEqual(chosen);
  for (const kept of [null, 'not JSON', '{"count": 99, "network": "myspace", "emoji": 1}', '[]']) {
    expect(readChoices(storageWith(kept))).toEqual(DEFAULT_CHOICES);
  }
  expect(readChoices(null)).toEqual(DEFAULT_CHOICES);
});
