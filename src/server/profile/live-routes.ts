import { AppError } from '#contract/errors.ts';
import type { Door } from '../http/door.ts';
import { createLivePages, type LivePage } from './live-pages.ts';
import type { ProfileDeps } from './profile-deps.ts';

/** Tabs of one person on one instance; a page that reconnects in a loop must not fill the memory. */
const STREAMS_PER_USER = 20;
/** Messages for a page that does not read; those beyond are left out. */
const MOST_UNREAD = 16;

const HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache',
  'Transfer-Encoding': 'chunked', // its head leaves at once
  'X-Accel-Buffering': 'no',
};
const ENCODER = new TextEncoder();

/** The profile document at once, then at every change. */
export function serveLiveProfile(door: Door, deps: ProfileDeps): void {
  const pages = createLivePages(deps);
  door.handle('followProfile', ({ c, user: { userId, tokenHash } }) => {
    if (c.req.method === 'HEAD') return c.body(null, 200, HEADERS); // nobody would ever leave
    if (pages.countOf(userId) >= STREAMS_PER_USER) throw new AppError('rate_limited');
    const closeStream = deps.metrics.openStream();
    const { signal } = c.req.raw;
    let out: ReadableStreamDefaultController<Uint8Array>;
    let isOpen = true;
    const leave = () => {
      if (!isOpen) return;
      isOpen = false;
      signal.removeEventListener('abort', end); // a signal that is listened to is kept
      pages.remove(page);
      closeStream();
    };
    const end = () => {
      if (isOpen) out.close();
      leave();
    };
    const page: LivePage = {
      ...{ userId, tokenHash, told: null },
      send: (text) => {
        if (!isOpen || (out.desiredSize ?? 0) <= 0) return false;
        out.enqueue(ENCODER.encode(text));
        return true;
      },
      end,
    };
    const body = new ReadableStream<Uint8Array>(
      { start: (controller) => void (out = controller), cancel: leave },
      { highWaterMark: MOST_UNREAD },
    );
    signal.addEventListener('abort', end);
    if (signal.aborted || deps.stopping.aborted) end();
    else pages.add(page);
    return c.body(body, 200, HEADERS);
  });
}
