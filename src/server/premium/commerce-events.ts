import { setTimeout as wait } from 'node:timers/promises';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { PremiumDeps } from './premium-deps.ts';
import { createTurns, type Turns } from '../waiting/turns.ts';
import { followMembership, followPayment, type PurchaseState } from './follow-purchase.ts';

type EventDeps = Pick<
  PremiumDeps,
  'database' | 'clock' | 'config' | 'commerce' | 'logger' | 'stopping'
>;

/** After this an instance that took an event is thought dead, and another takes it. */
const CLAIM_SECONDS = 60;
/** What failed is tried again later and later, up to an hour apart; two days of it are enough. */
const MAX_ATTEMPTS = 54;
const MAX_WAIT_SECONDS = 3600;
/** Of a burst, and of a sweep: both together leave some of the database's 16 connections to people. */
export const EVENTS_AT_ONCE = 6;
/** Events that one sweep takes up. */
const SWEEP_LIMIT = 50;

/**
 * Writes a webhook down, once.
 * @returns false when this message was received before
 */
export async function recordEvent(
  deps: DatabaseDeps,
  event: { webhookId: string; type: string; objectId: string },
): Promise<boolean> {
  const rows = await deps.database.run(RECORD, [
    event.webhookId,
    event.type,
    event.objectId,
    deps.clock.databaseNow(),
    CLAIM_SECONDS,
  ]);
  return rows.length > 0;
}

/**
 * Reads again at the provider what an event is about, and lets premium follow. Right after a
 * purchase the provider may not know its own payment yet: asked again a few times, then left to
 * the sweep. Never throws.
 * @param turns which all events of a burst share: they are not to keep people from the database
 */
export async function workOffEvent(
  deps: EventDeps,
  { webhookId, turns, retryMs }: { webhookId: string; turns: Turns; retryMs: readonly number[] },
): Promise<void> {
  try {
    for (const waitMs of [...retryMs, null]) {
      const endTurn = await turns.enter();
      try {
        deps.stopping.throwIfAborted();
        if (await attempt(deps, webhookId)) return;
      } finally {
        endTurn();
      }
      if (waitMs !== null) await wait(waitMs, undefined, { signal: deps.stopping, ref: false });
    }
    await deps.database.run(LATER, [webhookId, deps.clock.databaseNow(), MAX_WAIT_SECONDS]);
  } catch (error) {
    if (deps.stopping.aborted) return; // another instance goes on where this one stops
    deps.logger.warn({ err: error, webhookId }, 'webhook not worked off yet');
  }
}

/** Takes up events that nobody finished: their instance died, or the provider did not answer. */
export async function sweepCommerceEvents(deps: EventDeps): Promise<number> {
  const events = await deps.database.run<{ webhookId: string }>(CLAIM, [
    deps.clock.databaseNow(),
    CLAIM_SECONDS,
    MAX_ATTEMPTS,
    SWEEP_LIMIT,
  ]);
  const turns = createTurns({ limit: EVENTS_AT_ONCE });
  // Once each: the next sweep is soon, and one that lasts keeps what it claimed from others.
  await Promise.all(
    events.map(({ webhookId }) => workOffEvent(deps, { webhookId, turns, retryMs: [] })),
  );
  return events.length;
}

/** Deliveries can be replayed for 30 days, under their first id. */
export async function deleteOldCommerceEvents(deps: DatabaseDeps): Promise<void> {
  await deps.database.run(DELETE_OLD, [deps.clock.databaseNow()]);
}

interface EventRow {
  type: string;
  objectId: string;
}

/** @returns false when it has to be tried again */
async function attempt(deps: EventDeps, webhookId: string): Promise<boolean> {
  try {
    const [event] = await deps.database.run<EventRow>(READ, [webhookId]);
    if (event === undefined) return true; // done by another
    const state = await followEvent(deps, event);
    if (state !== null) deps.logger.info({ type: event.type, as: state.kind }, 'webhook');
    if (state?.kind === 'missing') return false;
    await deps.database.run(DONE, [webhookId, deps.clock.databaseNow()]);
    return true;
  } catch (error) {
    deps.logger.warn({ err: error, webhookId }, 'webhook could not be followed');
    return false;
  }
}

/** @returns null for events that say nothing about premium */
async function followEvent(deps: EventDeps, event: EventRow): Promise<PurchaseState | null> {
  // Some dashboards write underscores where the messages have dots.
  const subject = event.type.split(/[._]/, 1)[0];
  if (subject === 'payment' || subject === 'refund' || subject === 'dispute') {
    return followPayment(deps, event.objectId);
  }
  if (subject === 'membership') return followMembership(deps, { membershipId: event.objectId });
  return null;
}

const RECORD = {
  name: 'commerce_event_record',
  text: `
    insert into commerce_events (webhook_id, type, object_id, received_at, next_attempt_at)
    select $1, $2, $3, clock.now, clock.now + $5::int * interval '1 second'
    from (select ${NOW('$4')} as now) as clock
    on conflict (webhook_id) do nothing returning webhook_id`,
};

const READ = {
  name: 'commerce_event_read',
  text: `select type, object_id as "objectId" from commerce_events
    where webhook_id = $1 and done_at is null`,
};

const DONE = {
  name: 'commerce_event_done',
  text: `update commerce_events set done_at = ${NOW('$2')}, attempts = attempts + 1
    where webhook_id = $1`,
};

const LATER = {
  name: 'commerce_event_later',
  text: `
    update commerce_events set attempts = attempts + 1,
      next_attempt_at = ${NOW('$2')}
        + least($3::int, 15 * 2 ^ least(attempts, 10)) * interval '1 second'
    where webhook_id = $1`,
};

const CLAIM = {
  name: 'commerce_event_claim',
  text: `
    update commerce_events set next_attempt_at = ${NOW('$1')} + $2::int * interval '1 second'
    where webhook_id in (
      select webhook_id from commerce_events
      where done_at is null and next_attempt_at <= ${NOW('$1')} and attempts < $3::int
      order by next_attempt_at limit $4::int for update skip locked
    )
    returning webhook_id as "webhookId"`,
};

const DELETE_OLD = {
  name: 'commerce_event_delete_old',
  text: `delete from commerce_events where received_at < ${NOW('$1')} - interval '45 days'`,
};
