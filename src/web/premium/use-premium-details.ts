import { useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';
import { PREMIUM_KEY } from '../session/use-session.ts';

/** How the signed-in person is premium, what it costs and how to manage it; asked for whom there is. */
export function usePremiumDetails(userId: string | null) {
  return useQuery({
    queryKey: [...PREMIUM_KEY, userId],
    queryFn: () => call('readPremium'),
    enabled: userId !== null,
    staleTime: 30_000,
  });
}
