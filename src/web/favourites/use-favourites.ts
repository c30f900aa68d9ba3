import {
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { Favourite, FavouritePage } from '#contract/favourites.ts';
import { UNDO_MS } from '#contract/limits.ts';
import { call, describeFailure } from '../api.ts';
import { noteDeleted, noteSaved } from '../home/note-saved.ts';
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
    queryFn: ({ pageParam }) => call('listFavourites', { query: { query, after: pageParam } }),
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
      const { id } = favourite;
      const isDone = await attempt(() => call('deleteFavourite', { params: { id } }));
      if (!isDone) return;
      noteDeleted(id);
      setDeleted(favourite);
    },
    undo: async () => {
      if (deleted === null) return;
      const isDone = await attempt(() => call('saveFavourite', { body: deleted }));
      if (!isDone) return;
      noteSaved(deleted);
      setDeleted(null);
    },
  };
}
