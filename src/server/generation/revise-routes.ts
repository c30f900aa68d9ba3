import { Hono } from 'hono';
import { reviseRequestSchema, type ReviseResponse } from '#contract/generation.ts';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { requireUser } from '../identity/sessions.ts';
import { findCustomTone } from '../preferences/preferences.ts';
import { isPremium } from '../premium/require-premium.ts';
import { readJsonBody } from '../read-json-body.ts';
import { reviseReply } from './generate-replies.ts';
import { takeRevision } from './take-revision.ts';

/** `POST /api/revise`: one reply of a generation anew, ten times for one use. */
export function reviseRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/', async (c) => {
    const { userId } = await requireUser(deps, c);
    const request = await readJsonBody(c, reviseRequestSchema);
    const customTone = await findCustomTone(deps, c, request.tone);
    const { generationId: id, tweetText } = request;
    const revision = await takeRevision(deps, { id, userId, tweetText });
    const { signal } = c.req.raw;
    let endTurn = () => {};
    try {
      const premium = await isPremium(deps, userId);
      endTurn = await deps.ownTurns.enter({ person: userId, isPremium: premium, signal });
      const reply = await reviseReply(deps, {
        revision,
        request,
        customTone,
        isPremium: premium,
        signal,
      });
      return c.json<ReviseResponse>({ reply, revisionsLeft: revision.revisionsLeft });
    } catch (error) {
      await revision.giveBack();
      if (signal.aborted) deps.ownTurns.countStop(userId);
      throw error;
    } finally {
      endTurn();
    }
  });
}
