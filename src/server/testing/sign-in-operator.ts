import { addOperator } from '../operator/add-operator.ts';
import { createBrowser } from './create-browser.ts';
import type { TestApp } from './create-test-app.ts';

export const OPERATOR_PASSWORD = 'correct horse battery';

/** A browser of an operator who is signed in, made for this application. */
export async function signInOperator(
  app: TestApp,
  email = 'owner@example.com',
): Promise<ReturnType<typeof createBrowser>> {
  const json = { email, password: OPERATOR_PASSWORD };
  await addOperator(app.deps, json);
  const browser = createBrowser({
    fetch: (url, init) => app.request(url, init),
    origin: app.deps.config.publicUrl,
  });
  const answer = await browser.post('/api/operator/sign-in', { json });
  if (answer.status !== 200) throw new Error(`Not signed in: ${await answer.text()}`);
  return browser;
}
