import { Hono, type Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import {
  quickActionRequestSchema,
  type GenerationEvents,
  type Notice,
  type QuickActionRequest,
  type QuickActionResponse,
} from '#contract/generation.ts';
import type { CustomTone } from '#contract/preferences.ts';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../describe-error.ts';
import { hashSessionToken, readSessionToken } from '../identity/sessions.ts';
import { findCustomTone } from '../preferences/preferences.ts';
import type { ReservedUse } from '../quota/reserve-use.ts';
import { takeUse } from '../quota/take-use.ts';
import { readJsonBody } from '../read-json-body.ts';
import { requireVerified } from '../verification/verified-sessions.ts';
import { generateReplies, holdMs } from './generate-replies.ts';
import { hashPost } from './take-revision.ts';

/** A comment now and then keeps proxies from closing a stream whose writer is still thinking. */
const HEARTBEAT_MS = 10_000;

interface Generation {
  use: ReservedUse;
  person: string;
  endTurn: () => void;
  request: QuickActionRequest;
  customTone: CustomTone | null;
}

/** `POST /api/quick-action`: plain or streamed, the same work. */
export function quickActionRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/', async (c) => {
    const token = readSessionToken(deps.config, c.req.raw.headers);
    if (token === null) throw new AppError('sign_in_required');
    const request = await readJsonBody(c, quickActionRequestSchema);
    await requireVerified(deps, token);
    const customTone = await findCustomTone(deps, c, request.tone);
    const use = await takeUse(deps, {
      sessionHash: hashSessionToken(token),
      holdMs: holdMs(deps),
    }).catch((error: unknown) => {
      if (isLimitHit(error)) deps.metrics.countLimitHit();
      throw error;
    });
    const { isPremium } = use.usage;
    const person = use.userId ?? token;
    const { signal } = c.req.raw;
    const endTurn = await deps.ownTurns
      .enter({ person, isPremium, signal })
      .catch(async (error: unknown) => {
        await giveBack(c, use);
        throw error;
      });
    const wantsStream = c.req.header('accept')?.includes('text/event-stream') ?? false;
    return wantsStream
      ? streamReplies(c, deps, { use, person, endTurn, request, customTone })
      : answerReplies(c, deps, { use, person, endTurn, request, customTone });
  });
}

async function answerReplies(
  c: Context<AppEnv>,
  deps: Deps,
  { use, person, endTurn, request, customTone }: Generation,
): Promise<Response> {
  const { signal } = c.req.raw;
  const replies: string[] = [];
  const generation = generateReplies(deps, { use, request, customTone, signal });
  const startedMs = performance.now();
  try {
    let next = await generation.next();
    const firstReplyMs = performance.now() - startedMs;
    for (; next.done !== true; next = await generation.next()) replies.push(next.value);
    if (signal.aborted) throw new AppError('generation_stopped');
    await use.keep(hashPost(request.tweetText));
    countKept(deps, use);
    deps.metrics.countFirstReply(firstReplyMs / 1000);
    deps.metrics.countReplies(replies.length);
    deps.metrics.countGeneration(nameOutcome(next.value));
    return c.json<QuickActionResponse>({
      replies,
      usage: use.usage,
      notices: next.value,
      generationId: use.id,
    });
  } catch (error) {
    await giveBack(c, use);
    if (signal.aborted) deps.ownTurns.countStop(person);
    deps.metrics.countGeneration(codeOf(error));
    throw error;
  } finally {
    endTurn();
  }
}

function streamReplies(
  c: Context<AppEnv>,
  deps: Deps,
  { use, person, endTurn, request, customTone }: Generation,
): Response {
  const left = new AbortController();
  const { signal } = c.req.raw;
  const leave = () => left.abort();
  signal.addEventListener('abort', leave, { once: true });
  // Proxies that buffer would hand the replies over all at once.
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    stream.onAbort(() => left.abort());
    const send = <Name extends keyof GenerationEvents>(event: Name, data: GenerationEvents[Name]) =>
      stream.writeSSE({ event, data: JSON.stringify(data) });
    const heartbeat = setInterval(() => void stream.write(': still writing\n\n'), HEARTBEAT_MS);
    let delivered = 0;
    const startedMs = performance.now();
    const closeStream = deps.metrics.openStream();
    const generation = generateReplies(deps, {
      use,
      request,
      customTone,
      signal: left.signal,
      onWait: (ahead) => void send('waiting', { ahead }),
    });
    try {
      let next = await generation.next();
      for (; next.done !== true; next = await generation.next()) {
        if (left.signal.aborted) throw new AppError('generation_stopped');
        // Final before the first reply leaves, so that nobody gets a set of replies for free.
        if (delivered === 0) {
          await use.keep(hashPost(request.tweetText));
          countKept(deps, use);
        }
        await send('reply', { index: delivered, text: next.value });
        if (delivered === 0) deps.metrics.countFirstReply((performance.now() - startedMs) / 1000);
        delivered += 1;
      }
      deps.metrics.countGeneration(nameOutcome(next.value));
      await send('usage', use.usage);
      await send('done', { notices: next.value, generationId: use.id });
    } catch (error) {
      if (delivered === 0) await giveBack(c, use);
      if (delivered === 0 && left.signal.aborted) deps.ownTurns.countStop(person);
      deps.metrics.countGeneration(codeOf(error));
      const { body } = describeError(error, {
        requestId: c.get('requestId'),
        logger: c.get('logger'),
      });
      if (!left.signal.aborted) await send('error', body);
    } finally {
      clearInterval(heartbeat);
      // Node keeps a request's signal for as long as the request lives: with this left on it, which
      // holds the request in turn, that would be for ever.
      signal.removeEventListener('abort', leave);
      deps.metrics.countReplies(delivered);
      closeStream();
      left.abort(); // stops a writer that is still at work: tokens cost money
      endTurn();
      await generation.return([]); // and lets everything on the way put itself in order
    }
  });
}

function countKept({ metrics }: Deps, { usage }: ReservedUse): void {
  if (usage.remaining === 0) metrics.countDayUsedUp();
}

function nameOutcome(notices: readonly Notice[]): 'done' | 'generic' | 'incomplete' {
  if (notices.includes('generic_replies')) return 'generic';
  return notices.includes('incomplete') ? 'incomplete' : 'done';
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof AppError ? error.code : 'internal';
}

function isLimitHit(error: unknown): boolean {
  return codeOf(error).startsWith('limit_reached');
}

/** A database that is away right now must not hide why the generation failed: the sweep mends it. */
async function giveBack(c: Context<AppEnv>, use: ReservedUse): Promise<void> {
  try {
    await use.giveBack();
  } catch (error) {
    c.get('logger').warn({ err: error }, 'use not given back yet; the sweep will');
  }
}
