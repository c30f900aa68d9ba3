import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_CHOICES } from '#contract/choices.ts';
import { PAGE_ERRORS } from '#contract/errors.ts';
import type { Profile } from '#contract/profile.ts';
import type { Usage } from '#contract/usage.ts';
import { ApiError, UNREACHABLE } from '../api.ts';
import { PROFILE_KEY, USAGE_KEY } from '../session/use-session.ts';
import { VERIFICATION_KEY } from '../verification/use-verification.ts';
import { desk } from './desk.ts';
import { generate } from './generate.ts';
import { beginSet, EMPTY_BOX, NO_WORK } from './kept-desk.ts';
import type { streamReplies } from './stream-replies.ts';

type Handlers = Parameters<typeof streamReplies>[1];

const ADA = { userId: 'ada', email: 'ada@example.com' } as Profile; // who it is, is all that matters
const USAGE = { count: 1, remaining: 4 } as Usage; // handed on as it is
const REQUEST = { tweetText: 'A post', tone: 'nice', author: '@ann', address: 'https://x.com/a/1' };
const DONE = { generationId: 'g', uptakeId: 'u', revisionsLeft: 10, notices: [] };
const FORMER = {
  ...beginSet({ tweetText: 'Before', tone: 'nice' }, new Date('2026-11-22T10:00:00Z'), 'before'),
  end: 'whole' as const,
};

const dropped = () => new ApiError(UNREACHABLE, { status: 0, code: null });
const refused = (status: number, code: ConstructorParameters<typeof ApiError>[1]['code']) =>
  new ApiError('No.', { status, code });

/** Generates with a server that does so; what is asked anew stands in `asked`. */
function run(
  stream: (handlers: Handlers) => Promise<void>,
  { profile = ADA, request = REQUEST }: { profile?: Profile | null; request?: typeof REQUEST } = {},
) {
  const asked: unknown[] = [];
  const remembered: unknown[] = [];
  const sent: unknown[] = [];
  const faults: Error[] = [];
  const kept: unknown[] = [];
  const left = { outlived: 0, ended: 0 };
  const cache = new QueryClient();
  cache.invalidateQueries = (filters) => {
    asked.push(filters?.queryKey);
    return Promise.resolve();
  };
  const generating = generate(request, {
    profile,
    cache,
    streamReplies: async (request, handlers) => {
      sent.push(request);
      try {
        await stream(handlers);
      } catch (fault) {
        if (fault instanceof Error && fault.name === 'AssertionError') faults.push(fault);
        throw fault;
      }
    },
    rememberUsage: (whose, usage) => remembered.push([whose, usage]),
    keepSet: (ownerId, { replies }) => {
      kept.push([ownerId, replies.length]);
      return Promise.resolve();
    },
    watchLeaving: () => ({
      outlive: () => Promise.resolve(void (left.outlived += 1)),
      end: () => (left.ended += 1),
    }),
  });
  // What was expected meanwhile, and was not so, is no failure of the server's.
  const done = generating.then(() => expect(faults).toEqual([]));
  return { done, asked, remembered, sent, left, kept, cache };
}

beforeEach(() => {
  vi.useFakeTimers();
  desk.seat('ada');
  desk.change({
    ...NO_WORK,
    ownerId: 'ada',
    draft: 'A post',
    isLoading: false,
    undo: null,
    error: null,
  });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  desk.forget(); // other files' tests share the module
  desk.seat(null);
});

test.each(['https://x.com/ann/status/123', 'http://example.com/a\n'])(
  'an address alone is no post, and takes no use: %j',
  async (tweetText) => {
    desk.change({ draft: tweetText });
    const request = { ...REQUEST, tweetText };
    const { sent, done } = run(async () => {}, { request });
    await done;
    expect(sent).toEqual([]);
    expect(desk.read()).toMatchObject({
      error: 'This is only the address of a post. Paste its text into the box.',
      draft: tweetText,
      isLoading: false,
    });
  },
);

