import { expect, test } from 'vitest';
import { MAX_TWEET_CHARACTERS } from '#contract/limits.ts';
import { isPlainText } from '#contract/plain-text.ts';
import { readWork, storeWork, NO_WORK } from './kept-desk.ts';
import { readSharedPost } from './shared-post.ts';
import { createStorage } from '../testing/create-storage.ts';

const POST = `${'a'.repeat(MAX_TWEET_CHARACTERS - 1)}😀 and more`;

test('a shared post that is cut is cut between characters: the server takes no half of one', () => {
  const post = readSharedPost(`?${new URLSearchParams({ text: POST })}`) ?? '';
  expect(isPlainText(post)).toBe(true);
});

test('so is one that an older version kept', () => {
  const shelves = [createStorage()];
  storeWork(shelves, { ...NO_WORK, draft: POST });
  expect(isPlainText(readWork(shelves)?.draft ?? '')).toBe(true);
});
