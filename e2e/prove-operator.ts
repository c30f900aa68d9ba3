import type { Page } from 'playwright-core';
import { ERRORS } from '#contract/errors.ts';

/** Answers the next such request as ten minutes after the password; the proof itself is real. */
export async function askForProofOnce(page: Page, address: string): Promise<void> {
  const { status, message: error } = ERRORS.operator_proof_required;
  const json = { error, code: 'operator_proof_required', requestId: 'late' };
  await page.route(address, (route) => route.fulfill({ status, json }), { times: 1 });
}

/** Confirms by the password, where the page asks who is there. */
export async function proveOnPage(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
