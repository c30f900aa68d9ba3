import { expect, test } from 'vitest';
import { DAILY_LIMITS } from '#contract/limits.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { makePremium } from '../testing/make-premium.ts';
import { makeOddPosts } from '../testing/odd-posts.ts';

const POSTS = 500;
const SEED = 1;
const MOST_MS = 1000;
/** A machine that is busy with something else gets another try or two. */
const TRIES = 3;
/** So that a person has uses left for other tries. */
const POSTS_A_PERSON = DAILY_LIMITS.premiumLimit / 2;

test('500 odd posts get five replies each, within a second', async () => {
  await using app = await createTestApp({ writer: 'builtin' });
  const posts = makeOddPosts({ seed: SEED, count: POSTS });
  let user = await app.signIn('odd-0@example.com');
  for (const [index, tweetText] of posts.entries()) {
    if (index % POSTS_A_PERSON === 0) {
      user = await app.signIn(`odd-${index}@example.com`);
      await makePremium(app, user);
    }
    const what = JSON.stringify(tweetText);
    let tookMs = Infinity;
    for (let tries = 0; tries < TRIES && tookMs >= MOST_MS; tries += 1) {
      const beganMs = performance.now();
      const answer = await user.post('/api/quick-action', { tweetText, tone: 'nice' });
      tookMs = performance.now() - beganMs;
      expect(answer.status, what).toBe(200);
      expect(await answer.json()).toMatchObject({ replies: { length: 5 } });
    }
    expect(tookMs, what).toBeLessThan(MOST_MS);
  }
});
