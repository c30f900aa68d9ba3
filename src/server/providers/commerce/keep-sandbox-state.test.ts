import { mkdirSync, mkdtempDisposableSync, readFileSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { SandboxState } from '#sandbox/commerce/world.ts';
import { createSandboxCheckout } from './create-sandbox-checkout.ts';
import { keepSandboxState } from './keep-sandbox-state.ts';

const NOW = new Date(Date.UTC(2026, 10, 20, 12));

/** A start of the sandbox on a file. It waits until `wake`, as long as nobody closes. */
function start(path: string) {
  const waits: { ms: number; wake: () => void }[] = [];
  const error = vi.fn<() => void>();
  const storage = keepSandboxState({
    path,
    logger: { error },
    sleep: (ms, signal) =>
      new Promise<void>((wake) => {
        waits.push({ ms, wake });
        signal.addEventListener('abort', () => wake());
        if (signal.aborted) wake();
      }),
  });
  const { sandbox } = createSandboxCheckout({
    publicUrl: 'https://riposte.test',
    secret: 'installation',
    clock: { now: () => NOW, databaseNow: () => NOW },
    sleep: async () => {},
    callWebhook: () => new Response(null, { status: 200 }),
    storage,
  });
  return { ...{ sandbox, storage, waits, error }, buy: () => buy(sandbox.app) };
}

async function buy(app: ReturnType<typeof start>['sandbox']['app']): Promise<string> {
  const answer = await app.request('/checkout/plan_sandbox_monthly/', {
    method: 'POST',
    headers: { origin: 'https://riposte.test' },
    body: new URLSearchParams({ email: 'buyer@riposte.test', action: 'pay_without_webhook' }),
  });
  return /pay_\w+/.exec(await answer.text())?.[0] ?? '';
}

function readPayments(path: string): string[] {
  try {
    return Object.keys((JSON.parse(readFileSync(path, 'utf8')) as SandboxState).payments);
  } catch {
    return []; // nothing is written yet
  }
}

test('purchases are written together, soon after, and those that come meanwhile after that', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'riposte-sandbox-'));
  const path = join(folder.path, 'made', 'state.json');
  const { buy, waits, storage } = start(path);
  const first = [await buy(), await buy(), await buy()];
  expect(waits.map(({ ms }) => ms)).toEqual([200]);
  expect(readPayments(path)).toEqual([]);
  waits[0]?.wake();
  await expect.poll(() => readPayments(path)).toEqual(first);

  const next = await buy();
  await expect.poll(() => waits).toHaveLength(2);
  expect(readPayments(path)).toEqual(first);
  waits[1]?.wake();
  await expect.poll(() => readPayments(path)).toEqual([...first, next]);
  await storage.close();
});

test('closing writes at once what was bought last, and the next start knows it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'riposte-sandbox-'));
  const path = join(folder.path, 'state.json');
  const { buy, storage } = start(path);
  const payment = await buy();
  await storage.close();
  const again = start(path);
  expect(Object.keys(again.sandbox.world.state.payments)).toEqual([payment]);
});

test('a file that cannot be written is told in the log, and the next purchase writes both', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'riposte-sandbox-'));
  const path = join(folder.path, 'state.json');
  const inTheWay = `${path}.new`;
  mkdirSync(inTheWay);
  const { buy, waits, storage, error } = start(path);
  const first = await buy();
  waits[0]?.wake();
  await expect.poll(() => error).toHaveBeenCalledOnce();
  rmdirSync(inTheWay);
  const next = await buy();
  await storage.close();
  expect(readPayments(path)).toEqual([first, next]);
});
