import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Profile } from '#contract/profile.ts';
import { desk } from './desk.ts';
import { generate } from './generate.ts';
import { NO_WORK } from './kept-desk.ts';
import type { streamReplies } from './stream-replies.ts';

type Handlers = Parameters<typeof streamReplies>[1];
const DONE = { generationId: 'g', uptakeId: 'u', revisionsLeft: 10, notices: [] };

/** As the page does where ANONYMOUS_GENERATIONS=1: nobody is signed in, and a visitor may generate. */
async function generateAsVisitor(during: () => void = () => {}): Promise<number> {
  let asked = 0;
  await generate(
    { tweetText: desk.read().draft, tone: 'nice' },
    {
      profile: null as Profile | null,
      cache: new QueryClient(),
      rememberUsage: () => {},
      watchLeaving: () => ({ outlive: () => Promise.resolve(), end: () => {} }),
      streamReplies: (_request: unknown, handlers: Handlers) => {
        asked += 1;
        handlers.onKept({ generationId: 'g' });
        handlers.onReply('One.');
        during();
        handlers.onReply('Two.');
        handlers.onDone(DONE);
        return Promise.resolve();
      },
    },
  );
  return asked;
}

beforeEach(() => {
  desk.forget();
  desk.seat(null);
});
afterAll(() => {
  desk.forget();
  desk.seat(null);
});

test('who goes on as a visitor after their session is over sees the replies that took a use', async () => {
  desk.seat('ada');
  desk.change({ draft: 'A post' });
  desk.seat(null); // the session ran out: the page asks again, and nobody is there
  expect(await generateAsVisitor()).toBe(1);
  expect(desk.read().set?.replies.map(({ text }) => text)).toEqual(['One.', 'Two.']);
});

test('a visitor who signs in while replies come gets them, and the page goes on', async () => {
  desk.change({ ...NO_WORK, draft: 'A post' });
  await generateAsVisitor(() => desk.seat('ada')); // in the sign-in window, or in another tab
  expect(desk.read()).toMatchObject({ ownerId: 'ada', isLoading: false });
  expect(desk.read().set?.replies.map(({ text }) => text)).toEqual(['One.', 'Two.']);
});
