import { parseUrl } from './parse-url.ts';

/** Networks whose posts are fetched by their address. */
export const POST_NETWORKS = {
  x: 'X',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
  reddit: 'Reddit',
  youtube: 'YouTube',
  tiktok: 'TikTok',
} as const;

export type PostNetwork = keyof typeof POST_NETWORKS;

/** A post as its address names it. */
export interface PostAddress {
  network: PostNetwork;
  /** Of one spelling, whatever somebody pasted: no tracking, no mobile host. */
  address: string;
  /** The post's own among those of its network. */
  id: string;
}

/** Instances that many people are on. No other host is asked: anybody can run one. */
const MASTODON_HOSTS = [
  'mastodon.social',
  'mastodon.online',
  'fosstodon.org',
  'hachyderm.io',
  'infosec.exchange',
];

const MAX_ADDRESS_CHARACTERS = 500;

/** Of a host without `www.`, `m.`, `mobile.` and the like: what reads the segments of its paths. */
const READERS: Record<string, (parts: readonly string[], url: URL) => PostAddress | null> = {
  'x.com': readX,
  'twitter.com': readX,
  'bsky.app': ([profile, handle, post, id]) =>
    profile === 'profile' && post === 'post' && isName(handle) && isName(id)
      ? { network: 'bluesky', address: `https://bsky.app/profile/${handle}/post/${id}`, id }
      : null,
  // A comment's address has its post in it, and would bring that one's words.
  'reddit.com': ([r, board, comments, id, , comment]) =>
    (r === 'r' || r === 'user') &&
    comments === 'comments' &&
    isName(board) &&
    isName(id) &&
    comment === undefined
      ? { network: 'reddit', address: `https://www.reddit.com/${r}/${board}/comments/${id}/`, id }
      : null,
  'youtube.com': ([kind, id], url) =>
    describeVideo(
      kind === 'watch'
        ? url.searchParams.get('v')
        : kind === 'shorts' || kind === 'live'
          ? id
          : null,
      url,
    ),
  'youtu.be': ([id], url) => describeVideo(id, url),
  // Photos are known under the address of a video as well, and only under that to its oEmbed.
  'tiktok.com': ([name, kind, id]) =>
    name?.startsWith('@') === true &&
    isName(name.slice(1)) &&
    (kind === 'video' || kind === 'photo') &&
    isNumber(id)
      ? { network: 'tiktok', address: `https://www.tiktok.com/${name}/video/${id}`, id }
      : null,
  ...Object.fromEntries(MASTODON_HOSTS.map((host) => [host, readMastodon])),
};

/**
 * Reads a text that is nothing but the address of a post.
 * @returns null for anything else, such as a profile, a short link, or a network that is not known
 */
export function readPostAddress(text: string): PostAddress | null {
  const written = text.trim();
  const url = written.length > MAX_ADDRESS_CHARACTERS ? null : parseUrl(written);
  if (url === null) return null;
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') {
    return null;
  }
  const host = url.hostname.replace(/^(?:www|m|mobile|old|new)\./, '');
  const parts = url.pathname.split('/').filter((part) => part !== '');
  return Object.hasOwn(READERS, host) ? (READERS[host]?.(parts, url) ?? null) : null;
}

/** `/i/web/status/ID` leads there whoever wrote it, and so does `/i/status/ID`. */
function readX(parts: readonly string[]): PostAddress | null {
  const [name, status, id] = parts.filter((part, at) => at !== 1 || part !== 'web');
  return isName(name) && status === 'status' && isNumber(id)
    ? { network: 'x', address: `https://x.com/${name}/status/${id}`, id }
    : null;
}

/** The view in columns puts `/deck` before the address. */
function readMastodon(parts: readonly string[], { hostname }: URL): PostAddress | null {
  const [name, id] = parts[0] === 'deck' ? parts.slice(1) : parts;
  const isPerson = name?.startsWith('@') === true && isName(name.slice(1).replace('@', ''));
  return isPerson && MASTODON_HOSTS.includes(hostname) && isNumber(id)
    ? { network: 'mastodon', address: `https://${hostname}/${name}/${id}`, id }
    : null;
}

/** A comment's address is its video's with `lc`, and would bring the video's words. */
function describeVideo(id: string | null | undefined, { searchParams }: URL): PostAddress | null {
  return isName(id) && !searchParams.has('lc')
    ? { network: 'youtube', address: `https://www.youtube.com/watch?v=${id}`, id }
    : null;
}

function isName(part: string | null | undefined): part is string {
  return /^[\w.:-]+$/.test(part ?? '');
}

function isNumber(part: string | undefined): part is string {
  return /^\d+$/.test(part ?? '');
}
