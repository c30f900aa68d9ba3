import { AppError } from '#contract/errors.ts';
import type { Notice, QuickActionRequest, ReviseRequest } from '#contract/generation.ts';
import { REPLIES_PER_GENERATION } from '#contract/limits.ts';
import type { CustomTone } from '#contract/preferences.ts';
import { DEFAULT_TONE, TONES } from '#contract/tones.ts';
import type { Deps } from '../deps.ts';
import { detectLanguage } from '../providers/model/builtin/detect-language.ts';
import type { WriteRequest } from '../providers/model/writer.ts';
import type { ReservedUse } from '../quota/reserve-use.ts';
import { genericReplies } from './generic-replies.ts';
import { refineReplies } from './refine-replies.ts';
import { needsCare } from './safety/needs-care.ts';
import type { TakenRevision } from './take-revision.ts';

/** Time for settling a use after the writer's last moment. */
const SETTLE_MS = 15_000;

type Parts = Pick<Deps, 'config' | 'writer' | 'substitute' | 'logger'>;

/** How long a use may be held: after that its holder is dead, because generations end sooner. */
export function holdMs(deps: Pick<Deps, 'config'>): number {
  return deps.config.writer.totalTimeoutMs + SETTLE_MS;
}

/**
 * Writes the replies for a use that is held. Yields each reply as it is written; returns what is
 * worth telling about them. Asks for the reserved use as proof; settling it is the caller's,
 * who knows whether a reply was delivered.
 * @throws AppError when nothing could be written, in the catalogue's words
 */
export async function* generateReplies(
  deps: Parts,
  options: {
    use: ReservedUse;
    request: QuickActionRequest;
    customTone: CustomTone | null;
    signal: AbortSignal;
  },
): AsyncGenerator<string, Notice[]> {
  const request = describeRequest(deps, options);
  const notices = findNotices(deps, request);
  let written = 0;
  try {
    for await (const reply of writeRefined(deps, request, options.signal)) {
      yield reply;
      written += 1;
    }
  } catch (error) {
    // What was handed over stays handed over; the person is told that it is not all.
    if (written === 0 || options.signal.aborted) throw error;
    deps.logger.warn({ err: error, writer: deps.writer.name, written }, 'generation cut short');
    return [...notices, 'incomplete'];
  }
  if (written === 0) {
    yield* genericReplies(request.tweetText);
    return [...notices, 'generic_replies'];
  }
  return notices;
}

function findNotices({ writer, substitute }: Parts, request: WriteRequest): Notice[] {
  const notices: Notice[] = needsCare(request.tweetText) ? ['care'] : [];
  const language = request.choices?.language ?? 'post';
  // The built-in writer answers in English what it cannot read; a model can read it.
  const isUnread = writer === substitute && detectLanguage(request.tweetText) === 'other';
  if (isUnread && language === 'post') notices.push('language');
  return notices;
}

/**
 * Writes one reply of a generation anew. Asks for the taken revision as proof.
 * @throws AppError when nothing could be written
 */
export async function reviseReply(
  deps: Parts,
  options: {
    revision: TakenRevision;
    request: ReviseRequest;
    customTone: CustomTone | null;
    signal: AbortSignal;
  },
): Promise<string> {
  const { reply, direction, others } = options.request;
  const request = {
    ...describeRequest(deps, options),
    count: 1,
    revision: { reply, direction },
    avoid: [reply, ...others],
  };
  for await (const other of writeRefined(deps, request, options.signal)) return other;
  throw new AppError('generation_failed');
}

async function* writeRefined(
  deps: Parts,
  request: WriteRequest,
  left: AbortSignal,
): AsyncGenerator<string> {
  const { config, writer, substitute } = deps;
  const total = AbortSignal.timeout(config.writer.totalTimeoutMs);
  const signal = AbortSignal.any([left, total]);
  try {
    const replies = writer.write(request, { signal });
    yield* refineReplies(replies, { request, writer, substitute, signal });
  } catch (error) {
    if (left.aborted) throw new AppError('generation_stopped', { cause: error });
    if (total.aborted) throw new AppError('writer_timeout', { cause: error });
    throw error instanceof AppError ? error : new AppError('generation_failed', { cause: error });
  }
}

function describeRequest(
  { config }: Parts,
  options: { request: QuickActionRequest; customTone: CustomTone | null },
): WriteRequest {
  const { tweetText, choices, modelName } = options.request;
  const post = tweetText.trim();
  return {
    tweetText: post,
    ...describeTone(post, options),
    count: choices?.count ?? REPLIES_PER_GENERATION,
    ...(choices === undefined ? {} : { choices }),
    ...(config.writer.allowsModelName && modelName !== undefined ? { modelName } : {}),
  };
}

function describeTone(
  post: string,
  { request, customTone }: { request: QuickActionRequest; customTone: CustomTone | null },
): Pick<WriteRequest, 'tone' | 'customTone'> {
  // Nobody in pain is provoked, whatever was picked.
  if (needsCare(post)) return { tone: 'nice' };
  if (customTone !== null) return { tone: customTone.base, customTone };
  const builtin = TONES.find(({ id }) => id === request.tone);
  return { tone: builtin?.id ?? DEFAULT_TONE };
}
