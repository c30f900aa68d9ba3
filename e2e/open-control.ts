import type { Page } from 'playwright-core';
import { signInAsOperator } from './operator.ts';

/** Opens the control page of the sandbox checkout as the operator, whose page it is. */
export async function openControl(page: Page, origin: string): Promise<void> {
  await signInAsOperator(page.request, origin);
  await page.goto(`${origin}/sandbox/commerce/control`);
}
