import { expect, test } from 'vitest';
import { buyPlan } from '#sandbox/commerce/purchases.ts';
import { serveSandboxCommerce } from '#sandbox/commerce/serve-sandbox-commerce.ts';
import { testCommerceProvider } from './commerce-provider-suite.ts';
import { createWhopProvider } from './whop-provider.ts';

const WAIT_MS = 5000;

async function open(changes: Partial<Parameters<typeof createWhopProvider>[0]> = {}) {
  const sandbox = await serveSandboxCommerce();
  const sleptMs: number[] = [];
  const provider = createWhopProvider({
    ...sandbox.client,
    isSandbox: true,
    fetch,
    sleep: async (ms) => void sleptMs.push(ms),
    random: () => 0.5,
    now: () => new Date(Date.UTC(2026, 10, 20, 12)),
    timeoutMs: WAIT_MS,
    ...changes,
  });
  return {
    sandbox,
    provider,
    sleptMs,
    press: (url: string, button: 'pay' | 'decline') => sandbox.press(url, button),
    [Symbol.asyncDispose]: () => sandbox[Symbol.asyncDispose](),
  };
}

const ORDER = {
  orderId: 'order-1',
  userId: 'user-1',
  userEmail: 'buyer@riposte.test',
  redirectUrl: 'https://riposte.test/premium-success?session_id=order-1',
};

testCommerceProvider('API v1 against the sandbox', open);

test('a provider that does not listen whose memberships are asked for gives nobody another’s', async () => {
  await using subject = await open({
    fetch: (input, init) => {
      const { url } = input as Request;
      const asked = new URL(url);
      asked.searchParams.delete('user_ids[]');
      return fetch(new Request(asked, input as Request), init);
    },
  });
  const { sandbox, provider } = subject;
  const [plan] = Object.values(sandbox.world.state.plans);
  if (plan === undefined) throw new Error('The sandbox has a plan.');
  for (const email of ['ada@riposte.test', 'bob@riposte.test']) {
    buyPlan(sandbox.world, { plan, checkout: null, email, tellsWebhooks: false });
  }
  const found = await provider.findMembershipsByEmail('ada@riposte.test');
  expect(found.map(({ customerEmail }) => customerEmail)).toEqual(['ada@riposte.test']);
});

test('a list ends where the provider says that there is no more, though its last item has a cursor', async () => {
  let asked = 0;
  await using subject = await open({
    fetch: async (input, init) => {
      asked += 1;
      const answer = await fetch(input, init);
      const body = (await answer.json()) as { page_info: object };
      const page_info = { ...body.page_info, end_cursor: 'of-the-last-one' };
      return Response.json({ ...body, page_info });
    },
  });
  const { sandbox, provider } = subject;
  const [plan] = Object.values(sandbox.world.state.plans);
  if (plan === undefined) throw new Error('The sandbox has a plan.');
  buyPlan(sandbox.world, { plan, checkout: null, email: 'ada@riposte.test', tellsWebhooks: false });
  expect((await provider.listPayments({})).nextCursor).toBeNull();
  asked = 0;
  expect(await provider.findMembershipsByEmail('ada@riposte.test')).toHaveLength(1);
  expect(asked).toBe(2); // the search, and the memberships
});

test.each([429, 500, 503])('reading is tried again after %i', async (status) => {
  await using subject = await open();
  Object.assign(subject.sandbox.world.state.faults, { apiFailures: 2, apiFailureStatus: status });
  expect(await subject.provider.getPlan('plan_premium')).toMatchObject({ id: 'plan_premium' });
  expect(subject.sleptMs).toEqual(status === 429 ? [1000, 1000] : [250, 500]);
});

test('three failures are enough, and the error says that the provider is away', async () => {
  await using subject = await open();
  subject.sandbox.world.state.faults.apiFailures = 3;
  await expect(subject.provider.getPlan('plan_premium')).rejects.toMatchObject({
    code: 'commerce_unavailable',
  });
  expect(subject.sandbox.world.state.faults.apiFailures).toBe(0);
});

test('a checkout is tried again, because it carries an Idempotency-Key', async () => {
  await using subject = await open();
  subject.sandbox.world.state.faults.apiFailures = 1;
  await subject.provider.createCheckout(ORDER);
  expect(Object.keys(subject.sandbox.world.state.checkouts)).toHaveLength(1);
});

test('ending a membership is not tried again', async () => {
  await using subject = await open();
  subject.sandbox.world.state.faults.apiFailures = 1;
  await expect(subject.provider.cancelMembership('mem_1')).rejects.toMatchObject({
    code: 'commerce_unavailable',
  });
  expect(subject.sleptMs).toEqual([]);
});

test('a slow provider is given up after its time, and not asked again', async () => {
  let calls = 0;
  await using subject = await open({
    timeoutMs: 30,
    fetch: (_input, init) => {
      calls += 1;
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    },
  });
  await expect(subject.provider.getPlan('plan_premium')).rejects.toMatchObject({
    code: 'commerce_unavailable',
  });
  expect(calls).toBe(1);
});

test('a connection that breaks is tried again', async () => {
  let calls = 0;
  await using subject = await open({
    fetch: async (input, init) => {
      calls += 1;
      if (calls === 1) throw new TypeError('fetch failed');
      return fetch(input, init);
    },
  });
  expect(await subject.provider.getPlan('plan_premium')).toMatchObject({ id: 'plan_premium' });
});

