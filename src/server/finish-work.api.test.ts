import { expect, test } from 'vitest';
import { finishWork } from './finish-work.ts';
import { createTestApp } from './testing/create-test-app.ts';

test('what is counted in memory is written at the end, however long upkeep lasts', async () => {
  await using app = await createTestApp();
  const { database } = app.deps;
  app.deps.dailyCounts.add('replies', '', 5);
  void finishWork(app.deps, () => new Promise(() => {}));
  const read = { name: 'replies', text: `select count from daily_counts where name = 'replies'` };
  await expect.poll(() => database.run(read, [])).toHaveLength(1);
});
