import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useState } from 'react';
import type { AnswerOf, SentBodyOf } from '#contract/api.ts';
import { OPERATOR_ADDRESSES } from '#contract/operator-addresses.ts';
import { addAddresses, ApiError, call, describeFailure } from '../api.ts';

addAddresses(OPERATOR_ADDRESSES); // every page of operators asks for the session here first

const SESSION_KEY = ['operator', 'session'] as const;

/** Whose operator session this browser holds; null for none. */
export function useOperatorSession() {
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: async (): Promise<AnswerOf<'readOperatorSession'> | null> => {
      try {
        return await call('readOperatorSession');
      } catch (error) {
        if (isSignedOut(error)) return null;
        throw error;
      }
    },
    staleTime: Infinity,
  });
}

/** Signs in and out of the operator area. */
export function useOperatorSignIn() {
  const cache = useQueryClient();
  return {
    signIn: async (credentials: SentBodyOf<'signInOperator'>): Promise<void> => {
      const session = await call('signInOperator', { body: credentials });
      // The page asks for the session while it is signed in to: that answer is older.
      await cache.cancelQueries({ queryKey: SESSION_KEY });
      cache.setQueryData(SESSION_KEY, session);
    },
    signOut: async (options: { everywhere: boolean }): Promise<void> => {
      await call(options.everywhere ? 'signOutOperatorEverywhere' : 'signOutOperator');
      // What the last operator saw is nothing for the next person at this browser.
      cache.setQueryData(SESSION_KEY, null);
      cache.removeQueries({
        queryKey: ['operator'],
        predicate: ({ queryKey }) => queryKey[1] !== SESSION_KEY[1],
      });
    },
  };
}

/** True for an answer that asks to sign in as an operator. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'operator_sign_in_required';
}

/** What may be asked over what is on the page, which stays as it is. */
export const AskOperator = createContext<{
  signIn: () => void;
  /** @returns whether the operator showed who they are */
  proof: () => Promise<boolean>;
}>({ signIn: () => {}, proof: () => Promise.resolve(false) });

/** @returns a function to give failures to; it opens the sign-in where that is what is missing */
function useNoticeSignedOut(): (error: unknown) => void {
  const ask = useContext(AskOperator);
  return (error) => {
    if (isSignedOut(error)) ask.signIn();
  };
}

/** Role and second factor of who is signed in. */
export function useOperatorSelf() {
  const read = useOperatorRead();
  return useQuery({
    queryKey: ['operator', 'self'],
    queryFn: () => read('readOperatorSelf'),
    // Each button of a table asks.
    staleTime: 60_000,
  });
}

/** Reads something of the operator area; asks to sign in again where the session is over. */
export function useOperatorRead(): typeof call {
  const noticeSignedOut = useNoticeSignedOut();
  return async (name, ...given) => {
    try {
      return await call(name, ...given);
    } catch (error) {
      noticeSignedOut(error);
      throw error;
    }
  };
}

/** Does something in the operator area, and brings what is shown up to date afterwards. */
export function useOperatorDeed(): {
  isBusy: boolean;
  /** The catalogue's sentence, or null. */
  error: string | null;
  /** @returns the work's result, or null when it failed; the words for that are in `error` */
  attempt: <Result>(work: () => Promise<Result>) => Promise<Result | null>;
} {
  const cache = useQueryClient();
  const noticeSignedOut = useNoticeSignedOut();
  const ask = useContext(AskOperator);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    isBusy,
    error,
    attempt: async (work) => {
      setIsBusy(true);
      setError(null);
      try {
        const result = await work().catch(async (failure: unknown) => {
          const isProofAsked =
            failure instanceof ApiError && failure.code === 'operator_proof_required';
          if (isProofAsked && (await ask.proof())) return work();
          throw failure;
        });
        await cache.invalidateQueries({ queryKey: ['operator'] });
        return result;
      } catch (failure) {
        noticeSignedOut(failure);
        if (!isSignedOut(failure)) setError(describeFailure(failure));
        return null;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
