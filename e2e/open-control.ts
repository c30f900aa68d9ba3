import type { Page } from 'playwright-core';

const OPERATOR = { email: 'control@example.com', password: 'seventeen grey herons' };

/** Settings of a server whose sandbox is to be controlled by a test. */
export const OPERATOR_ENV = {
  OPERATOR_EMAIL: OPERATOR.email,
  OPERATOR_PASSWORD: OPERATOR.password,
};

/** Opens the control page of the sandbox checkout as the operator, whose page it is. */
export async function openControl(page: Page, origin: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/operator/sign-in`, {
    data: OPERATOR,
    headers: { origin },
  });
  if (!answer.ok()) throw new Error(`Not signed in: ${await answer.text()}`);
  await page.goto(`${origin}/sandbox/commerce/control`);
}
