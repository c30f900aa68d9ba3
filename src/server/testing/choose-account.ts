import type { Browser } from './create-browser.ts';

/** What a person does on the sandbox's account page. */
export type Choice = { email: string; name?: string } | 'cancel';

/**
 * Opens the account page of a sign-in and makes a choice there.
 * @param authorizationUrl where `/api/auth/sign-in` redirected to
 * @returns the address that the provider sends the browser back to
 */
export async function chooseAccount(
  browser: Browser,
  authorizationUrl: string,
  choice: Choice,
): Promise<URL> {
  const page = await (await browser.get(authorizationUrl)).text();
  const fields = choice === 'cancel' ? { cancel: '1' } : { name: choice.email, ...choice };
  const chosen = await browser.post('/sandbox/identity/choose', {
    form: { ...readHiddenFields(page), ...fields },
  });
  const back = chosen.headers.get('location');
  if (back === null) throw new Error(`no way back from the account page: ${chosen.status}`);
  return new URL(back);
}

/**
 * Signs in by the sandbox provider, from the button to the page that ends the popup.
 * @returns the answer of the callback: a redirect to `/sign-in-done.html`
 */
export async function signIn(browser: Browser, choice: Choice): Promise<Response> {
  const begun = await browser.get('/api/auth/sign-in');
  const back = await chooseAccount(browser, begun.headers.get('location') ?? '', choice);
  return browser.get(back.href);
}

/** The hidden fields of a page's first form. */
export function readHiddenFields(page: string): Record<string, string> {
  const form = /<form[\s\S]*?<\/form>/.exec(page)?.[0] ?? '';
  const inputs = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return Object.fromEntries(
    Array.from(inputs, ([, name = '', value = '']) => [name, unescapeHtml(value)]),
  );
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
