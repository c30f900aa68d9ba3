import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';

test('many statements at once leave the thread to others in between', async () => {
  await using app = await createTestApp();
  const waiting = new Set(Array.from({ length: 40 }, (_, index) => index));
  const seen = new Set<number>();
  const all = Promise.all(
    [...waiting].map(async (index) => {
      await app.deps.database.run({ name: `shared_${index}`, text: `select ${index}` }, []);
      waiting.delete(index);
    }),
  );
  while (waiting.size > 0) {
    await setImmediate();
    seen.add(waiting.size);
  }
  await all;
  expect(seen.size).toBeGreaterThan(10);
});
