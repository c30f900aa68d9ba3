import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dailyLimitOf, describeUsage } from '#contract/describe-usage.ts';
import type { Profile } from '#contract/profile.ts';
import type { Usage } from '#contract/usage.ts';
import { ApiError, call } from '../api.ts';
import { facts } from '../facts.ts';
import { takenOver } from '../taken-over.ts';
import { forgetPerson } from './forget-person.ts';
import { announceSession, onSessionAnnounced } from './session-channel.ts';
import {
  browserStorage,
  clearStoredValues,
  clearValuesOfOthers,
  onUsageStored,
  readUsageData,
  readUserEmail,
  storeUsageData,
  type UsageData,
} from './stored-values.ts';

export const PROFILE_KEY = ['profile'] as const;
export const USAGE_KEY = ['usage'] as const;
export const PREMIUM_KEY = ['premium'] as const;

/**
 * Who is signed in: undefined while that is being asked, null for nobody. Falls back to whom this
 * browser remembers: a server that cannot say who it is signs nobody out.
 */
export function useProfile() {
  const profile = useConfirmedProfile();
  // Also while it is asked again.
  const isUnknown = profile.data === undefined && profile.errorUpdateCount > 0;
  if (!isUnknown) return profile;
  return { ...profile, data: rememberedProfile(browserStorage()), isPending: false, isError: true };
}

/** The same by the server's word alone, for what takes more than a name and a number. */
export function useConfirmedProfile() {
  return useQuery({
    queryKey: PROFILE_KEY,
    queryFn: readProfile,
    staleTime: 60_000,
    retryOnMount: false, // what a failure brings onto the page would ask again, and fail, and go
  });
}

/** Whether it is known of who is there that they may generate: signed in, or a visitor where those may. */
export function mayGenerate(profile: Profile | null | undefined): profile is Profile | null {
  return profile === null ? facts.anonymousGenerations : profile !== undefined;
}

/**
 * Today's usage of the signed-in person, or of a visitor who may generate. Falls back to what this browser remembers, and then to a
 * day on which nothing was used.
 */
export function useUsage(profile: Profile | null | undefined) {
  const usage = useQuery({
    queryKey: [...USAGE_KEY, profile?.userId],
    enabled: mayGenerate(profile),
    staleTime: 10_000,
    queryFn: ({ signal }) => readUsage(profile ?? null, signal),
    placeholderData: () => rememberedUsage(profile?.userId),
  });
  if (!usage.isError || profile == null) return usage;
  return { ...usage, data: rememberedUsage(profile.userId) ?? usage.data ?? unusedDay(profile) };
}

/** Signs out here and in other tabs. */
export function useSignOut(): () => Promise<void> {
  const cache = useQueryClient();
  return async () => {
    await call('signOut');
    await forgetPerson();
    cache.setQueryData(PROFILE_KEY, null);
    cache.removeQueries({ queryKey: USAGE_KEY });
    cache.removeQueries({ queryKey: PREMIUM_KEY });
    announceSession();
  };
}

/** Reads the session again when another tab signed in or out, and the day when one used something. */
export function useSharedSession(): void {
  const cache = useQueryClient();
  useEffect(() => onSessionAnnounced(() => void followSession(cache)), [cache]);
  useEffect(
    () => onUsageStored(() => void cache.invalidateQueries({ queryKey: USAGE_KEY })),
    [cache],
  );
}

async function followSession(cache: QueryClient): Promise<void> {
  await cache.invalidateQueries({ queryKey: PROFILE_KEY });
  if (cache.getQueryData(PROFILE_KEY) === null) await forgetPerson();
}

async function readProfile(): Promise<Profile | null> {
  try {
    const profile = await call('readProfile');
    clearValuesOfOthers(browserStorage(), profile.userId);
    return profile;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    clearStoredValues(browserStorage());
    return null;
  } finally {
    await takenOver;
  }
}

async function readUsage(profile: Profile | null, signal: AbortSignal): Promise<Usage> {
  const usage = await call('readUsage', { signal });
  rememberUsage(profile, usage);
  return usage;
}

/** Nothing of a visitor: the server knows them by more than this browser. */
export function rememberUsage(profile: Profile | null, usage: Usage): void {
  if (profile === null) return;
  storeUsageData(browserStorage(), {
    userId: profile.userId,
    email: profile.email,
    date: new Date().toISOString().slice(0, 10),
    count: usage.count,
    isPremium: usage.isPremium,
    remaining: usage.remaining,
  });
}

/** As much of the document as the described values hold: no name, no photo, no dates. */
export function rememberedProfile(storage: Storage | null): Profile | undefined {
  const data = readUsageData(storage);
  const email = readUserEmail(storage);
  if (data === null || email === null) return undefined;
  const { isPremium, count, resetsAt } = describeRemembered(data, new Date());
  return {
    userId: data.userId,
    email,
    displayName: email.split('@', 1)[0] ?? email,
    photoURL: null,
    isPremium,
    usageCount: count,
    usageResetDate: resetsAt,
    createdAt: `${data.date}T00:00:00.000Z`, // then at the latest
    premiumSince: null,
    stripeSessionId: null,
  };
}

/** As described for a check that failed with nothing stored: count 0 and no cooldown. */
export function unusedDay({ userId, isPremium }: Pick<Profile, 'userId' | 'isPremium'>): Usage {
  return describeRemembered({ userId, isPremium, date: '', count: 0, remaining: 0 }, new Date());
}

/** The same person's numbers of today; on another day the full limit. */
function rememberedUsage(userId: string | undefined): Usage | undefined {
  const data = readUsageData(browserStorage());
  if (data === null || data.userId !== userId) return undefined;
  return describeRemembered(data, new Date());
}

/** What a remembered day says now: on another day nothing of it was used. */
export function describeRemembered({ isPremium, ...data }: UsageData, now: Date): Usage {
  const today = now.toISOString().slice(0, 10);
  const resetsAt = new Date(`${today}T00:00:00Z`);
  resetsAt.setUTCDate(resetsAt.getUTCDate() + 1);
  return describeUsage({
    isPremium,
    limit: dailyLimitOf(isPremium, facts.wording),
    count: data.date === today ? data.count : 0,
    resetsAt,
  });
}
