import { useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';

/** What premium costs, for anybody; null while the provider does not tell. */
export function usePrice() {
  return useQuery({
    queryKey: ['price'],
    queryFn: () => call('readPrice'),
    staleTime: 600_000,
    select: ({ price }) => price,
  });
}
