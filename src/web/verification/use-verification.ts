import { useQuery } from '@tanstack/react-query';
import type { Profile } from '#contract/profile.ts';
import type { Verification } from '#contract/verification.ts';
import { call } from '../api.ts';
import { facts } from '../facts.ts';
import { mayGenerate } from '../session/use-session.ts';

export const VERIFICATION_KEY = ['verification'] as const;

/** As described: a challenge that cannot be fetched is tried again every 10 seconds. */
export const RETRY_MS = 10_000;

/** Whether this session is verified as a person; asked only where the service wants it. */
export function useVerification(profile: Profile | null | undefined): {
  isNeeded: boolean;
  verification: Verification | undefined;
} {
  const isAsked = facts.humanVerification !== 'off' && mayGenerate(profile);
  const query = useQuery({
    queryKey: [...VERIFICATION_KEY, profile?.userId],
    enabled: isAsked,
    queryFn: () => call('readVerification'),
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
  });
  return { isNeeded: isAsked && query.data?.isVerified !== true, verification: query.data };
}
