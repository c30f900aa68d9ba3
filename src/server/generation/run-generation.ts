import { AppError, codeOf, type ErrorCode } from '#contract/errors.ts';
import type { GenerationEvents, GenerationRequest, Notice } from '#contract/generation.ts';
import type { CustomTone } from '#contract/preferences.ts';
import type { Usage } from '#contract/usage.ts';
import type { Asker } from '../identity/askers.ts';
import type { ReservedUse } from '../quota/reserve-use.ts';
import { takeUse } from '../quota/take-use.ts';
import type { ShownSet } from '../uptake/uptake.ts';
import type { Hand } from '../writers/writer.ts';
import { chooseWriter } from './choose-writer.ts';
import { describeRequest } from './describe-request.ts';
import { describeShown } from './describe-shown.ts';
import type { GenerationDeps } from './generation-deps.ts';
import { readAsked } from './read-asked.ts';
import { countTokens, requireTokens, type Spender } from './token-budget.ts';
import { hashPost } from './take-revision.ts';
import { withPatience } from './write-by-browser.ts';
import { writeSet } from './write-set.ts';
import { holdMs } from './writer-turns.ts';

/** How a set reaches the person: the plain and the streamed answer differ in nothing else. */
export interface Delivery {
  /** Nothing is handed over before the whole set is written. */
  isWhole: boolean;
  /** Hands one reply over. */
  deliver: (reply: string, index: number) => Promise<void> | void;
  /** Shown of the reply of an index before it is handed over; '' where that is nothing any more. */
  onPart?: ((text: string, index: number) => void) | undefined;
  /** Told the generation's id when its use is final, before the first reply. */
  onKept?: (generationId: string) => void;
  /** Told before the first reply, each time that there is more to tell. */
  onNotices?: (notices: readonly Notice[]) => void;
  /** Hands a brief to the asking browser; absent where only a whole answer goes there. */
  onBrief?: (brief: GenerationEvents['brief']) => void;
  /** Told how many are ahead while the generation waits for the model's provider. */
  onWait?: (ahead: number) => void;
  /** Aborted when the person leaves. */
  signal: AbortSignal;
}

/** What is told of a set behind its last reply. */
interface GenerationEnd {
  usage: Usage;
  notices: Notice[];
  generationId: string;
  /** What counts of it, where it is shown to somebody. */
  shown: ShownSet;
}

/** A generation that may be written: it holds one use of today and the person's own turn. */
export interface Generation {
  /**
   * Writes the set and hands it over; called once. The use is final before the first reply leaves,
   * so that nobody gets a set for free; what ends before that costs nothing, but for what the post
   * or a stop brings to nothing more often than is free.
   * @throws AppError in the catalogue's words, when nothing or not all could be handed over
   */
  run(delivery: Delivery): Promise<GenerationEnd>;
}

/**
 * The life of a generation: takes a use and the person's turn, or does not return.
 * @param asked.signal ends the waiting for the turn
 * @throws AppError sign_in_required, limit_reached_…, generation_running, generation_stopped,
 *   tokens_used_up, house_tokens_used_up
 */
export async function startGeneration(
  deps: GenerationDeps,
  asked: {
    asker: Asker;
    request: GenerationRequest;
    customTone: CustomTone | null;
    signal: AbortSignal;
  },
): Promise<Generation> {
  const { asker, request, customTone, signal } = asked;
  const heldMs = holdMs({ config: withPatience(deps.config, request) });
  const untilMs = deps.clock.now().getTime() + heldMs;
  const use = await takeUse(deps, { asker, holdMs: heldMs }).catch((error: unknown) => {
    if (codeOf(error).startsWith('limit_reached')) deps.metrics.countLimitHit();
    throw error;
  });
  const address = asker.visitor?.address ?? '';
  const spender = use.userId === null ? { address } : { userId: use.userId };
  const { isPremium } = use.usage;
  try {
    const person = use.userId ?? address;
    const endTurn = await deps.ownTurns.enter({ person, isPremium, signal });
    // In the turn, when what the one before took is counted.
    await requireTokens(deps, spender).catch((error: unknown) => {
      endTurn();
      throw error;
    });
    return {
      run: (delivery) => {
        const chosen = chooseWriter(deps, { request, person, delivery, untilMs });
        const { arm } = chosen;
        return run(chosen.deps, { use, spender, arm, request, customTone, delivery, endTurn });
      },
    };
  } catch (error) {
    await giveBack(deps, use);
    throw error;
  }
}

