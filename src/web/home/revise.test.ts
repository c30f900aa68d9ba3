import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { desk } from './desk.ts';
import { beginSet } from './kept-desk.ts';
import { editReply, reviseReply } from './revise.ts';

afterEach(() => vi.unstubAllGlobals());
afterAll(() => {
  desk.forget();
  desk.seat(null);
});

test('what was typed into a reply while another form of it was asked for can be brought back', async () => {
  const set = {
    ...beginSet({ tweetText: 'A post', tone: 'nice' }, new Date(), 'set'),
    generationId: '5b1f3d2e-1111-4000-8000-000000000001',
    replies: [{ id: 0, text: 'First.' }],
    end: 'whole' as const,
  };
  desk.change({ set });
  let answer: (answer: Response) => void = () => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const revising = reviseReply(0, 'again');
  await vi.waitFor(() => expect(answer.length).toBe(1));
  editReply(0, 'First. And what I typed by hand.');
  answer(Response.json({ reply: 'Another.', revisionsLeft: 9 }));
  await revising;
  desk.undo();
  expect(desk.read().set?.replies[0]?.text).toBe('First. And what I typed by hand.');
});
