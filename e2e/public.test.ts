import { expect, test } from 'vitest';
import { findFreePort } from '#server/testing/find-free-port.ts';
import { setUpSite } from './set-up-site.ts';
import { signIn } from './visitor.ts';

/** A name that the browser finds on this machine, and the server takes for anybody's. */
const HOST = 'riposte.localhost';

const site = setUpSite({
  env: async () => {
    const port = String(await findFreePort());
    return {
      PORT: port,
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://${HOST}:${port}`,
      ALLOW_SANDBOX: 'sign-in,checkout',
    };
  },
});

test('where others open the page it says who writes, not what its operator can do; its sandbox signs in without https', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  await page.getByText('No AI is connected here: the built-in writer answers').waitFor();
  expect(await page.getByText('connect a model').count()).toBe(0);
  await signIn(page, 'ada@example.com');
});
