import { expect, test } from 'vitest';
import { describeWriter } from './describe-writer.ts';

test('the start says who writes, and what premium promises in vain without a model', () => {
  const builtin = { name: 'builtin', found: null };
  expect(describeWriter({ ...builtin, isSold: false })).not.toContain('untrue');
  expect(describeWriter({ ...builtin, isSold: true })).toContain("'AI-generated' is untrue");
  expect(describeWriter({ name: 'openai:gpt', found: null, isSold: true })).toBe('openai:gpt');
});
