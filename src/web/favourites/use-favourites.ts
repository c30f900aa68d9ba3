import {
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { Favourite, FavouritePage } from '#contract/favourites.ts';
import { UNDO_MS } from '#contract/limits.ts';
import { callApi, describeFailure, getJson, postJson } from '../api.ts';
import { useFleeting } from '../ui/use-fleeting.ts';

const KEY = 'favourites';

/** A person's saved replies in pages; `query` looks for words. */
export function useFavourites(options: {
  userId: string;
  query: string;
}): UseInfiniteQueryResult<InfiniteData<FavouritePage>> {
  const { userId, query } = options;
  return useInfiniteQuery({
    queryKey: [KEY, userId, query],
    queryFn: ({ pageParam }) =>
      getJson<FavouritePage>(
        `/api/favourites?${new URLSearchParams({ query, after: pageParam }).toString()}`,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (former) => former, // the list does not blink while words are typed
  });
}

/** Deletes saved replies; the last one can be brought back for ten seconds. */
export function useDeletion(): {
  deleted: Favourite | null;
  error: string | null;
  remove: (favourite: Favourite) => Promise<void>;
  undo: () => Promise<void>;
} {
  const cache = useQueryClient();
  const [deleted, setDeleted] = useFleeting<Favourite>(UNDO_MS);
  const [error, setError] = useState<string | null>(null);

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setError(null);
    try {
      await work();
      await cache.invalidateQueries({ queryKey: [KEY] });
      return true;
    } catch (failure) {
      setError(describeFailure(failure));
      return false;
    }
  }

  return {
    deleted,
    error,
    remove: async (favourite) => {
      const isDone = await attempt(() =>
        callApi(`/api/favourites/${favourite.id}`, { method: 'DELETE' }),
      );
      if (isDone) setDeleted(favourite);
    },
    undo: async () => {
      const isDone = await attempt(() => postJson('/api/favourites', deleted));
      if (isDone) setDeleted(null);
    },
  };
}
