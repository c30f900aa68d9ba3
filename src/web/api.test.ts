import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LATER_ADDRESSES } from '#contract/later-addresses.ts';
import { OPERATOR_ADDRESSES } from '#contract/operator-addresses.ts';
import { addAddresses, addressOf } from './api.ts';

addAddresses(OPERATOR_ADDRESSES); // as the operator's pages do
addAddresses(LATER_ADDRESSES);

test('an address has its parts filled in, and what is undefined is left out of its query', () => {
  expect(addressOf('revokeGift', { params: { email: 'a/b+c@example.com' } })).toBe(
    '/api/operator/premium-users/a%2Fb%2Bc%40example.com',
  );
  expect(addressOf('listGifts', { query: { search: '', sort: 'email', page: 2 } })).toBe(
    '/api/operator/premium-users?search=&sort=email&page=2',
  );
  expect(addressOf('listMessages', { query: { kind: undefined, state: 'open' } })).toBe(
    '/api/operator/messages?state=open',
  );
  expect(addressOf('listFavourites', { query: { query: 'a & b', after: '' } })).toBe(
    '/api/favourites?query=a+%26+b&after=',
  );
});

test('no file of the page spells an address of the API', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(50);
  const spelling = files
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('/api/'));
  expect(spelling).toEqual([]);
});
