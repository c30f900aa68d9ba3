import { AppError } from '#contract/errors.ts';
import type { ReviseRequest, ReviseResponse } from '#contract/generation.ts';
import type { CustomTone } from '#contract/preferences.ts';
import { isPremium } from '../premium/require-premium.ts';
import type { WriteRequest } from '../writers/writer.ts';
import { describeRequest } from './describe-request.ts';
import type { GenerationDeps } from './generation-deps.ts';
import { readAsked } from './read-asked.ts';
import { takeRevision } from './take-revision.ts';
import { writeInTurn } from './write-set.ts';

/**
 * Writes one reply of a generation anew; one that comes to nothing is not counted.
 * @throws AppError revision_unknown, revisions_used_up; when nothing could be written
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
  try {
    const premium = await isPremium(deps, userId);
    endTurn = await deps.ownTurns.enter({ person: userId, isPremium: premium, signal });
    const reply = await writeOne(deps, {
      request: describeRevision(deps, { request, customTone }),
      isPremium: premium,
      signal,
    });
    return { reply, revisionsLeft: revision.revisionsLeft };
  } catch (error) {
    await revision.giveBack();
    if (signal.aborted) deps.ownTurns.countStop(userId);
    throw error;
  } finally {
    endTurn();
  }
}

function describeRevision(
  deps: GenerationDeps,
  { request, customTone }: { request: ReviseRequest; customTone: CustomTone | null },
): WriteRequest {
  const { reply, direction, others } = request;
  return {
    ...describeRequest(deps, { request, customTone, reading: readAsked(request) }),
    count: 1,
    revision: { reply, direction },
    avoid: [reply, ...others],
  };
}

async function writeOne(
  deps: GenerationDeps,
  options: { request: WriteRequest; isPremium: boolean; signal: AbortSignal },
): Promise<string> {
  let written: string | null = null;
  // To the end: what the model cost is told there.
  for await (const reply of writeInTurn(deps, { ...options, onNotice: () => {} })) {
    written ??= reply;
  }
  if (written === null) throw new AppError('generation_failed');
  return written;
}
