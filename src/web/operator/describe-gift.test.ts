import { expect, test } from 'vitest';
import type { GiftResult } from '#contract/gift.ts';
import {
  askOfLosses,
  describePlan,
  describeUntil,
  splitEmails,
  takesAway,
} from './describe-gift.ts';

const RESULT: GiftResult = {
  email: 'a@example.com',
  outcome: 'new',
  isLifetime: false,
  premiumUntil: '2027-03-10T12:00:00.000Z',
  former: null,
  isKnown: true,
  problem: null,
};

test('until when, in the words of the description', () => {
  expect(describeUntil({ isLifetime: true, premiumUntil: null })).toBe('Never expires');
  expect(describeUntil({ isLifetime: false, premiumUntil: null })).toBe('Not set');
  expect(describeUntil(RESULT)).toBe('Mar 10, 2027');
});

test('a gift takes away where somebody has premium for longer', () => {
  const until = (premiumUntil: string) => ({ isLifetime: false, premiumUntil });
  expect(takesAway(RESULT)).toBe(false);
  expect(takesAway({ ...RESULT, former: { isLifetime: true, premiumUntil: null } })).toBe(true);
  expect(takesAway({ ...RESULT, former: until('2030-01-01T00:00:00.000Z') })).toBe(true);
  expect(takesAway({ ...RESULT, former: until('2026-01-01T00:00:00.000Z') })).toBe(false);
  const forLife = { ...RESULT, isLifetime: true, premiumUntil: null };
  expect(takesAway({ ...forLife, former: until('2030-01-01T00:00:00.000Z') })).toBe(false);
});

test('what a gift takes away is asked by name, of a crowd the first five', () => {
  const former = { isLifetime: true, premiumUntil: null };
  const running = { isLifetime: false, premiumUntil: '2030-01-01T12:00:00.000Z' };
  expect(askOfLosses([{ ...RESULT, former }])).toBe(
    'This takes premium away: a@example.com has it for life, and will have it until Mar 10, 2027. Gift all the same?',
  );
  const losses = Array.from({ length: 7 }, (_, n) => ({
    ...{ ...RESULT, email: `${n}@example.com` },
    former: running,
  }));
  const question = askOfLosses(losses);
  expect(question).toContain('4@example.com has it until Jan 1, 2030, and will have it until Mar');
  expect(question).not.toContain('5@example.com');
  expect(question).toContain('; and 2 others lose some.');
  expect(askOfLosses(losses.slice(1))).toContain('; and 1 other loses some.');
});

test('what will happen, and to what was there', () => {
  expect(describePlan(RESULT)).toBe('Will have premium until Mar 10, 2027.');
  expect(describePlan({ ...RESULT, isLifetime: true })).toBe('Will have premium for life.');
  expect(describePlan({ ...RESULT, isKnown: false })).toContain('has signed in yet');
  const former = { isLifetime: true, premiumUntil: null };
  expect(describePlan({ ...RESULT, outcome: 'replaces', former })).toBe(
    'Replaces lifetime: will have premium until Mar 10, 2027.',
  );
  const running = { isLifetime: false, premiumUntil: '2026-03-10T12:00:00.000Z' };
  expect(describePlan({ ...RESULT, outcome: 'extends', former: running })).toBe(
    'Extends: has premium until Mar 10, 2026, will have premium until Mar 10, 2027.',
  );
  expect(describePlan({ ...RESULT, outcome: 'refused', problem: 'No.' })).toBe('No.');
  expect(describePlan({ ...RESULT, outcome: 'refused' })).toBe('This cannot be gifted.');
});

test('a pasted column, a list with commas, and stray spaces', () => {
  expect(splitEmails(' a@b.co,\nc@d.co;  e@f.co\t')).toEqual(['a@b.co', 'c@d.co', 'e@f.co']);
  expect(splitEmails('  ')).toEqual([]);
});

test('what a mail program copies: names go, addresses stay', () => {
  const pasted = 'Ann Example <a@b.co>, "Example, Bob" <c@d.co>;\nEve <e@f.co>\n<g@h.co> i@j.co';
  expect(splitEmails(pasted)).toEqual(['a@b.co', 'c@d.co', 'e@f.co', 'g@h.co', 'i@j.co']);
  expect(splitEmails("o'hara@b.co <script>")).toEqual(['script']);
  expect(splitEmails('"a@b.co, c@d.co", Eve <e f>')).toEqual([
    '"a@b.co',
    'c@d.co"',
    'Eve',
    '<e',
    'f>',
  ]);
});

test('quotation marks hide commas between two of them, and only there', () => {
  expect(splitEmails('a@b.co, Bob "B" Example <c@d.co>')).toEqual(['a@b.co', 'c@d.co']);
  expect(splitEmails('"Example, Bob" <c@d.co>, "Example, Eve" <e@f.co>')).toEqual([
    'c@d.co',
    'e@f.co',
  ]);
  expect(splitEmails('"a@b.co, Bob <c@d.co>')).toEqual(['"a@b.co', 'c@d.co']);
});

test('brackets around nothing, or with one side, stay to be seen', () => {
  expect(splitEmails('a> <> b')).toEqual(['a>', '<>', 'b']);
});
