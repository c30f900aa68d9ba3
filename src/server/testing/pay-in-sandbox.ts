import type { MembershipRecord, PaymentRecord } from '#sandbox/commerce/records.ts';
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

/** Asks for premium as the page does that a person comes back to. */
export async function confirm(
  user: TestUser,
  body: Record<string, unknown>,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await user.post('/api/premium/confirm', body);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** The code of the refusal, else the status: 'active' or 'pending'. */
export async function confirmInAWord(
  user: TestUser,
  back: Pick<CameBack, 'sessionId'> & Partial<CameBack>,
): Promise<unknown> {
  const order = { session_id: back.sessionId, payment_id: back.paymentId };
  const { body } = await confirm(user, order);
  return body['code'] ?? body['status'];
}

/** @returns what was paid last in the sandbox, or is to be */
export function lastPayment(app: TestApp): PaymentRecord {
  const found = Object.values(app.checkout.world.state.payments).at(-1);
  if (found === undefined) throw new Error('Nothing was paid.');
  return found;
}

/** @returns what was bought last in the sandbox */
export function lastMembership(app: TestApp): MembershipRecord {
  const found = Object.values(app.checkout.world.state.memberships).at(-1);
  if (found === undefined) throw new Error('Nothing was bought.');
  return found;
}
