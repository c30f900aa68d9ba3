import type { TestApp, TestUser } from './create-test-app.ts';

/** Where a person came back to after the sandbox's checkout page. */
export interface CameBack {
  sessionId: string;
  paymentId: string;
  status: string;
}

/**
 * A person begins a checkout and presses a button of the sandbox's page.
 * @param options.email typed into the page; the person's own by default
 */
export async function payInSandbox(
  app: TestApp,
  user: TestUser,
  options: { button?: 'pay' | 'decline' | 'pay_without_webhook'; email?: string } = {},
): Promise<CameBack> {
  const begun = await user.post('/api/checkout', {});
  if (begun.status !== 200) throw new Error(`No checkout: ${await begun.text()}`);
  const { url } = (await begun.json()) as { url: string };
  return pressButton(app, url, { email: user.email, ...options });
}

/** Presses a button of a checkout page that was begun before. */
export async function pressButton(
  app: TestApp,
  url: string,
  options: { button?: string; email: string },
): Promise<CameBack> {
  const { pathname, searchParams } = new URL(url);
  const answer = await app.request(pathname, {
    method: 'POST',
    headers: {
      origin: app.deps.config.publicUrl,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      session: searchParams.get('session') ?? '',
      email: options.email,
      action: options.button ?? 'pay',
    }).toString(),
  });
  const back = new URL(answer.headers.get('location') ?? 'nowhere:');
  return {
    sessionId: back.searchParams.get('session_id') ?? '',
    paymentId: back.searchParams.get('payment_id') ?? '',
    status: back.searchParams.get('status') ?? '',
  };
}
