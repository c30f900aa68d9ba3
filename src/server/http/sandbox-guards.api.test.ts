import { expect, test } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { payInSandbox } from '../testing/pay-in-sandbox.ts';
import { signInOperator } from '../testing/sign-in-operator.ts';

const CONTROL = '/sandbox/commerce/control';
const FORMS = [
  CONTROL,
  '/sandbox/commerce/checkout/none',
  '/sandbox/commerce/api/v1/refunds',
  '/sandbox/identity/choose',
  '/sandbox/identity/token',
];

test('the sandbox’s pages take no body larger than the application does', async () => {
  await using app = await createTestApp();
  for (const path of FORMS) {
    const send = (body: string) =>
      app.request(path, {
        method: 'POST',
        headers: {
          origin: app.deps.config.publicUrl,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(body.length),
        },
        body,
      });
    const large = await send(`a=${'x'.repeat(1024 * 1024)}`);
    expect(large.status, path).toBe(413);
    expect(await large.json()).toMatchObject({ code: 'body_too_large' });
    expect((await send('a=x')).status, path).not.toBe(413);
  }
});

test('a body that is not the form it says it is gets a 400, and is no trouble of ours', async () => {
  await using app = await createTestApp();
  await payInSandbox(app, await app.signIn());
  const [customer] = Object.values(app.checkout.world.state.customers);
  const owner = await signInOperator(app);
  const cookies = Object.entries(owner.cookies(CONTROL));
  const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  const forms = [
    '/sandbox/identity/choose',
    '/sandbox/identity/token',
    '/sandbox/commerce/checkout/plan_sandbox_monthly/',
    `/sandbox/commerce/billing/manage/${customer?.memberId}/`,
    CONTROL,
  ];
  for (const path of forms) {
    for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
      const answer = await app.request(path, {
        method: 'POST',
        headers: {
          origin: app.deps.config.publicUrl,
          'content-type': type,
          cookie,
        },
        body: 'abc',
      });
      expect(answer.status, `${path} ${type}`).toBe(400);
    }
  }
  expect(app.log.join()).not.toContain('request failed');
});

test('the sandbox checkout’s control page is the operator’s alone', async () => {
  await using app = await createTestApp();
  const person = await app.signIn();
  for (const visitor of [app, person]) {
    const shown = await visitor.request(CONTROL);
    expect([shown.status, shown.headers.get('location')]).toEqual([303, '/admin/login']);
    const pressed = await visitor.request(CONTROL, {
      method: 'POST',
      headers: { origin: app.deps.config.publicUrl },
      body: new URLSearchParams({ action: 'faults', losesWebhooks: '1' }),
    });
    expect(pressed.status).toBe(401);
    expect(await pressed.json()).toMatchObject({ code: 'operator_sign_in_required' });
  }
  expect(app.checkout.world.state.faults.losesWebhooks).toBe(false);

  const owner = await signInOperator(app);
  expect(await (await owner.get(CONTROL)).text()).toContain('Sandbox control');
  const origin = app.deps.config.publicUrl;
  const form = { action: 'faults', losesWebhooks: '1' };
  expect((await owner.post(CONTROL, { form, headers: { origin } })).status).toBe(303);
  expect(app.checkout.world.state.faults.losesWebhooks).toBe(true);
});
