import type { APIRequestContext, Page } from 'playwright-core';
import { ERRORS } from '#contract/errors.ts';

export const OPERATOR = { email: 'owner@example.com', password: 'correct horse battery' };

/** Settings of a server whose operator can be played. */
export const OPERATOR_ENV = {
  OPERATOR_EMAIL: OPERATOR.email,
  OPERATOR_PASSWORD: OPERATOR.password,
};

/** Signs in at the page for it. */
export async function signInOnPage(page: Page, password = OPERATOR.password): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(OPERATOR.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

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

/** Answers the next such request as ten minutes after the password; the proof itself is real. */
export async function askForProofOnce(page: Page, address: string): Promise<void> {
  const { status, message: error } = ERRORS.operator_proof_required;
  const json = { error, code: 'operator_proof_required', requestId: 'late' };
  await page.route(address, (route) => route.fulfill({ status, json }), { times: 1 });
}

/** Confirms by the password, where the page asks who is there. */
export async function proveOnPage(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await dialog.getByLabel('Your password').fill(OPERATOR.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
