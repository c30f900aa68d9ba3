import { desk } from './desk.ts';

/** As the manifest's share target and links from elsewhere name them. */
const NAMES = ['text', 'url', 'title'] as const;

/**
 * The post that the page was opened with, by another app's share sheet or a link: its words, then its
 * address where they lack it; the title only where there is nothing else.
 * @param search of the page's address
 * @returns null where nothing was shared
 */
export function readSharedPost(search: string): string | null {
  const values = new URLSearchParams(search);
  const [text = '', url = '', title = ''] = NAMES.map((name) => values.get(name)?.trim());
  const parts = [text || (url === '' ? title : ''), text.includes(url) ? '' : url];
  const post = parts.filter((part) => part !== '').join('\n');
  return post === '' ? null : post;
}

/** Puts what was shared into the box, once: a reload is not to bring it again. */
export function takeSharedPost(): void {
  const { pathname, search } = globalThis.location;
  const post = pathname === '/' ? readSharedPost(search) : null;
  if (post === null) return;
  globalThis.history.replaceState(null, '', pathname);
  desk.takePost(post);
}
