import type { Writer } from '../writer.ts';

/**
 * A writer that lets another take over when it fails before its first reply.
 * @param onFailure told why, each time
 */
export function withFallback(
  first: Writer,
  second: Writer,
  onFailure?: (error: unknown) => void,
): Writer {
  return {
    name: first.name,
    failure: () => first.failure?.() ?? null,
    async *write(request, options) {
      let delivered = 0;
      try {
        for await (const reply of first.write(request, options)) {
          delivered += 1;
          yield reply;
        }
        return;
      } catch (error) {
        options.signal.throwIfAborted();
        if (delivered > 0) throw error;
        onFailure?.(error);
      }
      yield* second.write(request, options);
    },
  };
}
