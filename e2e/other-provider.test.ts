import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '#server/testing/find-free-port.ts';
import { startOpenidProvider, type OpenidProvider } from '#server/testing/start-openid-provider.ts';
import { setUpSite } from './set-up-site.ts';

let provider: OpenidProvider;
const site = setUpSite({
  env: async () => {
    const port = await findFreePort();
    provider = await startOpenidProvider({
      account: { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' },
      redirectUri: `http://localhost:${port}/api/auth/callback`,
    });
    return {
      PORT: String(port),
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      OIDC_ISSUER: provider.issuer,
      OIDC_NAME: 'Example ID',
    };
  },
});
afterAll(() => provider?.[Symbol.asyncDispose]());

test('a person signs in with another provider, whose name stands wherever Google’s did', async () => {
  await using visitor = await site.visit();
  const { page } = visitor;
  await page.getByRole('button', { name: 'Sign in with Example ID' }).waitFor();
  for (const path of ['/', '/premium', '/privacy', '/account', '/api/docs']) {
    await page.goto(site.server().url + path);
    // Somewhere in the folds of /api/docs.
    await page.getByText('Example ID').first().waitFor({ state: 'attached' });
    expect(await page.textContent('body'), path).not.toContain('Google');
  }
  await page.goto(site.server().url);
  await page.getByLabel('Enter the tweet you want to reply to').fill('Tabs or spaces?');
  const told = page.getByText('Please sign in with Example ID to use this feature').waitFor();
  await page.getByRole('button', { name: 'Generate Replies' }).click();
  await told; // until the provider, which asks nobody, has answered
  await page.getByText('ada@example.com').waitFor();
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
  expect(provider.prompts).toEqual(['select_account', 'login']);
});
