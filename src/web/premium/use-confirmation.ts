import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Profile } from '#contract/profile.ts';
import { ApiError, call, describeFailure } from '../api.ts';
import { PREMIUM_KEY, PROFILE_KEY, USAGE_KEY } from '../session/use-session.ts';

/** Asked after 1, 2, 4 seconds and then every 8: nine times within the minute a payment may take. */
const ASKS = 9;
const LONGEST_WAIT_MS = 8000;
/** A provider that cannot be reached is asked again before the person is told. */
const RETRIES = 3;

export type Confirmation =
  | { state: 'asking'; isSettling: boolean }
  | { state: 'active' }
  /** The minute is over. */
  | { state: 'unsettled'; askAgain: () => void }
  | { state: 'failed'; reason: string; askAgain: (() => void) | null };

/**
 * Asks the server whether a checkout is paid until it is, or until a minute has passed; and once
 * more when the live profile turns premium, however late that is.
 * @param options.sessionId of the way back; null asks nothing
 */
export function useConfirmation(options: {
  profile: Pick<Profile, 'userId' | 'isPremium'> | null | undefined;
  sessionId: string | null;
  paymentId: string | null;
}): Confirmation {
  const { profile, sessionId, paymentId } = options;
  const userId = profile?.userId;
  const isPremium = profile?.isPremium === true;
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: ['confirmation', userId, sessionId],
    // One "pending" after the other is no news to the query, but the count of them is to this page.
    notifyOnChangeProps: 'all',
    enabled: userId !== undefined && sessionId !== null,
    queryFn: () =>
      call('confirmOrder', {
        body: {
          session_id: sessionId ?? '', // enabled only with one
          ...(paymentId !== null && { payment_id: paymentId }),
        },
      }),
    staleTime: Infinity,
    retry: mayAskAgain,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' ? waitBeforeAsking(state.dataUpdateCount) : false,
  });
  const isActive = query.data?.status === 'active';

  useEffect(() => {
    if (!isActive) return;
    for (const queryKey of [PROFILE_KEY, USAGE_KEY, PREMIUM_KEY]) {
      void cache.invalidateQueries({ queryKey });
    }
  }, [cache, isActive]);

  useEffect(() => {
    if (!isPremium) return;
    // Who was premium before is being asked about at this moment already.
    const queryKey = ['confirmation', userId, sessionId];
    void cache.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }, [cache, userId, sessionId, isPremium]);

  if (isActive) return { state: 'active' };
  // From the beginning, with all its asks.
  const askAgain = () => void cache.resetQueries({ queryKey: ['confirmation', userId, sessionId] });
  if (query.isError && !query.isFetching) {
    const reason = describeFailure(query.error);
    return { state: 'failed', reason, askAgain: isPassing(query.error) ? askAgain : null };
  }
  const count = cache.getQueryState(['confirmation', userId, sessionId])?.dataUpdateCount ?? 0;
  if (count >= ASKS && !query.isFetching) return { state: 'unsettled', askAgain };
  return { state: 'asking', isSettling: count > 1 };
}

/** @returns milliseconds until the next ask after so many, or false when they were enough */
export function waitBeforeAsking(asks: number): number | false {
  return asks < ASKS && Math.min(1000 * 2 ** (asks - 1), LONGEST_WAIT_MS);
}

/** Whether a failure that came after so many others is asked about again before it is told. */
export function mayAskAgain(failures: number, error: unknown): boolean {
  return failures < RETRIES && isPassing(error);
}

/** No answer, or one that may be another in a moment. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
