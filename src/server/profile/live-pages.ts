import { PROFILE_CHANNEL } from '../premium/refresh-premium.ts';
import { seeSessions } from '../identity/sessions.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { readProfiles } from './read-profile.ts';
import { rememberProfile } from './remember-profile.ts';

/** Read together. Between two such reads other requests have their turn. */
const PEOPLE_AT_ONCE = 200;

/** An open page. It keeps nothing of its request, which would be most of what a connection costs. */
export interface LivePage {
  readonly userId: string;
  readonly tokenHash: string;
  /** The document that it was sent last; null before the first. */
  told: string | null;
  /** @returns false when this is left out, as too much of what was sent before is not read yet */
  send(text: string): boolean;
  end(): void;
}

/** The pages of this instance that follow their person's profile document. */
export interface LivePages {
  countOf(userId: string): number;
  /** From now on it is told its document: at once, and at every change, on whichever instance. */
  add(page: LivePage): void;
  remove(page: LivePage): void;
}

/**
 * One LISTEN, one timer and one reader for all pages of an instance. With each heartbeat the documents
 * of all their people are read again: a notification that got lost delays a change and does not hide
 * it. Reads follow one another, so that an older document never follows a newer one.
 */
export function createLivePages(deps: ProfileDeps): LivePages {
  const pages = new Map<string, Set<LivePage>>();
  /** People whose pages are told, though the document be the same; and those who are only looked at. */
  const changed = new Set<string>();
  const unchecked = new Set<string>();
  let listening: Promise<unknown> | null = null;
  let heartbeat: NodeJS.Timeout | undefined;
  let isReading = false;
  deps.stopping.addEventListener('abort', () => endAll(listPages([...pages.keys()])));

  return {
    countOf: (userId) => pages.get(userId)?.size ?? 0,
    add: (page) => {
      const own = pages.get(page.userId) ?? new Set();
      pages.set(page.userId, own.add(page));
      heartbeat ??= setInterval(() => {
        for (const userId of pages.keys()) unchecked.add(userId);
        void readDue();
      }, deps.heartbeatMs).unref();
      // Listening first: what changes while the first document is read is not missed.
      listening ??= deps.database.listen(PROFILE_CHANNEL, onChange).catch((error: unknown) => {
        listening = null;
        throw error;
      });
      listening.then(
        () => onChange(page.userId),
        (error: unknown) => endFailed([page], error),
      );
    },
    remove,
  };

  /** @param userId '' after the connection was lost: what was notified meanwhile is not known */
  function onChange(userId: string): void {
    for (const each of userId === '' ? pages.keys() : [userId]) {
      if (pages.has(each)) changed.add(each);
    }
    void readDue();
  }

  async function readDue(): Promise<void> {
    if (isReading) return;
    isReading = true;
    while (changed.size + unchecked.size > 0) {
      const isCheck = changed.size === 0;
      const read = listPages(take(isCheck ? unchecked : changed));
      try {
        await tellOpen(read, { isCheck });
      } catch (error) {
        endFailed(read, error);
      }
    }
    isReading = false;
  }

  /** What a session that is over once opened hears no more. */
  async function tellOpen(
    looked: readonly LivePage[],
    { isCheck }: { isCheck: boolean },
  ): Promise<void> {
    // Who was told nothing yet was let in just now, and is told as somebody new.
    const [fresh, known] = [looked.filter(isNew), looked.filter((page) => !isNew(page))];
    const hashes = known.map(({ tokenHash }) => tokenHash);
    const live = hashes.length === 0 ? new Set() : await seeSessions(deps, hashes);
    endAll(known.filter(({ tokenHash }) => !live.has(tokenHash)));
    const open = known.filter(({ tokenHash }) => live.has(tokenHash));
    await tell(isCheck ? open : [...fresh, ...open], { isCheck });
  }

  async function tell(told: readonly LivePage[], { isCheck }: { isCheck: boolean }): Promise<void> {
    if (told.length === 0) return;
    const profiles = await readProfiles(deps, [...new Set(told.map(({ userId }) => userId))]);
    for (const page of told) {
      const profile = profiles.get(page.userId);
      if (profile === undefined) endAll([page]); // the account was deleted
      else {
        rememberProfile(deps, page.tokenHash, profile);
        const data = JSON.stringify(profile);
        if (isCheck && data === page.told) page.send(': still here\n\n');
        // What does not read is told with a heartbeat when it does again.
        else page.told = page.send(`event: profile\ndata: ${data}\n\n`) ? data : '';
      }
    }
  }

  function listPages(userIds: readonly string[]): LivePage[] {
    return userIds.flatMap((userId) => [...(pages.get(userId) ?? [])]);
  }

  function remove(page: LivePage): void {
    const own = pages.get(page.userId);
    own?.delete(page);
    if (own?.size === 0) pages.delete(page.userId);
    if (pages.size > 0) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
  }

  /** Pages connect again by themselves, and are told then what stands in their way. */
  function endFailed(ended: readonly LivePage[], error: unknown): void {
    deps.logger.info({ err: error, pages: ended.length }, 'live profiles ended');
    endAll(ended);
  }

  function endAll(ended: readonly LivePage[]): void {
    for (const page of ended) page.end();
  }
}

function isNew({ told }: LivePage): boolean {
  return told === null;
}

/** Removes some of a set, and answers them. */
function take(from: Set<string>): string[] {
  const taken = [...from].slice(0, PEOPLE_AT_ONCE);
  for (const each of taken) from.delete(each);
  return taken;
}
