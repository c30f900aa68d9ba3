import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { desk } from './desk.ts';
import { beginSet, type ReplySet } from './kept-desk.ts';
import { editReply, offerFormer, reviseReply } from './revise.ts';

const SET: ReplySet = {
  ...beginSet({ tweetText: 'A post', tone: 'nice' }, new Date(), 'set'),
  generationId: '5b1f3d2e-1111-4000-8000-000000000001',
  replies: [
    { id: 0, text: 'First.' },
    { id: 1, text: 'Second.' },
  ],
  end: 'whole',
};
const textsShown = () => desk.read().set?.replies.map(({ text }) => text);

afterEach(() => {
  desk.change({ draft: '', set: null, undo: null });
  vi.unstubAllGlobals();
});
afterAll(() => {
  desk.forget();
  desk.seat(null);
});

test('what was typed into a reply while another form of it was asked for can be brought back', async () => {
  desk.change({ set: SET });
  let answer: (answer: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const revising = reviseReply(0, 'again');
  await vi.waitFor(() => expect(answer.length).toBe(1));
  editReply(0, 'First. And what I typed by hand.');
  answer(Response.json({ reply: 'Another.', revisionsLeft: 9 }));
  await revising;
  desk.undo();
  expect(textsShown()?.[0]).toBe('First. And what I typed by hand.');
});

test('a refusal that comes late counts for its own set alone', async () => {
  desk.change({ set: SET });
  const asking = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => asking.promise);
  const revising = reviseReply(0, 'again');
  desk.change({ set: { ...SET, generationId: '5b1f3d2e-1111-4000-8000-000000000002' } });
  const refusal = { error: 'No.', code: 'revision_refused', requestId: 'x', revisionsLeft: 4 };
  asking.resolve(Response.json(refusal, { status: 422 }));
  await expect(revising).rejects.toThrow('No.');
  expect(desk.read().set?.revisionsLeft).toBeNull();
});

test('what was taken out of the box waits, whatever reply is changed meanwhile', async () => {
  desk.change({ set: SET, draft: 'The next post' });
  desk.takePost('Shared');
  editReply(0, 'By hand.');
  offerFormer(0, 'First.');
  vi.stubGlobal('fetch', async () => Response.json({ reply: 'Another.', revisionsLeft: 9 }));
  await reviseReply(1, 'again');
  expect(textsShown()).toEqual(['By hand.', 'Another.']);
  desk.undo();
  expect(desk.read().draft).toBe('The next post');
  expect(textsShown()).toEqual(['By hand.', 'Another.']);
});

test('a step back to what a reply was goes with the first newer words in it, not with those in another', () => {
  desk.change({ set: SET });
  editReply(0, 'By hand.');
  offerFormer(0, 'First.');
  editReply(1, 'Something else.');
  desk.undo();
  expect(textsShown()).toEqual(['First.', 'Something else.']);
  editReply(0, 'By hand.');
  offerFormer(0, 'First.');
  editReply(0, 'By hand, and newer.');
  desk.undo();
  expect(textsShown()).toEqual(['By hand, and newer.', 'Something else.']);
});
