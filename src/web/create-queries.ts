import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { PROFILE_KEY } from './session/use-session.ts';

/** @param options.isNobody known beforehand, so that it need not be asked who is there */
export function createQueries({ isNobody }: { isNobody: boolean }): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // An answer is an answer; only silence is worth asking again.
        retry: (failures, error) =>
          failures < 2 && !(error instanceof ApiError && error.status > 0),
      },
    },
  });
  if (isNobody) queries.setQueryData(PROFILE_KEY, null);
  return queries;
}
