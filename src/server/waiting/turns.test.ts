import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const LIMITS = { limit: 1, firstInARow: 3, refuse: () => new Error('busy') };

/** Lets everyone named enter, one after the other; tells in which order they got their turn. */
async function orderOf(names: string[], firstInARow = 3): Promise<string[]> {
  const turns = createTurns({ ...LIMITS, firstInARow });
  const begun: string[] = [];
  const end = await turns.enter();
  const all = names.map(async (name) => {
    const endTurn = await turns.enter({ isFirst: name.startsWith('P') });
    begun.push(name);
    endTurn();
  });
  end();
  await Promise.all(all);
  return begun;
}

test('who is first goes before the others, each in the order they came', async () => {
  expect(await orderOf(['f1', 'f2', 'P1', 'P2'])).toEqual(['P1', 'P2', 'f1', 'f2']);
});

test('after so many in a row who are first, one of the others has a turn', async () => {
  const names = ['f1', 'f2', ...Array.from({ length: 7 }, (_, index) => `P${index}`)];
  expect(await orderOf(names)).toEqual(['P0', 'P1', 'P2', 'f1', 'P3', 'P4', 'P5', 'f2', 'P6']);
  expect(await orderOf(['f1', 'P1', 'P2', 'P3', 'P4'], Infinity)).toEqual([
    'P1',
    'P2',
    'P3',
    'P4',
    'f1',
  ]);
});

test('no more than the limit have a turn at once, and all of them come through', async () => {
  const turns = createTurns({ limit: 3 });
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const end = await turns.enter({ isFirst: index % 2 === 0 });
      running += 1;
      most = Math.max(most, running);
      await wait(1);
      running -= 1;
      end();
      end(); // twice is once
    }),
  );
  expect(most).toBe(3);
  expect(turns.countWaiting()).toBe(0);
});

test('everyone who asks is told how many are ahead, and told again when it changes', async () => {
  const turns = createTurns(LIMITS);
  const places: Record<string, number[]> = { late: [], first: [] };
  const end = await turns.enter();
  const enter = (name: string, isFirst: boolean) =>
    turns.enter({ isFirst, onWait: (ahead) => places[name]?.push(ahead) });
  const late = enter('late', false);
  const first = enter('first', true);
  expect(turns.countWaiting()).toBe(2);
  expect(places).toEqual({ late: [0, 1], first: [0] });
  end();
  (await first)();
  (await late)();
  expect(places['late']).toEqual([0, 1, 0]);
});

test('who waits is told when somebody before them leaves', async () => {
  const turns = createTurns(LIMITS);
  const end = await turns.enter();
  const leaving = new AbortController();
  const left = turns.enter({ signal: leaving.signal });
  const places: number[] = [];
  const next = turns.enter({ onWait: (ahead) => places.push(ahead) });
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(places).toEqual([1, 0]);
  end();
  (await next)();
});

test('who leaves frees the place; who finds it full is refused', async () => {
  const turns = createTurns({ ...LIMITS, maxWaiting: 1 });
  const end = await turns.enter();
  const leaving = new AbortController();
  const left = turns.enter({ isFirst: true, signal: leaving.signal });
  await expect(turns.enter()).rejects.toThrow('busy');
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const next = turns.enter();
  end();
  (await next)();
  await expect(turns.enter({ signal: leaving.signal })).rejects.toThrow('left');
});

test('who waited for long enough leaves, and no turn is lost with them', async () => {
  const turns = createTurns({ ...LIMITS, maxWaitMs: 10 });
  const end = await turns.enter();
  await expect(turns.enter()).rejects.toThrow('busy');
  await expect(turns.enter({ refuse: () => new Error('tired') })).rejects.toThrow('tired');
  expect(turns.countWaiting()).toBe(0);
  end();
  (await turns.enter())();
});
