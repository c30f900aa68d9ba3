import { addOperator } from '../operator/add-operator.ts';
import type { Browser } from './create-browser.ts';
import type { TestApp } from './create-test-app.ts';
import { openBrowser } from './open-browser.ts';

export const OPERATOR_PASSWORD = 'correct horse battery';

/** A browser of an operator who is signed in, made for this application. */
export async function signInOperator(app: TestApp, email = 'owner@example.com'): Promise<Browser> {
  const json = { email, password: OPERATOR_PASSWORD };
  await addOperator(app.deps, json);
  const browser = openBrowser(app);
  const answer = await browser.post('/api/operator/sign-in', { json });
  if (answer.status !== 200) throw new Error(`Not signed in: ${await answer.text()}`);
  return browser;
}
