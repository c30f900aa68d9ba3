import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ERRORS } from '#contract/errors.ts';
import type { Notice, QuickActionRequest } from '#contract/generation.ts';
import type { Profile } from '#contract/profile.ts';
import { ApiError, describeFailure } from '../api.ts';
import { PROFILE_KEY, rememberUsage, USAGE_KEY } from '../session/use-session.ts';
import { streamReplies } from './stream-replies.ts';

/** The replies of the moment, and how to get others. */
export interface Generation {
  replies: readonly string[];
  notices: readonly Notice[];
  error: string | null;
  isLoading: boolean;
  /** @returns whether it succeeded; the words for a failure are in `error` */
  generate: (request: QuickActionRequest) => Promise<boolean>;
  stop: () => void;
  clear: () => void;
}

const NOTHING = { replies: [] as string[], notices: [] as Notice[] };

/** Asks for replies and gathers them as they arrive. */
export function useGeneration(profile: Profile | null): Generation {
  const cache = useQueryClient();
  const [result, setResult] = useState(NOTHING);
  const [error, setError] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function generate(request: QuickActionRequest): Promise<boolean> {
    if (profile === null) {
      setError(ERRORS.sign_in_required.message);
      return false;
    }
    const controller = new AbortController();
    running.current = controller;
    setError(null);
    setIsLoading(true);
    setResult(NOTHING);
    let delivered = 0;
    try {
      await streamReplies(request, {
        signal: controller.signal,
        onReply: (text) => {
          delivered += 1;
          setResult(({ replies, notices }) => ({ replies: [...replies, text], notices }));
        },
        onUsage: (usage) => {
          cache.setQueryData([...USAGE_KEY, profile.userId], usage);
          rememberUsage(profile, usage);
        },
        onDone: (notices) => setResult(({ replies }) => ({ replies, notices })),
      });
      return true;
    } catch (failure) {
      if (!controller.signal.aborted) setError(describeFailure(failure));
      // A tab whose session is over shows so, with the post still in its box.
      if (failure instanceof ApiError && failure.status === 401) {
        void cache.invalidateQueries({ queryKey: PROFILE_KEY });
      }
      // Stopped before the first reply, the use comes back, but the server may not have noticed
      // yet: what is shown is still right, and asking now could get the number in between.
      const isUnspent = controller.signal.aborted && delivered === 0;
      if (!isUnspent) void cache.invalidateQueries({ queryKey: USAGE_KEY });
      return false;
    } finally {
      setIsLoading(false);
    }
  }

  return {
    ...result,
    error,
    isLoading,
    generate,
    stop: () => running.current?.abort(),
    clear: () => setResult(NOTHING),
  };
}
