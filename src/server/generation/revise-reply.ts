import { countCharacters } from '#contract/count-characters.ts';
import { AppError, codeOf, type ErrorCode } from '#contract/errors.ts';
import type { ReviseRequest, ReviseResponse } from '#contract/generation.ts';
import type { CustomTone } from '#contract/preferences.ts';
import { isPremium } from '../premium/require-premium.ts';
import type { WriteRequest } from '../writers/writer.ts';
import { chooseByArm } from './choose-writer.ts';
import { describeRequest } from './describe-request.ts';
import type { GenerationDeps } from './generation-deps.ts';
import { readAsked } from './read-asked.ts';
import { takeRevision, type TakenRevision } from './take-revision.ts';
import { countTokens, requireTokens } from './token-budget.ts';
import { writeInTurn, type SetOptions } from './write-set.ts';

/** What the post brings to nothing. */
const BY_THE_POST: ReadonlySet<ErrorCode> = new Set(['writer_refused', 'writer_unusable']);

/**
 * Writes one reply of a generation anew. One that comes to nothing is not counted, unless the post or
 * a stop did it while the writer was at work.
 * @throws AppError revision_unknown, revisions_used_up, revision_refused,
 *   revision_no_further, tokens_used_up, house_tokens_used_up; when nothing could be written
 */
export async function reviseReply(
  deps: GenerationDeps,
  asked: {
    userId: string;
    request: ReviseRequest;
    customTone: CustomTone | null;
    signal: AbortSignal;
  },
): Promise<ReviseResponse> {
  const { userId, request, customTone, signal } = asked;
  const { generationId: id, tweetText } = request;
  const revision = await takeRevision(deps, { id, userId, tweetText });
  let endTurn = () => {};
  let hasBegun = false;
  const used: { input: number; output: number }[] = [];
  try {
    const premium = await isPremium(deps, userId);
    endTurn = await deps.ownTurns.enter({ person: userId, isPremium: premium, signal });
    await requireTokens(deps, { userId }); // in the turn, when what the one before took is counted
    const { deps: chosen } = chooseByArm(deps, { request, person: userId });
    const reply = await writeOne(chosen, {
      request: describeRevision(deps, { request, customTone }),
      isPremium: premium,
      signal,
      onBegin: () => {
        hasBegun = true;
      },
      onTokens: (tokens) => used.push(tokens),
    });
    if (reply === null || !goesAsAsked(reply, request)) {
      // Whose lines are read through has cost nothing; a model has been asked.
      throw new AppError(used.length === 0 ? 'revision_no_further' : 'writer_unusable');
    }
    return { reply, revisionsLeft: revision.revisionsLeft };
  } catch (error) {
    const isByThePost = BY_THE_POST.has(codeOf(error));
    if (!hasBegun || !(isByThePost || signal.aborted)) await giveBack(deps, revision);
    if (!isByThePost) throw error;
    const { revisionsLeft } = revision;
    throw new AppError('revision_refused', { cause: error, values: { revisionsLeft } });
  } finally {
    await countTokens(deps, { spender: { userId }, used });
    endTurn();
  }
}

/** A database that is away right now must not hide why the change failed; it is one of ten. */
async function giveBack({ logger }: GenerationDeps, revision: TakenRevision): Promise<void> {
  try {
    await revision.giveBack();
  } catch (error) {
    logger.warn({ err: error }, 'change of a reply not given back');
  }
}

function describeRevision(
  deps: GenerationDeps,
  { request, customTone }: { request: ReviseRequest; customTone: CustomTone | null },
): WriteRequest {
  const { reply, others } = request;
  const reading = readAsked(request);
  // Nobody in pain is answered with an edge, whatever was asked for.
  const isBlunted = reading.needsCare && request.direction === 'sharper';
  const direction = isBlunted ? 'again' : request.direction;
  return {
    ...describeRequest(deps, { request, customTone, reading }),
    count: 1,
    revision: { reply, direction },
    avoid: [reply, ...others],
  };
}

/** False for a 'Shorter' that is not: it would tell an untruth. */
function goesAsAsked(reply: string, { direction, reply: before, choices }: ReviseRequest): boolean {
  if (direction !== 'shorter') return true;
  const network = choices?.network ?? 'none';
  return countCharacters(reply, network) < countCharacters(before, network);
}

/** @returns null where nothing was written that may be shown */
async function writeOne(
  deps: GenerationDeps,
  options: Omit<SetOptions, 'onNotice'>,
): Promise<string | null> {
  let written: string | null = null;
  // To the end: what the model cost is told there.
  for await (const reply of writeInTurn(deps, { ...options, onNotice: () => {} })) {
    written ??= reply;
  }
  return written;
}
