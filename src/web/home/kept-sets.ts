import { createStore, del, get, update } from 'idb-keyval';
import { KEPT_SETS } from '#contract/limits.ts';
import type { ReplySet } from './kept-desk.ts';

/** What this browser keeps of one person's sets, the last first. */
interface History {
  /** Null for a visitor who has not signed in. */
  ownerId: string | null;
  sets: readonly ReplySet[];
}

const NAME = 'history';
const SWITCH = 'history';

/** A database of its own, so that nothing else of this origin is listed or cleared with it. */
const store = createStore('riposte', NAME);

/** @returns the person's last sets; none where the browser keeps those of somebody else */
export async function listSets(ownerId: string | null): Promise<readonly ReplySet[]> {
  const history = await get<History>(NAME, store);
  return history?.ownerId === ownerId ? history.sets : [];
}

/**
 * Keeps a new set; the oldest goes, and so does what somebody else left here. A browser that refuses
 * keeps nothing.
 */
export async function keepSet(ownerId: string | null, set: ReplySet): Promise<void> {
  if (!isKeepingSets() || set.replies.length === 0) return;
  await changeSets(ownerId, (sets) =>
    [set, ...sets.filter(({ id }) => id !== set.id)].slice(0, KEPT_SETS),
  ).catch(() => undefined);
}

/** Keeps a set as it is now, if it is kept still: what was removed stays so. */
export async function keepChanged(ownerId: string | null, set: ReplySet): Promise<void> {
  if (!isKeepingSets()) return;
  await changeSets(ownerId, (sets) => sets.map((kept) => (kept.id === set.id ? set : kept))).catch(
    () => undefined,
  );
}

/**
 * Changes the list in one step, whatever other tabs do.
 * @throws where the browser keeps nothing
 */
export async function changeSets(
  ownerId: string | null,
  change: (sets: readonly ReplySet[]) => readonly ReplySet[],
): Promise<void> {
  await update<History>(
    NAME,
    (history) => {
      // What was written before signing in is of who signed in then.
      const isTheirs = history?.ownerId === ownerId || history?.ownerId === null;
      return { ownerId, sets: change(isTheirs ? history.sets : []) };
    },
    store,
  );
}

/** Leaves nothing behind. */
export function forgetSets(): Promise<void> {
  return del(NAME, store);
}

/** Whether sets are kept on this device: yes, until somebody says no. */
export function isKeepingSets(): boolean {
  try {
    return localStorage.getItem(SWITCH) !== 'off';
  } catch {
    return true;
  }
}

/** @returns whether this browser remembers it */
export function setKeepingSets(isKeeping: boolean): boolean {
  try {
    if (isKeeping) localStorage.removeItem(SWITCH);
    else localStorage.setItem(SWITCH, 'off');
    return true;
  } catch {
    return false;
  }
}
