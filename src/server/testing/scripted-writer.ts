import type { Writer, WriteOptions, WriteRequest } from '../writers/writer.ts';

export const SCRIPTED_REPLIES = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'];

/**
 * A writer that does as a test says: hands on `replies`, then fails, hangs until it is stopped, or
 * ends.
 */
export function createScriptedWriter(
  script: {
    replies?: readonly string[];
    fail?: Error | undefined;
    hang?: boolean;
    onStop?: () => void;
    onWrite?: (request: WriteRequest) => void;
    /** Awaited before the first reply. */
    whenWritten?: () => Promise<void>;
  } = {},
): Writer {
  return {
    name: 'scripted',
    async *write(request, { signal }) {
      script.onWrite?.(request);
      try {
        await script.whenWritten?.();
        yield* script.replies ?? SCRIPTED_REPLIES;
        if (script.fail !== undefined) throw script.fail;
        if (script.hang === true) await untilStopped(signal);
      } finally {
        script.onStop?.();
      }
    },
  };
}

function untilStopped(signal: WriteOptions['signal']): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
