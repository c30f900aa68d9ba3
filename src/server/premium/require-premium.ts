import type { Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { NOW } from '../database/now.ts';
import type { PremiumDeps } from './premium-deps.ts';
import type { SignedInUser } from '../http/callers.ts';
import { requireUser } from '../identity/sessions.ts';
import { premiumRule } from './premium-rule.ts';

/** Whether a person is premium at this moment, by the one rule. */
export async function isPremium(
  deps: Pick<PremiumDeps, 'config' | 'database' | 'clock'>,
  userId: string,
): Promise<boolean> {
  const [row] = await deps.database.run<{ isPremium: boolean }>(ASK, [
    userId,
    deps.clock.databaseNow(),
    deps.config.premiumUserIds,
  ]);
  return row?.isPremium === true;
}

/**
 * The signed-in person of a request for something that belongs to premium.
 * @throws AppError sign_in_required or premium_required
 */
export async function requirePremium(
  deps: Pick<PremiumDeps, 'config' | 'database' | 'clock'>,
  c: Context<AppEnv>,
): Promise<SignedInUser> {
  const user = await requireUser(deps, c);
  if (!(await isPremium(deps, user.userId))) throw new AppError('premium_required');
  return user;
}

const ASK = {
  name: 'premium_ask',
  text: `select ${premiumRule({
    userId: '$1::text',
    now: 'clock.now',
    whitelist: '$3::text[]',
  })} as "isPremium" from (select ${NOW('$2')} as now) as clock`,
};