test('whoever is told to wait for long is not kept waiting', async () => {
  await using subject = await open({
    fetch: async () => new Response('{}', { status: 429, headers: { 'retry-after': '600' } }),
  });
  await expect(subject.provider.getPlan('plan_premium')).rejects.toMatchObject({
    code: 'commerce_unavailable',
  });
  expect(subject.sleptMs).toEqual([]);
});

test.each([
  ['not JSON', 'hello'],
  ['another shape', '{"id": 5}'],
])('an answer that is %s is an error, not a crash', async (_name, body) => {
  await using subject = await open({ fetch: async () => new Response(body) });
  await expect(subject.provider.getPlan('plan_premium')).rejects.toMatchObject({
    code: 'commerce_answer_unreadable',
  });
});

test('a wrong key, and one that may only read, are our fault and not the visitor’s', async () => {
  for (const apiKey of ['apik_wrong', 'apik_sandbox_read_only']) {
    await using subject = await open({ apiKey });
    await expect(subject.provider.createCheckout(ORDER)).rejects.toMatchObject({
      code: 'commerce_refused',
    });
  }
});

test('a checkout page elsewhere than the settings say is refused', async () => {
  await using subject = await open({ checkoutOrigin: 'https://whop.com' });
  await expect(subject.provider.createCheckout(ORDER)).rejects.toMatchObject({
    code: 'commerce_refused',
  });
});

test('an address cannot reach beyond its own search', async () => {
  await using subject = await open();
  const { url } = await subject.provider.createCheckout(ORDER);
  await subject.press(url, 'pay');
  expect(await subject.provider.findMembershipsByEmail('buyer')).toEqual([]);
  expect(await subject.provider.findMembershipsByEmail('buyer@riposte.test')).toHaveLength(1);
});

test('who stands on a later page of the search is found, and one without an end is left', async () => {
  let pages = 2;
  const asked: (string | null)[] = [];
  await using subject = await open({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      if (!url.pathname.endsWith('/members')) return fetch(request);
      const after = url.searchParams.get('after');
      asked.push(after);
      url.searchParams.delete('after');
      if (asked.length === pages) return fetch(new Request(url, request));
      return Response.json({ data: [], page_info: { end_cursor: `page ${asked.length + 1}` } });
    },
  });
  const { url } = await subject.provider.createCheckout(ORDER);
  await subject.press(url, 'pay');
  expect(await subject.provider.findMembershipsByEmail(ORDER.userEmail)).toHaveLength(1);
  expect(asked.splice(0)).toEqual([null, 'page 2']);
  pages = Infinity;
  expect(await subject.provider.findMembershipsByEmail(ORDER.userEmail)).toEqual([]);
  expect(asked).toEqual([null, 'page 2', 'page 3', 'page 4']);
});

test('a status that the provider adds later grants nothing', async () => {
  await using subject = await open();
  const { url } = await subject.provider.createCheckout(ORDER);
  const back = await subject.press(url, 'pay');
  const { payments, memberships } = subject.sandbox.world.state;
  Object.assign(Object.values(payments)[0] ?? {}, { status: 'splendid' });
  Object.assign(Object.values(memberships)[0] ?? {}, { status: 'splendid' });
  const payment = await subject.provider.getPayment(back.searchParams.get('payment_id') ?? '');
  expect(payment?.status).toBe('unknown');
  const membership = await subject.provider.getMembership(payment?.membershipId ?? '');
  expect(membership?.status).toBe('unknown');
});

test.each([
  ['COMMERCE_COMPANY_ID', { companyId: 'biz_other' }, 'belongs to "biz_riposte"'],
  ['COMMERCE_PRODUCT_ID', { productId: 'prod_other' }, 'belongs to "prod_premium"'],
  ['COMMERCE_CHECKOUT_ORIGIN', { checkoutOrigin: 'https://whop.com' }, 'is sold at "http://127'],
  ['COMMERCE_PLAN_ID', { planId: 'plan_other' }, 'knows no such plan'],
  ['COMMERCE_API_KEY', { apiKey: 'apik_other' }, 'is refused by http://127'],
  ['COMMERCE_API_VERSION', { apiVersion: '2025-01-01' }, 'written for 2026-07-20'],
])('a start with a wrong %s says so in one line', async (name, changes, said) => {
  await using subject = await open(changes);
  const problem = await subject.provider.verifyConfiguration().catch((error: unknown) => error);
  expect(problem).toMatchObject({ name: 'ConfigError', lines: [expect.stringContaining(said)] });
  expect(String(problem)).toContain(`${name} is`);
  expect(String(problem)).not.toContain('apik_');
});

test.each(['payments', 'memberships'])(
  'a key that may not read %s sells nothing: what is paid would never be premium',
  async (unread) => {
    await using subject = await open({
      fetch: async (input, init) => {
        const isUnread = new URL((input as Request).url).pathname.endsWith(`/${unread}`);
        return isUnread ? Response.json({ error: {} }, { status: 403 }) : fetch(input, init);
      },
    });
    await expect(subject.provider.verifyConfiguration()).rejects.toMatchObject({
      name: 'ConfigError',
      lines: [expect.stringContaining('COMMERCE_API_KEY may not read payments and memberships')],
    });
  },
);

test('a provider that is away at the start is no wrong setting', async () => {
  await using subject = await open();
  subject.sandbox.world.state.faults.apiFailures = 3;
  await expect(subject.provider.verifyConfiguration()).rejects.toMatchObject({
    code: 'commerce_unavailable',
  });
});
