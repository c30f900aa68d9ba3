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

interface Circuit {
  failures: number;
  downUntilMs: number;
  isProbing: boolean;
}

/**
 * A writer that fails at once while its provider is down, instead of making everybody wait for the
 * same timeout. Back within 5 s of the provider's return. Each model by itself: one that is down
 * keeps nobody from the others.
 * @param options.nowMs a clock that never goes back, in milliseconds
 */
export function withCircuit(writer: Writer, { nowMs }: { nowMs: () => number }): Writer {
  const circuits = new Map<string | undefined, Circuit>();

  function find(modelName: string | undefined): Circuit {
    const circuit = circuits.get(modelName) ?? { failures: 0, downUntilMs: 0, isProbing: false };
    circuits.set(modelName, circuit);
    return circuit;
  }

  return {
    name: writer.name,
    async *write(request, options) {
      const circuit = find(request.modelName);
      const isDown = circuit.failures >= FAILURES;
      if (isDown && (circuit.isProbing || nowMs() < circuit.downUntilMs)) {
        throw new AppError('writer_unavailable');
      }
      circuit.isProbing = isDown;
      try {
        for await (const reply of writer.write(request, options)) {
          circuit.failures = 0;
          yield reply;
        }
        circuit.failures = 0;
      } catch (error) {
        if (!options.signal.aborted && error instanceof AppError && DOWN.has(error.code)) {
          circuit.failures += 1;
          circuit.downUntilMs = nowMs() + PAUSE_MS;
        }
        throw error;
      } finally {
        if (isDown) circuit.isProbing = false;
      }
    },
  };
}
