import { expect, test } from 'vitest';
import { ApiError } from '../api.ts';
import { createDeeds } from './use-deeds.ts';

const DONE = () => {};
const fail = (status: number) => () => {
  throw new ApiError('No.', { status, code: null });
};

test('a deed keeps its name only while nobody knows whether it was done', async () => {
  const doDeed = createDeeds();
  const names: string[] = [];
  const attempt = (deed: string, end: () => void) =>
    doDeed(deed, async (name) => {
      names.push(name);
      end();
    }).catch(() => undefined);
  await expect(doDeed('a day', fail(0))).rejects.toThrow('No.');
  await attempt('a year', fail(0));
  await attempt('a year', fail(500));
  await attempt('a month', DONE);
  await attempt('a year', DONE);
  const [lost, unknown, month, year] = names;
  expect([unknown, year]).toEqual([lost, lost]);
  expect(month).not.toBe(lost);
  await attempt('a year', fail(400));
  await attempt('a year', DONE);
  expect(new Set(names.slice(3)).size).toBe(3);
});
