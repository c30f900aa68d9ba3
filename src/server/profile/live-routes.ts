import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#contract/errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { ProfileDeps } from './profile-deps.ts';
import { requireUser } from '../identity/sessions.ts';
import { createProfileWatchers, type ProfileWatchers } from './profile-watchers.ts';
import { readProfile } from './read-profile.ts';
import { rememberProfile } from './remember-profile.ts';
import type { Door } from '../http/door.ts';

/** Tabs of one person on one instance; a page that reconnects in a loop must not fill the memory. */
const STREAMS_PER_USER = 20;

/**
 * The profile document at once, then at every change. It is read again with each heartbeat: a
 * notification that got lost delays a change and does not hide it.
 */
export function serveLiveProfile(door: Door, deps: ProfileDeps): void {
  const watchers = createProfileWatchers(deps);
  const open = new Map<string, number>();
  door.handle('followProfile', ({ c, user: { userId, tokenHash } }) => {
    const count = open.get(userId) ?? 0;
    if (count >= STREAMS_PER_USER) throw new AppError('rate_limited');
    open.set(userId, count + 1);
    return streamProfile(c, deps, {
      userId,
      tokenHash,
      watchers,
      onEnd: () => {
        const left = (open.get(userId) ?? 1) - 1;
        if (left > 0) open.set(userId, left);
        else open.delete(userId);
      },
    });
  });
}

function streamProfile(
  c: Context<AppEnv>,
  deps: ProfileDeps,
  options: { userId: string; tokenHash: string; watchers: ProfileWatchers; onEnd: () => void },
): Response {
  const { userId, tokenHash, watchers, onEnd } = options;
  const left = new AbortController();
  const over = AbortSignal.any([left.signal, c.req.raw.signal, deps.stopping]);
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => left.abort());
    let wake: OnWake = () => {};
    let isChanged = true;
    let told = '';
    let stopWatching = () => {};
    const closeStream = deps.metrics.openStream();
    try {
      // Watching first: what changes while the first document is read is not missed.
      stopWatching = await watchers.watch(userId, () => {
        isChanged = true;
        wake();
      });
      while (!over.aborted) {
        const isNotified = isChanged;
        isChanged = false;
        const profile = await readProfile(deps, userId);
        if (profile === null) return; // the account was deleted
        rememberProfile(deps, tokenHash, profile);
        const data = JSON.stringify(profile);
        if (isNotified || data !== told) await stream.writeSSE({ event: 'profile', data });
        else await stream.write(': still here\n\n');
        told = data;
        if (!isChanged && !(await waitForChange())) {
          await requireUser(deps, c); // a session that ended hears no more
        }
      }
    } catch (error) {
      // The page reconnects by itself, and is told then what stands in its way.
      c.get('logger').info({ err: error }, 'live profile ended');
    } finally {
      stopWatching();
      closeStream();
      onEnd();
    }

    /** @returns false when nothing happened for as long as a heartbeat */
    async function waitForChange(): Promise<boolean> {
      if (over.aborted) return true; // while it was written to: no event tells that any more
      const pause = new AbortController();
      const woken = new Promise<boolean>((resolve) => {
        wake = () => resolve(true);
        over.addEventListener('abort', () => resolve(true), { once: true, signal: pause.signal });
      });
      const slept = wait(deps.heartbeatMs, false, { signal: pause.signal, ref: false }).catch(
        () => false,
      );
      const result = await Promise.race([woken, slept]);
      pause.abort();
      return result;
    }
  });
}

type OnWake = () => void;
