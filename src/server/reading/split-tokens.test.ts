import { expect, test } from 'vitest';
import { endsSentence, splitTokens } from './split-tokens.ts';

test.each([
  ['Hello, World', 'hello world'],
  ['don’t ‘quote’ me', "don't quote me"],
  ['room 12 34 and 5', 'room 0 and 0'],
  ['4 eggs 4 days', '0 eggs 0 days'],
  ['Wait… what?\nNo!', 'wait . what ? . no !'],
  ['see https://a.example/b?c=1 and www.example.org now', 'see and now'],
  ['ask @ann_99 about #rent2025 today', 'ask about today'],
  ["l'école d'été, aujourd'hui", "école été aujourd'hui"],
  ['so 😂 funny', 'so 😂 funny'],
  ['', ''],
])('%j: %s', (text, tokens) => {
  expect(splitTokens(text).join(' ')).toBe(tokens);
});

test('sentences end in a mark, and not in a word', () => {
  expect(['.', '!', '?', 'x', '0', '😂'].filter(endsSentence)).toEqual(['.', '!', '?']);
});
