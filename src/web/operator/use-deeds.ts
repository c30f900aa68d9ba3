import { useState } from 'react';
import { ApiError } from '../api.ts';
import { newId } from '../new-id.ts';

/** Does a deed by its request id. */
type DoDeed = <Result>(
  /** What is to be done, in full: another amount is another deed. */
  deed: string,
  work: (requestId: string) => Promise<Result>,
) => Promise<Result>;

/** The deeds of one form, for as long as it is shown. */
export function useDeeds(): DoDeed {
  return useState(createDeeds)[0];
}

/**
 * Names each deed, so that it is done once: when the answer to the first try was lost,
 * the second try carries the same name.
 */
export function createDeeds(): DoDeed {
  const names = new Map<string, string>();
  return async (deed, work) => {
    const requestId = names.get(deed) ?? newId();
    names.set(deed, requestId);
    try {
      const result = await work(requestId);
      names.delete(deed);
      return result;
    } catch (error) {
      if (isRefusal(error)) names.delete(deed);
      throw error;
    }
  };
}

/** True when nothing was done for certain: asking again is a new deed. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
