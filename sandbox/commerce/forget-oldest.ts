import type { SandboxState } from './world.ts';

/** One purchase a minute for sixteen hours: who tries the checkout by hand never comes to the end of it. */
export const KEPT_ROWS = 1000;

/**
 * Anybody may buy here as often as they like, so only the newest rows of what piles up stay. The plans,
 * promo codes and webhooks are made with the key alone, and none of them goes.
 */
export function forgetOldest(state: SandboxState): void {
  const { checkouts, customers, memberships, payments, refunds, disputes } = state;
  const tables = [checkouts, memberships, payments, refunds, disputes];
  const dropped = tables.reduce((sum, table) => sum + keepNewest(table, KEPT_ROWS), 0);
  if (dropped === 0) return;
  // No row that stays points to a buyer or to a payment that went.
  const rows = [...Object.values(memberships), ...Object.values(payments)];
  const buyers = new Set(rows.map(({ customerId }) => customerId));
  keepOnly(customers, ({ id }) => buyers.has(id));
  for (const table of [refunds, disputes]) {
    keepOnly(table, ({ paymentId }) => Object.hasOwn(payments, paymentId));
  }
}

/**
 * Tables keep the order of insertion: the first rows are the oldest.
 * @returns how many rows went
 */
export function keepNewest(table: Record<string, unknown>, count: number): number {
  const ids = Object.keys(table);
  const old = ids.slice(0, Math.max(0, ids.length - count));
  for (const id of old) delete table[id];
  return old.length;
}

function keepOnly<Row>(table: Record<string, Row>, isKept: (row: Row) => boolean): void {
  for (const [id, row] of Object.entries(table)) if (!isKept(row)) delete table[id];
}
