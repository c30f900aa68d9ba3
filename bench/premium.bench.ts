import { createHmac, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { cancelAtPeriodEnd, endPeriod, refundPayment } from '#sandbox/commerce/lifecycle.ts';
import { buyPlan } from '#sandbox/commerce/purchases.ts';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { Deps } from '#server/deps.ts';
import { sweepCommerceEvents } from '#server/premium/commerce-events.ts';
import { reconcilePremium } from '#server/premium/reconcile-premium.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { buildBenchDeps, createBenchCheckout, signInOnBench } from './build-bench-deps.ts';
import { round } from './figures.ts';
import type { Row } from './row.ts';

export const name = 'premium';

const SWITCHES = 200;
const USERS = 200;
const DELIVERIES = 1000;
const MAX_COPIES = 4;

type Fetch = (path: string, init?: RequestInit) => Response | Promise<Response>;
interface World {
  instances: { deps: Deps; fetch: Fetch }[];
  checkout: ReturnType<typeof createBenchCheckout>;
  /** Webhooks that were sent and go no further by themselves. */
  sent: Request[];
}

/** Premium with two instances on one PostgreSQL and one provider. */
export async function run(): Promise<Row[]> {
  const server = await startPostgres();
  const logger = pino({ level: 'silent' });
  const sent: Request[] = [];
  const checkout = createBenchCheckout((webhook) => {
    sent.push(webhook);
    return new Response(null, { status: 200 });
  });
  const open = async () => {
    const database = await openDatabase({ url: server.url, dataDir: '', logger });
    const deps = await buildBenchDeps(database, { checkout });
    const app = createApp(deps, { pages: null });
    const fetch: Fetch = (path, init) => app.request(path, init);
    return { deps, fetch };
  };
  const instances = [await open(), await open()];
  try {
    const world = { instances, checkout, sent };
    return [...(await measureSwitch(world)), ...(await deliverInDisorder(world))];
  } finally {
    checkout.sandbox.close();
    for (const { deps } of instances) await deps.database.close();
    await server.stop();
  }
}

/** From the webhook at one instance to the open page at the other. */
async function measureSwitch(world: World): Promise<Row[]> {
  const [first, second] = world.instances;
  if (first === undefined || second === undefined) throw new Error('There are two instances.');
  const tookMs: number[] = [];
  for (let purchase = 0; purchase < SWITCHES; purchase += 1) {
    const person = await signInOnBench(first.deps);
    const live = await second.fetch('/api/profile/live', { headers: person.headers });
    const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read(); // the document as it is
    await buy(world, first.fetch, person);
    const [webhook] = world.sent.filter(({ headers }) => headers.has('webhook-id')).slice(-1);
    if (webhook === undefined) throw new Error('A purchase sends webhooks.');
    const startedMs = performance.now();
    void first.fetch(webhook.url, webhook);
    for (let text = ''; !text.includes('"isPremium":true');) {
      text += (await reader?.read())?.value ?? '';
    }
    tookMs.push(performance.now() - startedMs);
    await reader?.cancel();
  }
  tookMs.sort((a, b) => a - b);
  const p99 = tookMs[Math.ceil(tookMs.length * 0.99) - 1] ?? Infinity;
  return [
    {
      what: `webhook to an open page on the other instance, p99 of ${SWITCHES}`,
      figure: round(p99, 1),
      unit: 'ms',
      wanted: '< 300',
    },
  ];
}

/** Every message up to four times, in any order, a tenth lost, a twentieth forged on top. */
async function deliverInDisorder(world: World): Promise<Row[]> {
  const { instances, checkout, sent } = world;
  const { world: shop } = checkout.sandbox;
  const [first] = instances;
  if (first === undefined) throw new Error('There is an instance.');
  sent.length = 0;
  const people = [];
  for (let user = 0; user < USERS; user += 1) {
    const person = await signInOnBench(first.deps);
    const bought = await buy(world, first.fetch, person);
    const membership = shop.state.memberships[bought.membershipId ?? ''];
    if (membership === undefined) throw new Error('A purchase makes a membership.');
    const fate = user % 5;
    if (fate === 1) refundPayment(shop, bought, null);
    if (fate === 2) endPeriod(shop, membership);
    if (fate === 3) cancelAtPeriodEnd(shop, membership);
    people.push({ ...person, isPremium: fate !== 1 && fate !== 2 });
  }
  await checkout.sandbox.awaitDeliveries();
  const thief = await signInOnBench(first.deps);

  const kept = sent.filter(() => Math.random() >= 0.1);
  const lost = sent.length - kept.length;
  const messages = await Promise.all(
    kept.map(async (request) => ({ headers: request.headers, body: await request.text() })),
  );
  const genuine = messages.flatMap((message) =>
    Array.from({ length: 1 + Math.floor(Math.random() * MAX_COPIES) }, () => message),
  );
  const deliveries = shuffle(genuine).slice(0, DELIVERIES);
  const forged = Array.from({ length: DELIVERIES / 20 }, () => forge(thief.userId, messages));
  const answers = await Promise.all(
    shuffle([...deliveries, ...forged]).map(async ({ headers, body }, index) => {
      const instance = instances[index % instances.length] ?? first;
      const answer = await instance.fetch('/api/webhooks/commerce', {
        method: 'POST',
        headers,
        body,
      });
      return answer.status;
    }),
  );
  await untilQuiet(first.deps);
  const rightBefore = await countRight(first.fetch, people);
  await reconcilePremium(first.deps);
  const rightAfter = await countRight(first.fetch, people);
  const usage = await (await first.fetch('/api/usage', { headers: thief.headers })).text();
  return [
    { what: `messages lost on purpose, of ${sent.length}`, figure: lost, unit: '' },
    {
      what: 'forged messages refused',
      figure: answers.filter((status) => status === 401).length,
      unit: '',
      wanted: String(forged.length),
    },
    { what: `of ${USERS} people, right before the reconciliation`, figure: rightBefore, unit: '' },
    {
      what: `of ${USERS} people, right after it`,
      figure: rightAfter,
      unit: '',
      wanted: String(USERS),
    },
    {
      what: 'forged messages that gave premium',
      figure: usage.includes('"isPremium":true') ? 1 : 0,
      unit: '',
      wanted: '0',
    },
  ];
}

async function buy(
  { checkout }: World,
  fetch: Fetch,
  person: { email: string; headers: Record<string, string> },
) {
  const begun = await fetch('/api/checkout', {
    method: 'POST',
    headers: person.headers,
    body: '{}',
  });
  const { url } = (await begun.json()) as { url: string };
  const { world } = checkout.sandbox;
  const session = world.state.checkouts[new URL(url).searchParams.get('session') ?? ''];
  const plan = world.state.plans[session?.planId ?? ''];
  if (session === undefined || plan === undefined) throw new Error('A checkout has a plan.');
  const payment = buyPlan(world, {
    plan,
    checkout: session,
    email: person.email,
    tellsWebhooks: true,
  });
  await checkout.sandbox.awaitDeliveries();
  return payment;
}

/** Signed with another secret, claiming that the thief's membership began. */
function forge(userId: string, messages: { body: string }[]): { headers: Headers; body: string } {
  const template = messages[Math.floor(Math.random() * messages.length)]?.body ?? '{}';
  const body = template.replace(/"userId":"[^"]+"/, `"userId":"${userId}"`);
  const id = `msg_${randomUUID()}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', 'guessed').update(`${id}.${timestamp}.${body}`);
  const headers = new Headers({
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature.digest('base64')}`,
  });
  return { headers, body };
}

/** Until every kept message is worked off; those that found the database busy are swept up. */
async function untilQuiet(deps: Deps): Promise<void> {
  const statement = {
    name: 'bench_waiting',
    text: 'select count(*)::int as waiting from commerce_events where done_at is null',
  };
  for (;;) {
    const [row] = await deps.database.run<{ waiting: number }>(statement, []);
    if (row?.waiting === 0) return;
    await sweepCommerceEvents(deps);
    await wait(50);
  }
}

async function countRight(
  fetch: Fetch,
  people: { headers: Record<string, string>; isPremium: boolean }[],
): Promise<number> {
  let right = 0;
  for (const { headers, isPremium } of people) {
    const usage = (await (await fetch('/api/usage', { headers })).json()) as {
      isPremium: boolean;
    };
    if (usage.isPremium === isPremium) right += 1;
  }
  return right;
}

function shuffle<Item>(items: Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
