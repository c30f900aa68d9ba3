import { AppError } from '#contract/errors.ts';
import type { Usage } from '#contract/usage.ts';

const DAY_MS = 86_400_000;

/** The UTC day that a usage answer is about: the one that ends when the uses come back. */
export function dayOf(usage: Pick<Usage, 'resetsAt'>): string {
  return new Date(Date.parse(usage.resetsAt) - DAY_MS).toISOString().slice(0, 10);
}

/** Whole seconds until the uses come back, of which one is the least: nobody asks again at once. */
export function secondsUntil(resetsAt: Date, now: Date): number {
  return Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
}

/** What whoever has no use left today is told, with the time until the next day. */
export function limitReached(
  { isPremium, resetsAt }: { isPremium: boolean; resetsAt: Date },
  now: Date,
): AppError {
  return new AppError(isPremium ? 'limit_reached_premium' : 'limit_reached_free', {
    retryAfterSeconds: secondsUntil(resetsAt, now),
  });
}
