import type { Choices } from '#contract/choices.ts';
import type { Direction } from '#contract/directions.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { BrowserFault, Notice } from '#contract/generation.ts';
import type { CustomTone } from '#contract/preferences.ts';
import type { Tone } from '#contract/tones.ts';
import type { PostReading } from '../reading/read-post.ts';

/** What a writer is asked for. All text is untrusted: it is material, never instruction. */
export interface WriteRequest {
  /** The pasted post, trimmed, 1 to 1080 UTF-16 code units. */
  tweetText: string;
  /** What is known of the post; nobody reads it again for that. */
  reading: PostReading;
  tone: Tone;
  /** A manner of the person's own; `tone` is the built-in one nearest to it. */
  customTone?: Pick<CustomTone, 'name' | 'does' | 'doesNot' | 'examples'>;
  /** Who wrote the post, as the person put it, 1 to 80 UTF-16 code units. */
  author?: string;
  /** What the post answers, 1 to 1080 UTF-16 code units. */
  context?: string;
  /** How many replies, 1 to 8. */
  count: number;
  /**
   * How many more a writer may yield behind those, for when some cannot be shown; whoever has enough
   * stops reading. One that has no more to say than `count` leaves it.
   */
  spares?: number;
  /** What the person chose besides; absent: as the defaults of the contract. */
  choices?: Pick<Choices, 'steer' | 'network' | 'emoji' | 'language'>;
  /** Asks for another form of one reply; `count` is 1. */
  revision?: { reply: string; direction: Direction };
  /** Another model of the same provider, where the operator allows the choice. */
  modelName?: string;
  /** Replies that are in the set already, or may not be; the new ones do not repeat them. */
  avoid?: readonly string[];
  /** Replies of the person's earlier sets for this post: said again only by who knows no others. */
  earlier?: readonly string[];
}

/** Who writes, as counts tell it. Holds no secret. */
export interface Hand {
  /** `provider:model`, or 'builtin'. */
  writer: string;
  /** The brief's version; '' where there is none. */
  brief: string;
}

/** What of a request a writer can be unable to do. */
export type WriterNotice = Extract<
  Notice,
  'language' | 'wish' | 'tone' | `browser_${BrowserFault}`
>;

export interface WriteOptions {
  /** Aborted when the person leaves or time is up; the writer stops at once and throws its reason. */
  signal: AbortSignal;
  /** Told what a model read and wrote, also where it came to nothing; about, where it was not said. */
  onTokens?: (used: { input: number; output: number }) => void;
  /** Told who writes, before the first reply; where another takes over, told again. */
  onHand?: (hand: Hand) => void;
  /**
   * Told all that stands of the reply being written, whenever there is more of it; by writers that
   * know it before its end. Nobody has looked at it.
   */
  onPart?: (text: string) => void;
  /** Told what of the request the writer cannot do, before its first reply. */
  onNotice?: (notice: WriterNotice) => void;
}

/** What a writer failed at last. */
export interface WriterFailure {
  /** In words for operators. */
  code: ErrorCode;
  agoMs: number;
}

/**
 * Writes replies to a post. Yields each reply as soon as it is sure, plain text without
 * numbering or quotes around it. Throws AppError with a code of the catalogue when it cannot.
 */
export interface Writer {
  /** For the start-up line, logs and metrics: 'builtin', 'openai-compatible:llama3'. Holds no secret. */
  readonly name: string;
  /** Where operators may change who writes: the one that does now, for all of one generation. */
  settle?: () => Writer;
  /** Null where it has written since; where others take over, still of the one whose name it has. */
  failure?: () => WriterFailure | null;
  write(request: WriteRequest, options: WriteOptions): AsyncIterable<string>;
}
