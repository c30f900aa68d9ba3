import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import { preferencesSchema, type CustomTone, type Preferences } from '#contract/preferences.ts';
import { TONES } from '#contract/tones.ts';
import type { AppEnv } from '../http/app-env.ts';
import { preferences } from '../database/schema.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { PreferenceDeps } from './preference-deps.ts';
import { requirePremium } from '../premium/require-premium.ts';

/** A person's preferences; those of somebody who never set any are empty. */
export async function readPreferences(
  deps: Pick<DatabaseDeps, 'database'>,
  userId: string,
): Promise<Preferences> {
  const [row] = await deps.database.orm
    .select({ tones: preferences.tones })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  const read = preferencesSchema.safeParse({ tones: row?.tones ?? [] });
  // What an older version wrote and this one cannot read is no reason to fail a page.
  return read.success ? read.data : { tones: [] };
}

/** Replaces a person's preferences. */
export async function writePreferences(
  deps: DatabaseDeps,
  { userId, tones }: Preferences & { userId: string },
): Promise<void> {
  const values = { tones, updatedAt: deps.clock.now() };
  await deps.database.orm
    .insert(preferences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: preferences.userId, set: values });
}

/**
 * The tone of the person's own that a request names.
 * @returns null for a built-in tone, which costs no question to the database
 * @throws AppError sign_in_required, premium_required, or tone_unknown when it is not theirs
 */
export async function findCustomTone(
  deps: PreferenceDeps,
  c: Context<AppEnv>,
  tone: string,
): Promise<CustomTone | null> {
  if (TONES.some(({ id }) => id === tone)) return null;
  const { userId } = await requirePremium(deps, c);
  const { tones } = await readPreferences(deps, userId);
  const own = tones.find(({ id }) => id === tone);
  if (own === undefined) throw new AppError('tone_unknown');
  return own;
}
