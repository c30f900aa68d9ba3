import type { APIRequestContext, Page } from 'playwright-core';

const OPERATOR = { email: 'control@example.com', password: 'seventeen grey herons' };

/** Settings of a server whose operator can be played. */
export const OPERATOR_ENV = {
  OPERATOR_EMAIL: OPERATOR.email,
  OPERATOR_PASSWORD: OPERATOR.password,
};

/**
 * Signs in as the operator without the page for it.
 * @param request of the browser that is to have the session
 */
export async function signInAsOperator(request: APIRequestContext, origin: string): Promise<void> {
  const answer = await request.post(`${origin}/api/operator/sign-in`, {
    data: OPERATOR,
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`Not signed in: ${await answer.text()}`);
}

/** Opens the control page of the sandbox checkout as the operator, whose page it is. */
export async function openControl(page: Page, origin: string): Promise<void> {
  await signInAsOperator(page.request, origin);
  await page.goto(`${origin}/sandbox/commerce/control`);
}
