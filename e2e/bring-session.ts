import type { BrowserContext } from 'playwright-core';
import { signIn } from '#server/testing/choose-account.ts';
import { createBrowser } from '#server/testing/create-browser.ts';

/**
 * Signs in by the sandbox without a window: a popup takes a second, and is the main job's test.
 * @param options.url of any page of the site
 */
export async function bringSession(
  context: BrowserContext,
  { url, email }: { url: string; email: string },
): Promise<void> {
  const { origin } = new URL(url);
  const browser = createBrowser({
    fetch: (address, init) => fetch(address, { ...init, redirect: 'manual' }),
    origin,
  });
  await signIn(browser, { email, name: email.split('@')[0] ?? email });
  await context.addCookies(
    Object.entries(browser.cookies()).map(([name, value]) => ({
      name,
      value,
      url: origin,
      httpOnly: true,
      sameSite: 'Lax' as const,
    })),
  );
}
