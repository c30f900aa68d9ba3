import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_CHOICES, type Direction, type Network } from '#contract/choices.ts';
import { ERRORS } from '#contract/errors.ts';
import type { Notice, QuickActionRequest } from '#contract/generation.ts';
import type { Profile } from '#contract/profile.ts';
import { ApiError, call, describeFailure } from '../api.ts';
import { PROFILE_KEY, rememberUsage, USAGE_KEY } from '../session/use-session.ts';
import { VERIFICATION_KEY } from '../verification/use-verification.ts';
import { loadWriting } from './load-writing.ts';

/** The replies of the moment, and how to get others. */
export interface Generation {
  replies: readonly ShownReply[];
  notices: readonly Notice[];
  error: string | null;
  isLoading: boolean;
  /** True once there is something to show: replies, or room for them. */
  hasResults: boolean;
  /** How many others go first while the writer is busy; null when it is this one's turn. */
  ahead: number | null;
  /** How many replies were asked for. */
  wanted: number;
  network: Network;
  /** The post that the replies are to, and their tone. */
  origin: { post: string; tone: string };
  /** @returns whether it succeeded; the words for a failure are in `error` */
  generate: (request: QuickActionRequest) => Promise<boolean>;
  stop: () => void;
  clear: () => void;
  edit: (id: number, text: string) => void;
  /** True once the set is whole: single replies can then have another form. */
  canRevise: boolean;
  /** @throws ApiError, in words for the person */
  revise: (id: number, direction: Direction) => Promise<void>;
}

interface ShownReply {
  id: number;
  text: string;
}

interface Result {
  replies: ShownReply[];
  notices: Notice[];
  request: QuickActionRequest | null;
  generationId: string | null;
}

const NOTHING: Result = { replies: [], notices: [], request: null, generationId: null };

/** Asks for replies and gathers them as they arrive. */
export function useGeneration(profile: Profile | null): Generation {
  const cache = useQueryClient();
  const [result, setResult] = useState(NOTHING);
  const [error, setError] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [ahead, setAhead] = useState<number | null>(null);
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
    const former = result;
    let delivered = 0;
    try {
      const { streamReplies } = await loadWriting();
      setResult({ ...NOTHING, request });
      await streamReplies(request, {
        signal: controller.signal,
        onWait: setAhead,
        onReply: (text) => {
          setAhead(null);
          const id = delivered;
          delivered += 1;
          setResult((now) => ({ ...now, replies: [...now.replies, { id, text }] }));
        },
        onUsage: (usage) => {
          cache.setQueryData([...USAGE_KEY, profile.userId], usage);
          rememberUsage(profile, usage);
        },
        onDone: (done) => setResult((now) => ({ ...now, ...done })),
      });
      return true;
    } catch (failure) {
      // Only a success replaces what was there.
      if (delivered === 0) setResult(former);
      if (!controller.signal.aborted) setError(describeFailure(failure));
      // A tab whose session is over shows so, with the post still in its box. Nobody's uses are not
      // asked for: what this browser remembers of the person would be written anew.
      const isSignedOut = failure instanceof ApiError && failure.status === 401;
      if (isSignedOut) void cache.invalidateQueries({ queryKey: PROFILE_KEY });
      // What was verified once may be asked for again.
      if (failure instanceof ApiError && failure.code === 'verification_required') {
        void cache.invalidateQueries({ queryKey: VERIFICATION_KEY });
      }
      // Stopped before the first reply, the use comes back, but the server may not have noticed
      // yet: what is shown is still right, and asking now could get the number in between.
      const isUnspent = controller.signal.aborted && delivered === 0;
      if (!isUnspent && !isSignedOut) void cache.invalidateQueries({ queryKey: USAGE_KEY });
      return false;
    } finally {
      setIsLoading(false);
      setAhead(null);
    }
  }

  function edit(id: number, text: string): void {
    setResult((now) => ({
      ...now,
      replies: now.replies.map((reply) => (reply.id === id ? { id, text } : reply)),
    }));
  }

  async function revise(id: number, direction: Direction): Promise<void> {
    const { request, generationId, replies } = result;
    if (request === null || generationId === null) return; // there is nothing to change yet
    const reply = replies.find((shown) => shown.id === id)?.text ?? '';
    const others = replies.filter((shown) => shown.id !== id).map(({ text }) => text);
    const revised = await call('reviseReply', {
      body: { ...request, generationId, direction, reply, others },
    });
    edit(id, revised.reply);
  }

  return {
    ...result,
    error,
    isLoading,
    hasResults: result.request !== null && (isLoading || result.replies.length > 0),
    ahead,
    wanted: result.request?.choices?.count ?? DEFAULT_CHOICES.count,
    network: result.request?.choices?.network ?? DEFAULT_CHOICES.network,
    origin: { post: result.request?.tweetText ?? '', tone: result.request?.tone ?? '' },
    generate,
    stop: () => running.current?.abort(),
    clear: () => setResult(NOTHING),
    edit,
    canRevise: result.generationId !== null && !isLoading,
    revise,
  };
}
