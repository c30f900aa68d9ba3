import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('so many have a turn at once; the others come in their order, who is first before them', async () => {
  const turns = createTurns(2);
  const came: string[] = [];
  const ends = [await turns.enter(), await turns.enter()];
  const enter = async (name: string, options = {}) => {
    ends.push(await turns.enter(options));
    came.push(name);
  };
  const waiting = [enter('a'), enter('b'), enter('c', { isFirst: true })];
  expect(turns.countWaiting()).toBe(3);
  for (const name of ['c', 'a', 'b']) {
    ends.shift()?.();
    await expect.poll(() => came.at(-1)).toBe(name);
  }
  await Promise.all(waiting);
  expect(turns.countWaiting()).toBe(0);
  while (ends.length > 0) ends.shift()?.();
  await turns.enter();
  await turns.enter();
  void turns.enter();
  expect(turns.countWaiting()).toBe(1);
});

test('who waited for long enough leaves, and no turn is lost with them', async () => {
  const turns = createTurns(1);
  const end = await turns.enter();
  const tired = turns.enter({ maxWaitMs: 10, refuse: () => new Error('tired') });
  await expect(tired).rejects.toThrow('tired');
  const patient = turns.enter({ maxWaitMs: 60_000 });
  end();
  await patient;
  expect(turns.countWaiting()).toBe(0);
});
