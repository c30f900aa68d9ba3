import { expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { INSTANCE_HEADER } from './start-balancer.ts';
import { startSite } from './start-site.ts';

const INSTANCES = 3;
const AT_ONCE = 1000;

/** One person asks as often as they can; the limit holds however many instances hear it. */
async function exhaust(options: { isPremium: boolean; left: number; words: ErrorCode }) {
  const { isPremium, left, words } = options;
  await using site = await startSite({ instances: INSTANCES });
  const [person] = await site.makePeople(1, { isPremium });
  if (person === undefined) throw new Error('One was asked for.');
  const startedMs = performance.now();
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => site.generate(person, { plain: true })),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  const tookMs = performance.now() - startedMs;
  const asked = new Set(answers.map(({ headers }) => headers.get(INSTANCE_HEADER)));
  expect(asked.size).toBe(INSTANCES);
  const served = answers.filter(({ status }) => status === 200).length;
  const refused = bodies.filter(
    (body) => (body as { error?: string }).error === ERRORS[words].message,
  );
  expect({ served, refused: refused.length }).toEqual({ served: left, refused: AT_ONCE - left });
  expect(await site.countUses(person)).toBe(left);
  expect(await site.countAllUses()).toEqual({ kept: left, held: 0 });
  return (
    `${served} served, ${refused.length} refused in words, count ${left}, ` +
    `${(tookMs / 1000).toFixed(1)} s, ${site.balancedBy}`
  );
}

test('Q1: 1,000 requests at once with 5 left get 5 through, whichever instance hears them', async ({
  task,
}) => {
  task.meta.figure = await exhaust({ isPremium: false, left: 5, words: 'limit_reached_free' });
});

test('Q2: 1,000 requests at once with 30 left get 30 through', async ({ task }) => {
  task.meta.figure = await exhaust({ isPremium: true, left: 30, words: 'limit_reached_premium' });
});
