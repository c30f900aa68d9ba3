import { expect, test } from 'vitest';
import { dropWork, NO_WORK, readWork, storeWork, type Work } from './kept-desk.ts';

/** As much of a browser's storage as is asked for here. */
function createShelf(options: { isFull?: boolean } = {}): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (options.isFull === true) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, text);
    },
    removeItem: (name: string) => kept.delete(name),
    get length() {
      return kept.size;
    },
  } as unknown as Storage; // the methods that are used
}

const WORK: Work = {
  ...NO_WORK,
  ownerId: 'ada',
  draft: 'The next post',
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
  const [tab, device] = [createShelf(), createShelf()];
  storeWork([tab, device], WORK);
  expect(readWork([tab, device])).toEqual(WORK);
  storeWork([tab], { ...WORK, draft: 'Of this tab' });
  expect(readWork([tab, device])?.draft).toBe('Of this tab');
  expect(readWork([createShelf(), device])?.draft).toBe('The next post');
  storeWork([tab, device], { ...NO_WORK, ownerId: 'ada' });
  expect([tab.length, device.length]).toEqual([0, 0]);
});

test('a storage that is full, refused or holds nonsense keeps nothing, and breaks nothing', () => {
  const shelves = [createShelf({ isFull: true }), null];
  storeWork(shelves, WORK);
  expect(readWork(shelves)).toBeNull();
  dropWork(shelves);
  for (const text of ['not JSON', '[]', '5', 'null']) {
    const shelf = createShelf();
    shelf.setItem('desk', text);
    expect(readWork([shelf])).toBeNull();
  }
  const shelf = createShelf();
  shelf.setItem('desk', '{"draft": 5, "origin": [], "set": {"replies": [{}]}}');
  expect(readWork([shelf])).toEqual(NO_WORK);
});
