import { expect, test } from 'vitest';
import { describeWriter } from './describe-writer.ts';

test('the start says who writes, and what premium promises in vain without a model', () => {
  const builtin = { name: 'builtin', found: null, own: null };
  expect(describeWriter({ ...builtin, isSold: false })).not.toContain('untrue');
  expect(describeWriter({ ...builtin, isSold: true })).toContain("'AI-generated' is untrue");
  expect(describeWriter({ ...builtin, isSold: false })).toContain('npm run model');
  expect(describeWriter({ ...builtin, name: 'openai:gpt', isSold: true })).toBe('openai:gpt');
  expect(describeWriter({ ...builtin, isChosen: true, isSold: false })).toContain("tab 'Writer'");
  const own = { title: 'Tiny', close: () => Promise.resolve() };
  expect(describeWriter({ ...builtin, name: 'local:tiny', own, isSold: true })).toMatch(
    /^Tiny .*AI_MODEL=builtin says no to it$/,
  );
});