test('replies lie on the desk as they come, and the use is told to all who show it', async () => {
  desk.change({
    origin: { author: '@ann', context: '', address: 'https://x.com/a/1' },
    error: 'Old.',
  });
  desk.change({
    isBoxOpen: true,
    undo: { words: 'Gone.', restore: () => ({}), takesFocus: false },
  });
  const { run: runs } = desk.read();
  const { done, asked, remembered, sent, left, cache } = run((handlers) => {
    expect(desk.read()).toMatchObject({
      isLoading: true,
      run: runs + 1,
      isBoxOpen: false,
      error: null,
      undo: null,
      status: 'Writing replies',
      draft: '',
      origin: EMPTY_BOX.origin,
      set: { end: 'running', address: 'https://x.com/a/1' },
    });
    handlers.onWait(2);
    expect(desk.read().ahead).toBe(2);
    handlers.onNotices({ notices: ['care'] });
    expect(desk.read().set?.notices).toEqual(['care']);
    handlers.onKept({ generationId: 'kept' });
    expect(desk.read().set?.generationId).toBe('kept');
    handlers.onReply('One.');
    expect(desk.read().ahead).toBeNull();
    handlers.onReply('Two.');
    handlers.onUsage(USAGE);
    handlers.onDone(DONE);
    return Promise.resolve();
  });
  await done;
  expect(sent).toEqual([{ tweetText: 'A post', tone: 'nice', author: '@ann' }]);
  expect(desk.read()).toMatchObject({ isLoading: false, status: '2 replies ready', error: null });
  expect(desk.read().set).toMatchObject({
    end: 'whole',
    uptakeId: 'u',
    replies: [
      { id: 0, text: 'One.' },
      { id: 1, text: 'Two.' },
    ],
  });
  expect(cache.getQueryData([...USAGE_KEY, 'ada'])).toBe(USAGE);
  expect(remembered).toEqual([[ADA, USAGE]]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  expect(left).toEqual({ outlived: 0, ended: 1 });
});

test('who asks again tells what they had for this post, and for no other', async () => {
  const say =
    (...words: string[]) =>
    (handlers: Handlers) => {
      for (const word of words) handlers.onReply(word);
      handlers.onDone(DONE);
      return Promise.resolve();
    };
  await run(say('One.', 'Two.')).done;
  const second = run(say('Three.'));
  await second.done;
  expect(second.sent).toMatchObject([{ earlier: ['One.', 'Two.'] }]);
  // What is kept of it asks for changes too, and those know what lies beside them.
  expect(desk.read().set?.request).not.toHaveProperty('earlier');
  editEveryReply('x'.repeat(501));
  const third = run(say(...Array.from({ length: 19 }, (_, index) => `No. ${index}`)));
  await third.done;
  expect(third.sent).toMatchObject([{ earlier: ['One.', 'Two.'] }]);
  const fourth = run(say('Last.'));
  await fourth.done;
  const told = (fourth.sent[0] as { earlier: string[] }).earlier;
  expect(told).toHaveLength(20);
  expect(told.slice(0, 2)).toEqual(['Two.', 'No. 0']);
  const other = run(say('Of another.'), { request: { ...REQUEST, tweetText: 'Another post' } });
  await other.done;
  expect(other.sent[0]).not.toHaveProperty('earlier');
});

function editEveryReply(text: string): void {
  const { set } = desk.read();
  if (set !== null)
    desk.change({ set: { ...set, replies: set.replies.map((reply) => ({ ...reply, text })) } });
}

test('what was typed for the next post stays in the box', async () => {
  desk.change({ draft: 'The next post' });
  await run(() => Promise.resolve()).done;
  expect(desk.read().draft).toBe('The next post');
});

test('while one is written no other begins', async () => {
  let end = () => {};
  const first = run(() => new Promise((resolve) => (end = resolve)));
  const second = run(() => Promise.resolve());
  await second.done;
  expect(second.sent).toEqual([]);
  expect(desk.read().isLoading).toBe(true);
  end();
  await first.done;
});

test('one that brings nothing gives back the post and what was there before', async () => {
  desk.change({ set: FORMER });
  const { done, asked, left } = run((handlers) => {
    handlers.onWait(2);
    return Promise.reject(dropped());
  });
  await done;
  expect(desk.read()).toMatchObject({
    ahead: null,
    draft: 'A post',
    origin: { author: '@ann', address: 'https://x.com/a/1' },
    isBoxOpen: true,
    error: UNREACHABLE,
    status: '',
    set: FORMER,
    undo: null,
    isLoading: false,
  });
  expect(left).toEqual({ outlived: 1, ended: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([USAGE_KEY]);
});

test('what the replies should say goes with its post, and comes back with it', async () => {
  const request = { ...REQUEST, choices: { ...DEFAULT_CHOICES, steer: 'be brief' } };
  desk.change({ steer: 'be brief' });
  await run(() => Promise.resolve(expect(desk.read().steer).toBe('')), { request }).done;
  expect(desk.read()).toMatchObject({ draft: '', steer: '' });
  desk.change({ draft: 'A post', steer: 'be brief' });
  await run(() => Promise.reject(dropped()), { request }).done;
  expect(desk.read()).toMatchObject({ draft: 'A post', steer: 'be brief' });
  await run(
    () => {
      desk.change({ steer: 'be kind' });
      return Promise.reject(dropped());
    },
    { request },
  ).done;
  expect(desk.read()).toMatchObject({ draft: '', steer: 'be kind' });
  desk.undo();
  expect(desk.read()).toMatchObject({ draft: 'A post', steer: 'be brief' });
});

test('what was typed meanwhile stays, and the post is one step back', async () => {
  await run(() => {
    desk.change({ draft: 'The next post' });
    return Promise.reject(dropped());
  }).done;
  const { draft, undo } = desk.read();
  expect(draft).toBe('The next post');
  expect(undo).toMatchObject({
    words: 'The post that was not answered can be put back into the box.',
    takesFocus: false,
  });
  await vi.advanceTimersByTimeAsync(60_000); // who types is not looking
  desk.undo();
  expect(desk.read()).toMatchObject({ draft: 'A post', origin: { author: '@ann' } });
  desk.undo();
  expect(desk.read().draft).toBe('The next post');
  desk.change({ draft: 'A post' });
  await run(() => {
    desk.change({ draft: 'A post' });
    return Promise.reject(dropped());
  }).done;
  expect(desk.read().undo).toBeNull();
});

test('what was said meanwhile of where the next post comes from stays, and the post is one step back', async () => {
  const origin = { author: '', context: 'What the next one answers, as long as it is.' };
  const { done } = run(() => {
    desk.change({ origin });
    return Promise.reject(dropped());
  });
  await done;
  expect(desk.read().origin).toEqual(origin);
  desk.undo();
  expect(desk.read()).toMatchObject({ draft: 'A post', origin: { author: '@ann' } });
});

test('one that breaks off keeps what came, and gives back the post', async () => {
  const { done } = run((handlers) => {
    handlers.onReply('One.');
    return Promise.reject(dropped());
  });
  await done;
  const { set, draft, error } = desk.read();
  expect(set).toMatchObject({ end: 'broken', replies: [{ text: 'One.' }] });
  expect([draft, error]).toEqual(['A post', UNREACHABLE]);
});

test('stopped before the first reply, the uses are asked for when the server has noticed', async () => {
  let isTold = false;
  const { done, asked } = run(({ signal }) => {
    desk.stop();
    isTold = signal.aborted;
    return Promise.reject(signal.reason as Error); // an AbortError
  });
  await done;
  expect(isTold).toBe(true);
  const { status, error, draft } = desk.read();
  expect(status).toBe(PAGE_ERRORS.generation_stopped.message);
  expect([error, draft]).toEqual([null, 'A post']);
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([USAGE_KEY]);
});

test('stopped after it, the set stays, the box is free, and the uses are asked for at once', async () => {
  const { done, asked } = run((handlers) => {
    handlers.onReply('One.');
    desk.stop();
    return Promise.reject(handlers.signal.reason as Error); // an AbortError
  });
  await done;
  const { status, error, draft, set } = desk.read();
  expect([status, error, draft]).toEqual(['Stopped. 1 reply ready', null, '']);
  expect(set?.end).toBe('stopped');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([USAGE_KEY]);
});

test('the uses are not asked for while the next one runs, which asks by itself', async () => {
  const { done, asked } = run(() => Promise.reject(dropped()));
  await done;
  desk.change({ isLoading: true });
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});

test('a session that is over shows so, and nobody’s uses are asked for', async () => {
  const { done, asked } = run(() => Promise.reject(refused(401, 'sign_in_required')));
  await done;
  await vi.runAllTimersAsync();
  expect(asked).toEqual([PROFILE_KEY]);
});

test('who has to be verified again is asked to, and nobody else', async () => {
  const needed = run(() => Promise.reject(refused(403, 'verification_required')));
  await needed.done;
  await vi.runAllTimersAsync();
  expect(needed.asked).toEqual([VERIFICATION_KEY, USAGE_KEY]);
  for (const failure of [refused(429, 'limit_reached_free'), new TypeError('a bug')]) {
    const { done, asked } = run(() => Promise.reject(failure));
    await done;
    await vi.runAllTimersAsync();
    expect(asked).toEqual([USAGE_KEY]);
  }
});

test('what still comes after somebody signed out is nobody’s', async () => {
  const { done } = run((handlers) => {
    handlers.onReply('One.');
    desk.forget();
    expect(() => handlers.onReply('Two.')).not.toThrow();
    return Promise.reject(dropped());
  });
  await done;
  expect(desk.read()).toMatchObject({ ...NO_WORK, error: null });
});

test('a visitor’s replies lie there as well', async () => {
  desk.change({ ownerId: null });
  await run(
    (handlers) => {
      handlers.onReply('One.');
      handlers.onDone(DONE);
      return Promise.resolve();
    },
    { profile: null },
  ).done;
  expect(desk.read().set).toMatchObject({ end: 'whole', replies: [{ text: 'One.' }] });
});

test('a set is kept when it ends, and the one before not once more where nothing came', async () => {
  const whole = run((handlers) => {
    handlers.onReply('One.');
    handlers.onDone(DONE);
    return Promise.resolve();
  });
  await whole.done;
  expect(whole.kept).toEqual([['ada', 1]]);
  const broken = run((handlers) => {
    handlers.onReply('One.');
    return Promise.reject(dropped());
  });
  await broken.done;
  expect(broken.kept).toEqual([['ada', 1]]);
  const nothing = run(() => Promise.reject(dropped()));
  await nothing.done;
  expect(nothing.kept).toEqual([]);
});

test('a late answer with the number of before changes nothing', async () => {
  const late = Promise.withResolvers<unknown>();
  const { done, cache } = run(async (handlers) => {
    await Promise.resolve();
    const queryKey = [...USAGE_KEY, 'ada'];
    void cache.fetchQuery({ queryKey, queryFn: () => late.promise }).catch(() => undefined);
    handlers.onReply('One.');
    handlers.onUsage(USAGE);
    handlers.onDone(DONE);
  });
  await done;
  late.resolve({ ...USAGE, remaining: 5 });
  await vi.advanceTimersByTimeAsync(0);
  expect(cache.getQueryData([...USAGE_KEY, 'ada'])).toBe(USAGE);
});
