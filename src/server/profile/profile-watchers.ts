import type { DatabaseDeps } from '../database/database-deps.ts';
import { PROFILE_CHANNEL } from '../premium/refresh-premium.ts';

type OnChange = () => void;

/** Who on this instance watches which person's profile document. */
export interface ProfileWatchers {
  /**
   * Calls `onChange` whenever the person's document may have changed, on whichever instance.
   * @returns a function that ends it
   * @throws when the database cannot be listened to
   */
  watch(userId: string, onChange: OnChange): Promise<() => void>;
}

/**
 * One LISTEN for all watchers of this instance, begun with the first. After the connection was
 * lost everyone is told: what was notified meanwhile is not known.
 */
export function createProfileWatchers(deps: Pick<DatabaseDeps, 'database'>): ProfileWatchers {
  const watchers = new Map<string, Set<OnChange>>();
  let listening: Promise<unknown> | null = null;

  return {
    watch: async (userId, onChange) => {
      listening ??= deps.database.listen(PROFILE_CHANNEL, tell).catch((error: unknown) => {
        listening = null;
        throw error;
      });
      await listening;
      const own = watchers.get(userId) ?? new Set();
      watchers.set(userId, own.add(onChange));
      return () => {
        own.delete(onChange);
        if (own.size === 0 && watchers.get(userId) === own) watchers.delete(userId);
      };
    },
  };

  function tell(userId: string): void {
    const told = userId === '' ? [...watchers.values()] : [watchers.get(userId) ?? []];
    for (const each of told) for (const onChange of each) onChange();
  }
}
