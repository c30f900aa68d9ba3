import { expect, test } from 'vitest';
import { KEPT_ROWS } from './forget-oldest.ts';
import { serveSandboxCommerce, type ServedSandbox } from './serve-sandbox-commerce.ts';

async function buy(
  sandbox: ServedSandbox,
  email: string,
  action = 'pay_without_webhook',
): Promise<string> {
  const answer = await sandbox.app.request('/checkout/plan_premium/', {
    method: 'POST',
    headers: { origin: sandbox.url },
    body: new URLSearchParams({ email, action }),
  });
  return /pay_\w+/.exec(await answer.text())?.[0] ?? '';
}

async function askApi(sandbox: ServedSandbox, path: string, init: RequestInit = {}) {
  const headers = { authorization: 'Bearer apik_sandbox', ...init.headers };
  const answer = await sandbox.app.request(`/api/v1${path}`, { ...init, headers });
  return { answer, body: (await answer.json()) as Record<string, unknown> };
}

test('the newest purchases stay, and nothing that stays points to what went', async () => {
  await using sandbox = await serveSandboxCommerce();
  const old = await buy(sandbox, 'once@riposte.test');
  const alsoOld = await buy(sandbox, 'again@riposte.test');
  for (const payment of [old, alsoOld]) {
    await askApi(sandbox, `/payments/${payment}/refund`, { method: 'POST' });
    await sandbox.app.request('/control', {
      method: 'POST',
      headers: { origin: sandbox.url },
      body: new URLSearchParams({ action: 'open-dispute', id: payment }),
    });
  }
  const oldestKept = await buy(sandbox, 'kept@riposte.test');
  expect((await askApi(sandbox, `/payments/${old}`)).answer.status).toBe(200);
  await buy(sandbox, 'declined@riposte.test', 'decline');
  for (let row = 3; row < KEPT_ROWS; row += 1) await buy(sandbox, `p${row}@riposte.test`);
  await buy(sandbox, 'again@riposte.test');

  expect((await askApi(sandbox, `/payments/${old}`)).answer.status).toBe(404);
  expect((await askApi(sandbox, `/payments/${alsoOld}`)).answer.status).toBe(404);
  expect((await askApi(sandbox, `/payments/${oldestKept}`)).answer.status).toBe(200);
  const { payments, memberships, customers } = sandbox.world.state;
  for (const table of [payments, memberships, customers]) {
    expect(Object.keys(table)).toHaveLength(KEPT_ROWS);
  }
  for (const path of ['/refunds', '/disputes', '/members?query=once@']) {
    expect((await askApi(sandbox, path)).body['data'], path).toEqual([]);
  }
  const { body } = await askApi(sandbox, '/members?query=again@');
  expect(body['data']).toMatchObject([{ status: 'joined' }]);
  const oldest = await askApi(sandbox, '/payments?direction=asc');
  expect(oldest.body['data']).toMatchObject({
    0: { user: { email: 'kept@riposte.test' } },
    1: { user: { email: 'declined@riposte.test' } },
  });
});

test('the newest checkouts stay, and the newest idempotency keys', async () => {
  await using sandbox = await serveSandboxCommerce();
  const begin = async (key: number) => {
    const { answer, body } = await askApi(sandbox, '/checkout_configurations', {
      method: 'POST',
      headers: { 'idempotency-key': `key ${key}` },
      body: JSON.stringify({ plan_id: 'plan_premium' }),
    });
    return { id: String(body['id']), isReplayed: answer.headers.has('idempotent-replayed') };
  };
  const first = await begin(0);
  const second = await begin(1);
  for (let key = 2; key <= KEPT_ROWS; key += 1) await begin(key);
  const look = async ({ id }: { id: string }) =>
    (await askApi(sandbox, `/checkout_configurations/${id}`)).answer.status;
  expect([await look(first), await look(second)]).toEqual([404, 200]);
  expect(await begin(1)).toEqual({ ...second, isReplayed: true });
  expect((await begin(0)).isReplayed).toBe(false);
});
