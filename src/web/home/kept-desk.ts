import {
  MAX_AUTHOR_CHARACTERS,
  MAX_STEER_CHARACTERS,
  MAX_TWEET_CHARACTERS,
} from '#contract/limits.ts';
import { cutText } from '#contract/plain-text.ts';
import { DEFAULT_TONE } from '#contract/tones.ts';
import type { Favourite } from '#contract/favourites.ts';
import type { Notice, GenerationRequest } from '#contract/generation.ts';
import type { Origin } from '../choices/choices-form.tsx';

/** How a set ended: 'left' when its page was closed or loaded again while it was written. */
type SetEnd = 'running' | 'whole' | 'stopped' | 'broken' | 'left';

export interface ShownReply {
  id: number;
  text: string;
  /** As it was saved as a favorite. */
  saved?: Pick<Favourite, 'id' | 'reply'> | undefined;
}

/** Replies to one post. */
export interface ReplySet {
  /** Made in this browser. */
  id: string;
  /** When it was asked for, ISO 8601. */
  askedAt: string;
  request: GenerationRequest;
  /** Of the post, where it was fetched by it. */
  address?: string | undefined;
  replies: readonly ShownReply[];
  /** What the person had for this post before. */
  earlier?: readonly string[];
  notices: readonly Notice[];
  /** Null until the use is final: single replies can be changed from then on. */
  generationId: string | null;
  /** Names it where it is counted what people take; it comes with the end. */
  uptakeId?: string;
  /** Null while none was changed. */
  revisionsLeft: number | null;
  end: SetEnd;
}

/** A set for which nothing has come yet. */
export function beginSet(request: GenerationRequest, now: Date, id: string): ReplySet {
  return {
    id,
    askedAt: now.toISOString(),
    request,
    replies: [],
    notices: [],
    generationId: null,
    revisionsLeft: null,
    end: 'running',
  };
}

/** A person's work in hand. */
export interface Work {
  /** Null for a visitor who has not signed in. */
  ownerId: string | null;
  draft: string;
  /** Where the post comes from, as far as the person says. */
  origin: Origin;
  tone: string;
  /** What the replies should say. */
  steer: string;
  set: ReplySet | null;
}

const NAME = 'desk';

const UNKNOWN: Origin = { author: '', context: '' };

/** What belongs to one post. */
export type Box = Pick<Work, 'draft' | 'origin' | 'steer'>;

export const EMPTY_BOX: Box = { draft: '', origin: UNKNOWN, steer: '' };

export const NO_WORK: Work = { ownerId: null, ...EMPTY_BOX, tone: DEFAULT_TONE, set: null };

/** Where work is kept: this tab's own storage knows best, the device's has what a closed tab left. */
export type Shelves = readonly (Storage | null)[];

/** @returns the storages of this browser, null for what it refuses */
export function browserShelves(): Shelves {
  return [() => globalThis.sessionStorage, () => globalThis.localStorage].map((open) => {
    try {
      return open();
    } catch {
      return null;
    }
  });
}

/** What was kept first on these shelves; null where nothing is, or nothing of ours. */
export function readWork(shelves: Shelves): Work | null {
  for (const shelf of shelves) {
    try {
      const kept: unknown = JSON.parse(String(shelf?.getItem(NAME)));
      if (isRecord(kept)) return describeWork(kept);
    } catch {
      // Not JSON, or storage is refused: the next shelf may have it.
    }
  }
  return null;
}

/** Keeps work, or forgets what was kept where there is none. A full or refused storage keeps nothing. */
export function storeWork(shelves: Shelves, work: Work): void {
  const { draft, origin, steer, set, tone } = work;
  const hasWords = [draft, origin.author, origin.context, steer].some((words) => words !== '');
  const isEmpty = !hasWords && set === null && tone === DEFAULT_TONE;
  if (isEmpty) return dropWork(shelves);
  const text = JSON.stringify(work);
  for (const shelf of shelves) {
    try {
      shelf?.setItem(NAME, text);
    } catch {
      // Full or refused: it lives as long as this page.
    }
  }
}

export function dropWork(shelves: Shelves): void {
  for (const shelf of shelves) {
    try {
      shelf?.removeItem(NAME);
    } catch {
      // Refused: there is nothing to drop.
    }
  }
}

/** What the box held when a set was asked for. */
export function boxOf(set: Pick<ReplySet, 'request' | 'address'>): Box {
  const { tweetText, author = '', context = '', choices } = set.request;
  const steer = choices?.steer ?? '';
  return { draft: tweetText, origin: { author, context, address: set.address }, steer };
}

/** An older version of the page may have kept it: whatever is not as expected becomes the default. */
function describeWork(kept: Record<string, unknown>): Work {
  const origin = isRecord(kept['origin']) ? kept['origin'] : {};
  return {
    ownerId: typeof kept['ownerId'] === 'string' ? kept['ownerId'] : null,
    draft: cutText(textOf(kept['draft']), MAX_TWEET_CHARACTERS),
    origin: {
      author: cutText(textOf(origin['author']), MAX_AUTHOR_CHARACTERS),
      context: cutText(textOf(origin['context']), MAX_TWEET_CHARACTERS),
      address: textOf(origin['address']) || undefined,
    },
    tone: typeof kept['tone'] === 'string' ? kept['tone'] : DEFAULT_TONE,
    steer: cutText(textOf(kept['steer']), MAX_STEER_CHARACTERS),
    set: isSet(kept['set'])
      ? { ...beginSet(kept['set'].request, new Date(), String(Date.now())), ...kept['set'] }
      : null,
  };
}

/** An older version of the page gave a set no name and no time. */
function isSet(kept: unknown): kept is Omit<ReplySet, 'id' | 'askedAt'> {
  return (
    isRecord(kept) &&
    isRecord(kept['request']) &&
    typeof kept['request']['tweetText'] === 'string' &&
    typeof kept['request']['tone'] === 'string' &&
    Array.isArray(kept['notices']) &&
    typeof kept['end'] === 'string' &&
    Array.isArray(kept['replies']) &&
    kept['replies'].every((reply) => isRecord(reply) && typeof reply['text'] === 'string')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
