import type { Logger } from 'pino';
import { z } from 'zod';
import { countCharacters } from '#contract/count-characters.ts';
import { MAX_AUTHOR_CHARACTERS, MAX_TWEET_CHARACTERS } from '#contract/limits.ts';
import { cutText, isBlank } from '#contract/plain-text.ts';
import type { FetchedPost } from '#contract/post.ts';
import type { PostAddress, PostNetwork } from '#contract/post-address.ts';
import { readAtMost } from '../http/read-at-most.ts';
import type { PostDeps } from './post-deps.ts';
import { readParagraphs } from './read-paragraphs.ts';

/** In all: name, connection, answer. A person waits. */
const TIMEOUT_MS = 2000;
const MAX_BYTES = 64 * 1024;
/** Of a header in the log. */
const MAX_TYPE_CHARACTERS = 60;

/** X cuts a long post behind its last word within 280 characters, as it counts them. */
const LEAST_CUT_BY_X = 240;

/** Who wrote what, as a network's answer says it; `isCut` where the network cut it. */
type Words = Pick<FetchedPost, 'text' | 'author'> & Partial<Pick<FetchedPost, 'isCut'>>;

interface Source {
  /** Where the post is asked for. */
  endpoint: (post: PostAddress) => string;
  answer: z.ZodType<Words>;
}

const author = z.string().default('');

/** An oEmbed answer with the post's words in a quotation. */
const quotation = z
  .object({ html: z.string(), author_name: author })
  .transform((answer) => ({ text: readParagraphs(answer.html), author: answer.author_name }));

/** Of an article X has a link and no words, and of a long post the beginning. */
const xQuotation = quotation.transform(({ text, author: name }) => ({
  text: /^https:\/\/t\.co\/\w+$/.test(text) ? '' : text,
  author: name,
  isCut: text.endsWith('…') && countCharacters(text, 'x') > LEAST_CUT_BY_X,
}));

/** One that has no words but the title. */
const titled = z
  .object({ title: z.string(), author_name: author })
  .transform((answer) => ({ text: answer.title, author: answer.author_name }));

/**
 * Mastodon's oEmbed has a frame instead of words: its public API has them. What came from other software
 * may have no paragraphs.
 */
const status = z
  .object({
    content: z.string(),
    spoiler_text: z.string().default(''),
    account: z.object({ display_name: author, username: author }),
  })
  .transform(({ content, spoiler_text: warning, account: { display_name: name, username } }) => ({
    text: `${warning}\n\n${readParagraphs(`<p>${content}</p>`)}`,
    author: name === '' ? username : name,
  }));

const SOURCES: Record<PostNetwork, Source> = {
  x: oembed('https://publish.x.com/oembed?omit_script=1&dnt=true', xQuotation),
  bluesky: oembed('https://embed.bsky.app/oembed?format=json', quotation),
  mastodon: {
    endpoint: ({ address, id }) => `${new URL(address).origin}/api/v1/statuses/${id}`,
    answer: status,
  },
  reddit: oembed('https://www.reddit.com/oembed?format=json', titled),
  youtube: oembed('https://www.youtube.com/oembed?format=json', titled),
  tiktok: oembed('https://www.tiktok.com/oembed?format=json', titled),
};

/**
 * Asks a post's network for its words: of a fixed address each, without anything of the person.
 * @returns null where it does not have them, or is too slow, too large, or not what it should be
 */
export async function fetchPost(
  deps: Pick<PostDeps, 'fetchPublic' | 'config'> & { logger: Logger },
  post: PostAddress,
): Promise<FetchedPost | null> {
  const { network } = post;
  const { endpoint, answer: schema } = SOURCES[network];
  try {
    const answer = await deps.fetchPublic(endpoint(post), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json', 'user-agent': `Riposte (${deps.config.publicUrl})` },
    });
    const type = answer.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
    const isJson = answer.ok && type === 'application/json';
    const bytes = isJson ? await readAtMost(answer, MAX_BYTES) : null;
    if (bytes === null) {
      const said = { status: answer.status, type: type?.slice(0, MAX_TYPE_CHARACTERS) };
      deps.logger.info({ network, ...said }, 'a network gave no post');
      await answer.body?.cancel();
    }
    return bytes === null ? null : describePost(schema.parse(JSON.parse(decode(bytes))), post);
  } catch (error) {
    deps.logger.info({ network, ...nameError(error) }, 'a network gave no post');
    return null; // the person is asked to paste the words instead
  }
}

/** An error without its message, which may quote what a network sent, and so somebody's post. */
function nameError(error: unknown): { error: string; code?: unknown } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, cause } = error;
  return cause instanceof Error && 'code' in cause
    ? { error: name, code: cause.code }
    : { error: name };
}

function oembed(endpoint: string, answer: Source['answer']): Source {
  return {
    endpoint: ({ address }) => `${endpoint}&url=${encodeURIComponent(address)}`,
    answer,
  };
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function describePost(words: Words, { address, network }: PostAddress): FetchedPost | null {
  const text = readable(words.text);
  if (isBlank(text)) return null;
  return {
    text: cutAtWord(text, MAX_TWEET_CHARACTERS),
    isCut: words.isCut === true || text.length > MAX_TWEET_CHARACTERS,
    author: cutAtWord(readable(words.author), MAX_AUTHOR_CHARACTERS),
    address,
    network,
  };
}

/** What can be kept and sent: JSON may hold NUL and halves of characters. */
function readable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').trim();
}

/** @param most in UTF-16 code units */
function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.max(text.lastIndexOf(' ', most), text.lastIndexOf('\n', most));
  // One long word, or a language without spaces, is cut all the same, but not within a character.
  return cutText(text, end > most / 2 ? end : most).trimEnd();
}
