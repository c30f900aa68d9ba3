const MAX_RETRIES = 2;
const BASE_DELAY_MS = 250;
/** Whoever is told to wait longer than this gets the answer instead. */
const MAX_DELAY_MS = 5000;

/**
 * A fetch that gives every attempt its time, and asks again where repeating is safe: reading, and
 * posting under an Idempotency-Key. What took too long is not asked again: the person is waiting.
 * @param options.random a number from 0 to 1, so that many waiting clients do not return at once
 * @returns a fetch that rejects with the network's error, or a TimeoutError
 */
export function createPatientFetch(options: {
  fetch: typeof fetch;
  timeoutMs: number;
  sleep: (ms: number) => Promise<void>;
  random: () => number;
  now: () => Date;
}): (request: Request) => Promise<Response> {
  const { timeoutMs, sleep } = options;
  return async (request) => {
    const mayRepeat = request.method === 'GET' || request.headers.has('idempotency-key');
    for (let attempt = 0; ; attempt += 1) {
      const isLast = !mayRepeat || attempt === MAX_RETRIES;
      const outcome = await attemptOnce(request.clone(), isLast);
      if (!(outcome instanceof Error) && (isLast || !isTransient(outcome.status))) return outcome;
      const waitMs = chooseWait(outcome, attempt);
      if (!(outcome instanceof Error)) {
        if (waitMs > MAX_DELAY_MS) return outcome;
        await outcome.body?.cancel();
      }
      await sleep(waitMs);
    }
  };

  async function attemptOnce(request: Request, isLast: boolean): Promise<Response | Error> {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
    try {
      // A redirect would carry our key elsewhere.
      return await options.fetch(request, { signal, redirect: 'error' });
    } catch (error) {
      const isRepeatable = error instanceof Error && !signal.aborted && !isLast;
      if (isRepeatable) return error;
      throw error;
    }
  }

  function chooseWait(outcome: Response | Error, attempt: number): number {
    const asked = outcome instanceof Error ? null : outcome.headers.get('retry-after');
    const jitteredMs = BASE_DELAY_MS * 2 ** attempt * (0.5 + options.random());
    if (asked === null) return jitteredMs;
    const askedMs = /^\d+$/.test(asked)
      ? Number(asked) * 1000
      : Date.parse(asked) - options.now().getTime();
    return Number.isNaN(askedMs) ? jitteredMs : Math.max(askedMs, jitteredMs);
  }
}

function isTransient(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}
