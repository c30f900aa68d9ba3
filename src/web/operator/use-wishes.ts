import { useState } from 'react';
import { ApiError } from '../api.ts';
import { newId } from '../new-id.ts';

/** Does a wish by its name. */
type DoWish = <Result>(
  /** What is wished, in full: another amount is another wish. */
  wish: string,
  work: (requestId: string) => Promise<Result>,
) => Promise<Result>;

/** The wishes of one form, for as long as it is shown. */
export function useWishes(): DoWish {
  return useState(createWishes)[0];
}

/**
 * Names each wish, so that it is done once: when the answer to the first try was lost,
 * the second try carries the same name.
 */
export function createWishes(): DoWish {
  const names = new Map<string, string>();
  return async (wish, work) => {
    const requestId = names.get(wish) ?? newId();
    names.set(wish, requestId);
    try {
      const result = await work(requestId);
      names.delete(wish);
      return result;
    } catch (error) {
      if (isRefusal(error)) names.delete(wish);
      throw error;
    }
  };
}

/** True when nothing was done for certain: asking again is a new wish. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