async function run(
  deps: GenerationDeps,
  held: {
    use: ReservedUse;
    spender: Spender;
    arm: ShownSet['arm'];
    request: GenerationRequest;
    customTone: CustomTone | null;
    delivery: Delivery;
    endTurn: () => void;
  },
): Promise<GenerationEnd> {
  const { use, spender, arm, request, delivery } = held;
  const { isWhole, deliver, signal } = delivery;
  const startedMs = performance.now();
  let delivered = 0;
  let firstReplyMs = 0;
  let hasBegun = false;
  let placed: Promise<void> | undefined;
  let hand: Hand = { writer: deps.writer.name, brief: '' };
  const used: { input: number; output: number }[] = [];
  try {
    const reading = readAsked(request);
    const notices: Notice[] = reading.needsCare ? ['care'] : [];
    if (notices.length > 0) delivery.onNotices?.(notices);
    const asked = describeRequest(deps, { ...held, reading });
    const set = writeSet(deps, {
      request: asked,
      isPremium: use.usage.isPremium,
      onNotice: (notice) => {
        notices.push(notice);
        if (delivered === 0) delivery.onNotices?.(notices);
      },
      onFirst: () => {
        firstReplyMs = performance.now() - startedMs;
      },
      onBegin: () => {
        hasBegun = true;
      },
      onTokens: (tokens) => used.push(tokens),
      onHand: (now) => {
        hand = now;
      },
      signal,
      ...(delivery.onWait && { onWait: delivery.onWait }),
      onPart: delivery.onPart && ((text) => delivery.onPart?.(text, delivered)),
    });
    for await (const reply of isWhole ? await Array.fromAsync(set) : set) {
      if (signal.aborted) throw new AppError('generation_stopped');
      if (delivered === 0) {
        await keep(deps, use, request);
        delivery.onKept?.(use.id);
        if (arm !== null) placed = deps.uptake.place(deps, arm); // not in the way of the first reply
      }
      await deliver(reply, delivered);
      if (delivered === 0) deps.metrics.countFirstReply(firstReplyMs / 1000);
      delivered += 1;
    }
    deps.metrics.countGeneration(nameOutcome(notices));
    await placed;
    return {
      usage: use.usage,
      notices,
      generationId: use.id,
      shown: describeShown({ use, owner: spender, asked, hand, arm, notices, replies: delivered }),
    };
  } catch (error) {
    deps.metrics.countGeneration(codeOf(error));
    if (delivered > 0) throw error;
    const counted = hasBegun
      ? COUNTED[signal.aborted ? 'generation_stopped' : codeOf(error)]
      : undefined;
    if (counted === undefined) await giveBack(deps, use);
    else if (!(await forgive(deps, use))) throw new AppError(counted, { cause: error });
    throw error;
  } finally {
    deps.metrics.countReplies(delivered);
    await countTokens(deps, { spender, used }); // before the person's next one is let on
    held.endTurn();
  }
}

/** What the post or the person brings to nothing, and what it is called once it takes a use. */
const COUNTED: Partial<Record<ErrorCode, ErrorCode>> = {
  generation_stopped: 'generation_stopped',
  writer_refused: 'writer_refused_counted',
  writer_unusable: 'writer_unusable_counted',
};

async function keep(
  deps: GenerationDeps,
  use: ReservedUse,
  request: GenerationRequest,
): Promise<void> {
  await use.keep(hashPost(request.tweetText));
  if (use.usage.remaining === 0) deps.metrics.countDayUsedUp();
}

/** @returns whether the use came back, or will */
async function forgive({ logger }: GenerationDeps, use: ReservedUse): Promise<boolean> {
  try {
    return await use.forgive();
  } catch (error) {
    logger.warn({ err: error, generationId: use.id }, 'failure not counted; the sweep gives back');
    return true;
  }
}

/** A database that is away right now must not hide why the generation failed: the sweep mends it. */
async function giveBack({ logger }: GenerationDeps, use: ReservedUse): Promise<void> {
  try {
    await use.giveBack();
  } catch (error) {
    logger.warn({ err: error, generationId: use.id }, 'use not given back yet; the sweep will');
  }
}

function nameOutcome(notices: readonly Notice[]): 'done' | 'generic' | 'incomplete' {
  if (notices.includes('generic_replies')) return 'generic';
  return notices.includes('incomplete') ? 'incomplete' : 'done';
}
