import { useRef } from 'react';
import { ApiError } from '../api.ts';
import { newId } from '../new-id.ts';

/**
 * Names each wish, so that it is done once: when the answer to the first try was lost,
 * the second try carries the same name.
 * @returns a function that does a wish by its name
 */
export function useWishes(): <Result>(
  /** What is wished, in full: another amount is another wish. */
  wish: string,
  work: (requestId: string) => Promise<Result>,
) => Promise<Result> {
  const names = useRef(new Map<string, string>());
  return async (wish, work) => {
    const requestId = names.current.get(wish) ?? newId();
    names.current.set(wish, requestId);
    try {
      const result = await work(requestId);
      names.current.delete(wish);
      return result;
    } catch (error) {
      if (isRefusal(error)) names.current.delete(wish);
      throw error;
    }
  };
}

/** True when nothing was done for certain: asking again is a new wish. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
