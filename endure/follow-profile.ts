import { EventSourceParserStream } from 'eventsource-parser/stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Profile } from '#contract/profile.ts';
import type { Person, Site } from './start-site.ts';

/** Browsers wait about so long before they connect again. */
const RECONNECT_MS = 2000;

export interface Page extends Disposable {
  /** As it was told last; null before it was told anything. */
  isPremium(): boolean | null;
  /** How often it connected. */
  connections(): number;
}

/** A page that follows its person's profile document, and connects again as browsers do. */
export function followProfile(site: Site, person: Person): Page {
  const left = new AbortController();
  const { signal } = left;
  let isPremium: boolean | null = null;
  let connections = 0;

  async function follow(): Promise<void> {
    const { headers } = person;
    const answer = await fetch(`${site.url}/api/profile/live`, { headers, signal });
    if (!answer.ok || answer.body === null) return;
    connections += 1;
    const events = answer.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { event, data } of events) {
      // Our own server wrote it.
      if (event === 'profile') ({ isPremium } = JSON.parse(data) as Profile);
    }
  }

  void (async () => {
    while (!signal.aborted) {
      await follow().catch(() => {}); // the connection broke: it is made again
      await sleep(RECONNECT_MS, undefined, { signal }).catch(() => {});
    }
  })();
  return {
    isPremium: () => isPremium,
    connections: () => connections,
    [Symbol.dispose]: () => left.abort(),
  };
}
