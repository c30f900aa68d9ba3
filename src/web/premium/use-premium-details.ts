import { useQuery } from '@tanstack/react-query';
import type { PremiumDetails } from '#contract/premium.ts';
import { getJson } from '../api.ts';
import { PREMIUM_KEY } from '../session/use-session.ts';

/** How the signed-in person is premium, what it costs and how to manage it. */
export function usePremiumDetails(userId: string) {
  return useQuery({
    queryKey: [...PREMIUM_KEY, userId],
    queryFn: () => getJson<PremiumDetails>('/api/premium'),
    staleTime: 30_000,
  });
}
