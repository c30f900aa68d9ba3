import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { refineReplies } from '#server/generation/refine-replies.ts';
import { readPost } from '#server/reading/read-post.ts';
import type { Writer, WriteRequest } from '#server/writers/writer.ts';
import type { PostToAnswer } from './comparison.ts';
import type { NamedWriter } from './name-writer.ts';
import { writeJson } from './write-json.ts';

/** As the product asks: so many are shown, so many stand behind them. */
const COUNT = 5;
const SPARES = 3;
/** Failures in a row after which the provider is left alone. */
const MAX_FAILURES = 3;

/** Replies by what was asked for them. */
const setsFile = z.record(z.string(), z.array(z.string()));

/** Nothing stands in for a writer that is judged. */
const NOBODY: Writer = { name: 'nobody', async *write() {} };

/**
 * Has a writer answer every post, through the product's own filter, and keeps each set in a file at
 * once, so that a second run asks for nothing that is there. A changed brief is asked anew.
 * @param options.onSet told how far it is
 * @returns the set of each post; null where the writer failed
 */
export async function writeSets(
  posts: readonly PostToAnswer[],
  options: {
    named: NamedWriter;
    open: () => Promise<Writer>;
    file: string;
    onSet: (progress: { done: number; of: number; problem: string | null }) => void;
  },
): Promise<(readonly string[] | null)[]> {
  const { named, file, onSet } = options;
  const kept = existsSync(file) ? setsFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const requests = posts.map(toRequest);
  const keys = requests.map((request) => describeAsked(request, named));
  let writer: Writer | null = null;
  let failures = 0;
  for (const [index, request] of requests.entries()) {
    const key = keys[index] ?? '';
    if (kept[key] !== undefined || failures === MAX_FAILURES) continue;
    let problem: string | null = null;
    try {
      writer ??= await options.open();
      kept[key] = await writeOne(writer, request);
      writeJson(file, kept);
      failures = 0;
    } catch (error) {
      if (writer === null) throw error;
      failures += 1;
      problem = (error as Error).message; // writers throw AppErrors
    }
    onSet({
      done: keys.filter((each) => kept[each] !== undefined).length,
      of: posts.length,
      problem,
    });
  }
  return keys.map((key) => kept[key] ?? null);
}

function toRequest({ post, tone }: PostToAnswer): WriteRequest {
  return { tweetText: post, reading: readPost(post), tone, count: COUNT, spares: SPARES };
}

/** What is asked, briefly: the same text gets the same name, and another brief another one. */
function describeAsked(request: WriteRequest, { name, brief }: NamedWriter): string {
  const asked = [true, false].map((isQuick) =>
    brief?.(request, { nonce: 'nonce', hasReading: isQuick, chooses: isQuick }),
  );
  return createHash('sha256')
    .update(JSON.stringify([name, request.tweetText, request.tone, asked]))
    .digest('hex')
    .slice(0, 16);
}

function writeOne(writer: Writer, request: WriteRequest): Promise<string[]> {
  const { signal } = new AbortController();
  const replies = writer.write(request, { signal });
  return Array.fromAsync(refineReplies(replies, { request, writer, substitute: NOBODY, signal }));
}
