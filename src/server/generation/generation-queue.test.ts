import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGenerationQueue } from './generation-queue.ts';

const open = (options: { limit?: number; maxWaiting?: number; maxWaitMs?: number } = {}) =>
  createGenerationQueue({ limit: 1, maxWaiting: 100, maxWaitMs: 10_000, ...options });
const signal = new AbortController().signal;

/** Lets everyone named enter, one after the other; tells in which order they got their turn. */
async function orderOf(names: string[]): Promise<string[]> {
  const queue = open();
  const begun: string[] = [];
  const end = await queue.enter({ isPremium: false, signal });
  const all = names.map(async (name) => {
    const endTurn = await queue.enter({ isPremium: name.startsWith('P'), signal });
    begun.push(name);
    endTurn();
  });
  end();
  await Promise.all(all);
  return begun;
}

test('premium goes first, each in the order they came', async () => {
  expect(await orderOf(['f1', 'f2', 'P1', 'P2'])).toEqual(['P1', 'P2', 'f1', 'f2']);
});

test('after three premium turns one is free, so that nobody starves', async () => {
  const names = ['f1', 'f2', ...Array.from({ length: 7 }, (_, index) => `P${index}`)];
  expect(await orderOf(names)).toEqual(['P0', 'P1', 'P2', 'f1', 'P3', 'P4', 'P5', 'f2', 'P6']);
});

test('no more than the limit are at it at once, and all of them come through', async () => {
  const queue = open({ limit: 3 });
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const end = await queue.enter({ isPremium: index % 2 === 0, signal });
      running += 1;
      most = Math.max(most, running);
      await wait(1);
      running -= 1;
      end();
      end(); // twice is once
    }),
  );
  expect(most).toBe(3);
});

test('everyone who waits is told how many are ahead, and told again when it changes', async () => {
  const queue = open();
  const places: Record<string, number[]> = { free: [], premium: [] };
  const end = await queue.enter({ isPremium: false, signal });
  const enter = (name: string, isPremium: boolean) =>
    queue.enter({ isPremium, signal, onWait: (ahead) => places[name]?.push(ahead) });
  const free = enter('free', false);
  const premium = enter('premium', true);
  expect(places).toEqual({ free: [0, 1], premium: [0] });
  end();
  (await premium)();
  (await free)();
  expect(places['free']).toEqual([0, 1, 0]);
});

test('who leaves frees the place; who waits too long, or finds it full, is told that it is busy', async () => {
  const queue = open({ maxWaiting: 1, maxWaitMs: 30 });
  const end = await queue.enter({ isPremium: false, signal });
  const leaving = new AbortController();
  const left = queue.enter({ isPremium: true, signal: leaving.signal });
  await expect(queue.enter({ isPremium: true, signal })).rejects.toMatchObject({
    code: 'writer_busy',
  });
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await expect(queue.enter({ isPremium: false, signal })).rejects.toMatchObject({
    code: 'writer_busy',
  });
  end();
  const again = await queue.enter({ isPremium: false, signal });
  again();
});
