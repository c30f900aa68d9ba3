import { randomUUID } from 'node:crypto';
import { describeUsage, type UsageDay } from '#contract/describe-usage.ts';
import { AppError } from '#contract/errors.ts';
import { FREE_FAILURES_A_DAY } from '#contract/limits.ts';
import type { Profile } from '#contract/profile.ts';
import type { Usage } from '#contract/usage.ts';
import type { Clock } from '../database/clock.ts';
import type { Database } from '../database/database.ts';
import type { ReservedUse } from './reserve-use.ts';
import { dayOf, limitReached } from './usage-day.ts';
import { writeBackUses, type HeldUse, type OwedUse } from './write-back-uses.ts';

/**
 * A person with an open page is seen every 15 s. Longer than a database takes to move to another
 * machine, and short: a session whose end was not heard (a pooler in between) opens something for
 * as long as this.
 */
const REMEMBERED_MS = 600_000;
/** People and sessions remembered at most, the latest seen: some 40 MB. */
const MOST_REMEMBERED = 50_000;
const DAY_MS = 86_400_000;

/**
 * What one instance knows by heart, so that people who are signed in go on while the database is
 * away: whose session it is, premium or not, and today's count. Consulted only then; while the
 * database answers, its word alone counts.
 */
export interface OfflineUses {
  /** The database said so just now. */
  remember(seen: {
    tokenHash: string;
    userId: string;
    day: Pick<Usage, 'isPremium' | 'limit' | 'count' | 'resetsAt'>;
  }): void;
  /** The same of the document that is shown of a person who is remembered. */
  rememberProfile(profile: Profile): void;
  /** Whether the session is open is not known any more. */
  forget(tokenHash: string): void;
  /** Forgets a session that is over, for good: what was asked before its end may be answered after it. */
  endSession(tokenHash: string): void;
  /** The hashes of the sessions that are remembered. */
  listSessions(): string[];
  forgetPerson(userId: string): void;
  /** Today's usage by memory; null for a session that is not remembered. */
  findUsage(tokenHash: string): Usage | null;
  /** The person's document by memory, with today's count in it; null likewise. */
  findProfile(tokenHash: string): Profile | null;
  /**
   * Takes a use by memory, under the same limits.
   * @param holdMs for when the database is back before the use has ended: after this its holder
   *   is dead
   * @returns null for a session that is not remembered
   * @throws AppError limit_reached_free or limit_reached_premium
   */
  take(tokenHash: string, holdMs: number): ReservedUse | null;
  /** A use whose replies were delivered and that the database counts, but does not know to be final. */
  owe(use: Omit<OwedUse, 'isTold'>): void;
  /** A reservation that may have been made: the answer got lost. */
  abandon(reservationId: string): void;
  /** Tells the database what it missed: `writeBackUses`. */
  writeBack(database: Pick<Database, 'run'>): Promise<void>;
}

/** @param clock whose time decides the day while the database's is not to be had */
export function createOfflineUses(clock: Clock): OfflineUses {
  const sessions = new Map<string, { userId: string; seenAtMs: number }>();
  const ended = new Map<string, true>();
  const people = new Map<string, UsageDay>();
  const profiles = new Map<string, Profile>();
  const held = new Map<string, HeldUse>();
  const owed = new Map<string, OwedUse>();
  const abandoned = new Set<string>();
  /** Failures without the database, by day and person. */
  const failures = new Map<string, number>();
  let writing: Promise<void> | null = null;

  const now = () => clock.now();

  function findPerson(tokenHash: string): (UsageDay & { userId: string }) | null {
    const session = sessions.get(tokenHash);
    const person = session === undefined ? undefined : people.get(session.userId);
    if (session === undefined || person === undefined) return null;
    const nowMs = now().getTime();
    if (nowMs - session.seenAtMs > REMEMBERED_MS) return null;
    if (nowMs >= person.resetsAt.getTime()) {
      person.count = 0;
      person.resetsAt = new Date((Math.floor(nowMs / DAY_MS) + 1) * DAY_MS);
    }
    return Object.assign(person, { userId: session.userId });
  }

  function countUntold(userId: string, day: string): number {
    return [...held.values(), ...owed.values()].filter(
      (use) => use.userId === userId && use.day === day && use.isTold !== 'yes',
    ).length;
  }

  return {
    remember: ({ tokenHash, userId, day }) => {
      if (ended.has(tokenHash)) return;
      put(sessions, tokenHash, { userId, seenAtMs: now().getTime() });
      const { isPremium, limit, count, resetsAt } = day;
      // A database that may be read and not written to never hears of these.
      const untold = countUntold(userId, dayOf({ resetsAt }));
      put(people, userId, {
        isPremium,
        limit,
        count: count + untold,
        resetsAt: new Date(resetsAt),
      });
    },
    rememberProfile: (profile) => put(profiles, profile.userId, profile),
    forget: (tokenHash) => void sessions.delete(tokenHash),
    endSession: (tokenHash) => {
      sessions.delete(tokenHash);
      put(ended, tokenHash, true);
    },
    listSessions: () => [...sessions.keys()],
    forgetPerson: (userId) => {
      people.delete(userId);
      profiles.delete(userId);
    },
    findUsage: (tokenHash) => {
      const person = findPerson(tokenHash);
      return person === null ? null : describeUsage(person);
    },
    findProfile: (tokenHash) => {
      const person = findPerson(tokenHash);
      const profile = person === null ? undefined : profiles.get(person.userId);
      if (person === null || profile === undefined) return null;
      const { isPremium, count, resetsAt } = person;
      const usageResetDate = resetsAt.toISOString();
      return { ...profile, isPremium, usageCount: count, usageResetDate };
    },
    take: (tokenHash, holdMs) => {
      const person = findPerson(tokenHash);
      if (person === null) return null;
      if (person.count >= person.limit) throw limitReached(person, now());
      person.count += 1;
      const usage = describeUsage(person);
      const { userId } = person;
      const id = randomUUID();
      const use: HeldUse = { id, userId, day: dayOf(usage), holdMs, isTold: 'no' };
      held.set(id, use);
      const giveBack = async () => {
        if (!held.delete(id)) return;
        if (use.isTold !== 'no') abandoned.add(id);
        const known = people.get(userId);
        // After midnight, or told anew by the database with it, there is nothing of it to give back.
        const isCounted = known === person || use.isTold === 'no';
        if (known !== undefined && isCounted && dayOf(describeUsage(known)) === use.day) {
          known.count -= 1;
        }
      };
      return {
        id,
        userId,
        usage,
        keep: async (postHash) => {
          if (!held.delete(id)) throw new AppError('generation_failed');
          owed.set(id, { ...use, postHash });
        },
        giveBack,
        forgive: async () => {
          const key = `${use.day} ${userId}`;
          const failed = (failures.get(key) ?? 0) + 1;
          put(failures, key, failed);
          const isFree = failed <= FREE_FAILURES_A_DAY;
          if (isFree) await giveBack();
          else if (held.delete(id)) owed.set(id, { ...use, postHash: '' }); // of no set to change
          return isFree;
        },
      };
    },
    owe: (use) => void owed.set(use.id, { ...use, isTold: 'yes' }),
    abandon: (reservationId) => void abandoned.add(reservationId),
    writeBack: async (database) => {
      await writing; // which may have begun without the latest
      writing ??= writeBackUses({ database, clock }, { abandoned, held, owed }).finally(() => {
        writing = null;
      });
      await writing;
    },
  };
}

/** As the latest; the one that was not seen for longest makes room. */
function put<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_REMEMBERED && oldest !== undefined) map.delete(oldest);
}
