import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { premiumUsers } from '../database/schema.ts';
import { hashToken } from '../identity/sessions.ts';
import { refreshPremium } from '../premium/refresh-premium.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/create-test-app.ts';
import { reserveUse, type ReservedUse } from './reserve-use.ts';
import { sweepReservations } from './sweep-reservations.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 40);
const TIMEOUT_MS = 30_000 + RUNS * 300; // many times what they take, for a busy machine
const START = Date.UTC(2026, 2, 10, 22);
const HOLD_MS = 60_000;
const DAY_MS = 86_400_000;

/** What can happen, in any order. */
type Step =
  | { kind: 'reserve' }
  | { kind: 'keep' | 'giveBack'; which: number }
  | { kind: 'sweep' | 'gift' | 'revoke' }
  | { kind: 'wait'; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Step>({ kind: 'reserve' }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('keep' as const, 'giveBack' as const),
      which: fc.nat(50),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('sweep', 'gift', 'revoke') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 1000, HOLD_MS, 3_600_000, 6 * 3_600_000),
    }),
  },
);

interface Held {
  use: ReservedUse;
  day: number;
  expiresMs: number;
  isOpen: boolean;
}

/** The rules of the quota in a dozen lines, beside the real thing. */
async function runBoth(app: TestApp, user: TestUser, steps: readonly Step[]): Promise<void> {
  const { deps } = app;
  const counts = new Map<number, number>();
  const held: Held[] = [];
  let nowMs = START;
  let isPremium = false;
  const today = () => Math.floor(nowMs / DAY_MS);
  const countOf = (day: number) => counts.get(day) ?? 0;
  app.setTime(new Date(nowMs));

  for (const each of steps) {
    if (each.kind === 'wait') {
      nowMs += each.ms;
      app.setTime(new Date(nowMs));
    } else if (each.kind === 'reserve') {
      const limit = isPremium ? 30 : 5;
      const use = await reserveUse(deps, {
        subject: { sessionHash: hashToken(user.token) },
        holdMs: HOLD_MS,
      }).catch((error: unknown) => error);
      if (countOf(today()) >= limit) {
        expect((use as AppError).code).toBe(
          isPremium ? 'limit_reached_premium' : 'limit_reached_free',
        );
      } else {
        counts.set(today(), countOf(today()) + 1);
        expect(use).toMatchObject({ usage: { count: countOf(today()), limit } });
        const reserved = use as ReservedUse; // the line above saw that it is one
        held.push({ use: reserved, day: today(), expiresMs: nowMs + HOLD_MS, isOpen: true });
      }
    } else if (each.kind === 'keep' || each.kind === 'giveBack') {
      const chosen = held[each.which % Math.max(1, held.length)];
      if (chosen === undefined) continue;
      if (each.kind === 'giveBack') {
        await chosen.use.giveBack();
        if (chosen.isOpen) counts.set(chosen.day, countOf(chosen.day) - 1);
      } else {
        const kept = chosen.use.keep('hash').then(
          () => true,
          () => false,
        );
        expect(await kept).toBe(chosen.isOpen);
      }
      chosen.isOpen = false;
    } else if (each.kind === 'sweep') {
      await sweepReservations(deps);
      for (const one of held) {
        if (!one.isOpen || one.expiresMs >= nowMs) continue;
        one.isOpen = false;
        counts.set(one.day, countOf(one.day) - 1);
      }
    } else {
      isPremium = each.kind === 'gift';
      await deps.database.transaction(async (tx) => {
        await tx.orm.delete(premiumUsers);
        if (isPremium)
          await tx.orm.insert(premiumUsers).values({ email: user.email, isLifetime: true });
        await refreshPremium(deps, tx, { email: user.email });
      });
    }
    const usage = (await (await user.request('/api/usage')).json()) as { count: number };
    expect(usage).toMatchObject({ count: countOf(today()), isPremium });
  }
}

test(
  'reserving, keeping, giving back, dying, midnights and premium in any order: always as the model says',
  async ({ task }) => {
    await using app = await createTestApp({ now: new Date(START) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        app.setTime(new Date(START));
        const user = await app.signIn();
        await app.deps.database.orm.delete(premiumUsers);
        await runBoth(app, user, steps);
      }),
      { numRuns: RUNS },
    );
    task.meta.figure = `${RUNS} random histories of 5 to 40 steps on ${app.deps.database.kind}`;
  },
  TIMEOUT_MS,
);
