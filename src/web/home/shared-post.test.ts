import { expect, test } from 'vitest';
import { readSharedPost } from './shared-post.ts';

test.each([
  ['', null],
  ['?text=+&url=', null],
  ['?session=1', null],
  ['?text=Trains+are+late', 'Trains are late'],
  ['?url=https%3A%2F%2Fx.com%2Fa%2Fstatus%2F1', 'https://x.com/a/status/1'],
  ['?text=Look&url=https%3A%2F%2Fx.com%2F1&title=X', 'Look\nhttps://x.com/1'],
  ['?text=Look%20https%3A%2F%2Fx.com%2F1&url=https%3A%2F%2Fx.com%2F1', 'Look https://x.com/1'],
  ['?title=A+headline', 'A headline'],
  ['?title=A+headline&url=https%3A%2F%2Fx.com%2F1', 'https://x.com/1'],
])('%s is shared as %j', (search, post) => {
  expect(readSharedPost(search)).toBe(post);
});
