import { expect, test } from 'vitest';
import { createStorage } from '../testing/create-storage.ts';
import { dropWork, NO_WORK, readWork, storeWork, type Work } from './kept-desk.ts';

const WORK: Work = {
  ...NO_WORK,
  ownerId: 'ada',
  draft: 'The next post',
  origin: { author: 'Ada', context: 'What came before', address: 'https://x.com/ada/status/1' },
  tone: 'witty',
  steer: 'be brief',
  set: {
    id: 'a set',
    askedAt: '2026-11-22T10:00:00.000Z',
    request: { tweetText: 'A post', tone: 'nice' },
    replies: [{ id: 0, text: 'A reply' }],
    notices: [],
    generationId: null,
    revisionsLeft: null,
    end: 'whole',
  },
};

test('work comes back from the tab, else from the device; what is empty leaves nothing there', () => {
  const [tab, device] = [createStorage(), createStorage()];
  storeWork([tab, device], WORK);
  expect(readWork([tab, device])).toEqual(WORK);
  storeWork([tab], { ...WORK, draft: 'Of this tab' });
  expect(readWork([tab, device])?.draft).toBe('Of this tab');
  expect(readWork([createStorage(), device])?.draft).toBe('The next post');
  const parts: Partial<Work>[] = [
    { draft: 'A post' },
    { origin: { author: 'Ada', context: '' } },
    { origin: { author: '', context: 'What came before' } },
    { steer: 'be brief' },
    { tone: 'witty' },
    { set: WORK.set },
  ];
  for (const part of parts) {
    storeWork([tab], { ...NO_WORK, ...part });
    expect(readWork([tab])).toEqual({ ...NO_WORK, ...part });
  }
  storeWork([tab, device], { ...NO_WORK, ownerId: 'ada' });
  expect([tab.length, device.length]).toEqual([0, 0]);
});

test('a storage that is full, refused or holds nonsense keeps nothing, and breaks nothing', () => {
  const shelves = [createStorage({ isFull: true }), null];
  storeWork(shelves, WORK);
  expect(readWork(shelves)).toBeNull();
  dropWork(shelves);
  for (const text of ['not JSON', '[]', '5', 'null']) {
    const shelf = createStorage();
    shelf.setItem('desk', text);
    expect(readWork([shelf])).toBeNull();
  }
  const shelf = createStorage();
  shelf.setItem('desk', '{"draft": 5, "origin": [], "set": {"replies": [{}]}}');
  expect(readWork([shelf])).toEqual(NO_WORK);
});

const REQUEST = WORK.set?.request;

test.each([
  null,
  [],
  { ...WORK.set, request: [] },
  { ...WORK.set, request: { ...REQUEST, tweetText: 5 } },
  { ...WORK.set, request: { ...REQUEST, tone: 5 } },
  { ...WORK.set, notices: 5 },
  { ...WORK.set, end: 5 },
  { ...WORK.set, replies: 5 },
  { ...WORK.set, replies: [null] },
  {
    ...WORK.set,
    replies: [
      { id: 0, text: 'A reply' },
      { id: 1, text: 5 },
    ],
  },
])('of kept work with replies that are none, the rest comes back: %o', (set) => {
  const shelf = createStorage();
  shelf.setItem('desk', JSON.stringify({ ...WORK, set }));
  expect(readWork([shelf])).toEqual({ ...WORK, set: null });
});
