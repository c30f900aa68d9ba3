import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#contract/errors.ts';
import type { Config } from '../../config/config.ts';
import { readPost } from '../../reading/read-post.ts';
import type { Fault } from '../model/classify-fault.ts';
import { createModelWriter } from '../model/model-writer.ts';
import { makeModel } from '../model/select-writer.ts';
import { wordFault } from '../model/word-fault.ts';
import type { Writer, WriteOptions } from '../writer.ts';
import { nameWriter, withAccess, type WriterAccess } from './stored-writers.ts';

const POST =
  'Our team moved from daily meetings to one written update a week. Nobody has asked for the meetings back.';
const REPLIES = 5;

/** What came of it. */
export interface Trial {
  post: string;
  replies: string[];
  /** Until the first reply, and the last. */
  firstMs: number;
  totalMs: number;
  /** Null for a writer that is no model. */
  tokens: { input: number; output: number } | null;
}

/**
 * Has a writer answer a sample post, as a generation would, and tells nobody else of it.
 * @param options.replies how many; one is enough to see that it writes
 * @throws AppError in words for whoever chose it
 */
export async function tryWriter(
  access: WriterAccess & { model: string },
  options: {
    config: Config;
    fetch: typeof fetch;
    substitute: Writer;
    signal: AbortSignal;
    replies?: number;
  },
): Promise<Trial> {
  const { signal, replies: count = REPLIES } = options;
  const config = withAccess(options.config, access);
  const faults: Fault[] = [];
  const writer =
    access.provider === 'builtin'
      ? options.substitute
      : await makeTried(access, { ...options, config }, faults);
  let tokens: Trial['tokens'] = null;
  const total = AbortSignal.timeout(config.writer.totalTimeoutMs);
  const onTokens: WriteOptions['onTokens'] = (used) => {
    tokens = {
      input: (tokens?.input ?? 0) + used.input,
      output: (tokens?.output ?? 0) + used.output,
    };
  };
  const request = { tweetText: POST, reading: readPost(POST), tone: 'nice' as const, count };
  const startedMs = performance.now();
  const passed = () => Math.round(performance.now() - startedMs);
  const replies: string[] = [];
  let firstMs = 0;
  try {
    for await (const reply of writer.write(request, {
      signal: AbortSignal.any([signal, total]),
      onTokens,
    })) {
      if (replies.length === 0) firstMs = passed();
      replies.push(reply);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (total.aborted) throw new AppError('writer_provider_slow');
    const fault = faults.at(-1);
    // Without its cause: providers repeat keys that they refuse.
    if (fault !== undefined) throw new AppError(wordFault(fault));
    throw error;
  }
  if (replies.length === 0) throw new AppError('writer_model_unfit');
  return { post: POST, replies, firstMs, totalMs: passed(), tokens };
}

async function makeTried(
  access: WriterAccess & { model: string },
  { config, fetch }: { config: Config; fetch: typeof globalThis.fetch },
  faults: Fault[],
): Promise<Writer> {
  const name = nameWriter(access);
  return createModelWriter({
    model: await makeModel(name, { config, fetch }),
    name,
    firstReplyTimeoutMs: config.writer.firstReplyTimeoutMs,
    nonce: () => randomBytes(9).toString('hex'),
    sleep: (ms, signal) => sleep(ms, undefined, { signal }),
    onEnd: ({ fault }) => {
      if (fault !== null) faults.push(fault);
    },
  });
}
