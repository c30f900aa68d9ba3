import type { LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider';
import { FilteredAnswerError } from './answer-errors.ts';
import { ReplyExtractor } from './reply-extractor.ts';

export interface TokensUsed {
  input: number;
  output: number;
}

/** What has come of an answer so far. */
export class Answer {
  readonly #extractor = new ReplyExtractor();
  readonly replies: string[] = [];
  /** UTF-16 code units. */
  received = 0;
  /** UTF-8 bytes. */
  bytes = 0;
  /** Its first characters: enough to tell prose from an empty list. */
  start = '';
  usage: TokensUsed | null = null;
  hasEnded = false;

  get unfinished(): string | null {
    return this.#extractor.unfinished;
  }

  /** Replies that the model wrote to choose among them; '' where one is none. */
  get others(): readonly string[] {
    return this.#extractor.others;
  }

  /** The places of those that it would take, from 1, the best first; null until it said so. Any number may be among them. */
  get best(): readonly number[] | null {
    return this.#extractor.best;
  }

  /** Of all replies. */
  get count(): number {
    return this.replies.length + this.others.filter((other) => other !== '').length;
  }

  read(part: LanguageModelV4StreamPart): void {
    // Before all else: a withheld answer is paid for as well.
    if (part.type === 'finish') this.usage = readUsage(part.usage);
    const piece = readText(part);
    this.received += piece.length;
    this.bytes += Buffer.byteLength(piece);
    if (this.start.length < 200) this.start += piece;
    this.replies.push(...this.#extractor.push(piece));
    if (part.type !== 'finish') return;
    this.hasEnded = true;
    this.replies.push(...this.#extractor.finish());
  }
}

function readUsage({ inputTokens, outputTokens }: LanguageModelV4Usage): TokensUsed | null {
  if (inputTokens.total === undefined && outputTokens.total === undefined) return null;
  return { input: inputTokens.total ?? 0, output: outputTokens.total ?? 0 };
}

function readText(part: LanguageModelV4StreamPart): string {
  if (part.type === 'error') throw part.error;
  if (part.type === 'finish' && part.finishReason.unified === 'content-filter') {
    throw new FilteredAnswerError();
  }
  return part.type === 'text-delta' ? part.delta : '';
}
