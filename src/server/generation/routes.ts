import { Hono, type Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import {
  quickActionRequestSchema,
  reviseRequestSchema,
  type QuickActionResponse,
  type ReviseResponse,
} from '#contract/generation.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { HumanVerifier } from '../verification/human-verifier.ts';
import { readSessionToken, requireUser } from '../identity/sessions.ts';
import { findCustomTone } from '../preferences/preferences.ts';
import { readJsonBody } from '../http/read-json-body.ts';
import { requireVerified } from '../verification/verified-sessions.ts';
import type { GenerationDeps } from './generation-deps.ts';
import { reviseReply } from './revise-reply.ts';
import { startGeneration, type Generation } from './run-generation.ts';
import { streamGeneration } from './stream-generation.ts';

/** `POST /api/quick-action`, plain or streamed, and `POST /api/revise`. */
export function generationRoutes(
  deps: GenerationDeps & { verifier: HumanVerifier | null },
): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/quick-action', async (c) => {
      const token = readSessionToken(deps.config, c.req.raw.headers);
      if (token === null) throw new AppError('sign_in_required');
      const request = await readJsonBody(c, quickActionRequestSchema);
      await requireVerified(deps, token);
      const customTone = await findCustomTone(deps, c, request.tone);
      const { signal } = c.req.raw;
      const generation = await startGeneration(deps, { token, request, customTone, signal });
      const wantsStream = c.req.header('accept')?.includes('text/event-stream') ?? false;
      return wantsStream
        ? streamGeneration(c, { metrics: deps.metrics, generation })
        : answerWhole(c, generation);
    })
    .post('/revise', async (c) => {
      const { userId } = await requireUser(deps, c);
      const request = await readJsonBody(c, reviseRequestSchema);
      const customTone = await findCustomTone(deps, c, request.tone);
      const { signal } = c.req.raw;
      return c.json<ReviseResponse>(
        await reviseReply(deps, { userId, request, customTone, signal }),
      );
    });
}

async function answerWhole(c: Context<AppEnv>, generation: Generation): Promise<Response> {
  const replies: string[] = [];
  const { signal } = c.req.raw;
  const end = await generation.run({
    isWhole: true,
    deliver: (reply) => void replies.push(reply),
    signal,
  });
  return c.json<QuickActionResponse>({ replies, ...end });
}
