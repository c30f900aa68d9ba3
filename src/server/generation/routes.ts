import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { Door } from '../http/door.ts';
import { requireAsker } from '../identity/askers.ts';
import { findCustomTone } from '../preferences/preferences.ts';
import type { HumanVerifier } from '../verification/human-verifier.ts';
import { requireVerified } from '../verification/verified-people.ts';
import type { GenerationDeps } from './generation-deps.ts';
import { reviseReply } from './revise-reply.ts';
import { startGeneration } from './run-generation.ts';
import { streamGeneration } from './stream-generation.ts';

/** A set of replies, plain or streamed, and single ones anew. */
export function serveGeneration(
  door: Door,
  deps: GenerationDeps & { verifier: HumanVerifier | null },
): void {
  door.handle(
    'generate',
    async ({ c, asker, body: request }) => {
      await requireVerified(deps, asker);
      const customTone = await findCustomTone(deps, c, request.tone);
      const { signal } = c.req.raw;
      const generation = await startGeneration(deps, { asker, request, customTone, signal });
      const wantsStream = c.req.header('accept')?.includes('text/event-stream') ?? false;
      if (wantsStream) {
        const { wantsParts = false } = request;
        return streamGeneration(c, { ...deps, generation, wantsParts });
      }
      const replies: string[] = [];
      const deliver = (reply: string) => void replies.push(reply);
      const { usage, notices, generationId } = await generation.run({
        isWhole: true,
        deliver,
        signal,
      });
      return { replies, usage, notices, generationId };
    },
    // Whose it is, is found by the statement that takes the use: it goes on by memory, too.
    (c: Context<AppEnv>) => Promise.resolve({ asker: requireAsker(deps, c) }),
  );
  // Nobody is asked who they are: the name of an answer is with who got the brief alone.
  door.handle('answerBrief', ({ body }) => deps.browserAnswers.take(body));
  door.handle('reviseReply', async ({ c, user, body: request }) => {
    const customTone = await findCustomTone(deps, c, request.tone);
    const { signal } = c.req.raw;
    return reviseReply(deps, { userId: user.userId, request, customTone, signal });
  });
}
