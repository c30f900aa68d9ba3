import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { Writer } from '../writer.ts';

/** Failures in a row after which the provider is taken to be down. */
const FAILURES = 3;
/** How long nobody is sent to it; then one person's generation finds out. */
const PAUSE_MS = 4000;

/** What a provider that is down looks like. A refusal or a wrong key is an answer. */
const DOWN: ReadonlySet<ErrorCode> = new Set([
  'writer_unavailable',
  'writer_timeout',
  'writer_busy',
]);

/**
 * A writer that fails at once while its provider is down, instead of making everybody wait for the
 * same timeout. Back within 5 s of the provider's return.
 * @param options.nowMs a clock that never goes back, in milliseconds
 */
export function withCircuit(writer: Writer, { nowMs }: { nowMs: () => number }): Writer {
  let failures = 0;
  let closedUntilMs = 0;
  let isProbing = false;
  return {
    name: writer.name,
    async *write(request, options) {
      const isOpen = failures >= FAILURES;
      if (isOpen && (isProbing || nowMs() < closedUntilMs)) {
        throw new AppError('writer_unavailable');
      }
      isProbing = isOpen;
      try {
        for await (const reply of writer.write(request, options)) {
          failures = 0;
          yield reply;
        }
        failures = 0;
      } catch (error) {
        if (!options.signal.aborted && error instanceof AppError && DOWN.has(error.code)) {
          failures += 1;
          closedUntilMs = nowMs() + PAUSE_MS;
        }
        throw error;
      } finally {
        if (isOpen) isProbing = false;
      }
    },
  };
}
