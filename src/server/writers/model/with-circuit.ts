import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { Writer, WriterFailure } from '../writer.ts';
import { classifyFault, type Fault } from './classify-fault.ts';
import { wordFault } from './word-fault.ts';

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
  /** Null once it has written since. */
  failed: { code: ErrorCode; atMs: number } | null;
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
    const circuit = circuits.get(modelName) ?? {
      ...{ failures: 0, downUntilMs: 0, isProbing: false, failed: null },
    };
    circuits.set(modelName, circuit);
    return circuit;
  }

  function describeFailure(): WriterFailure | null {
    const failed = circuits.get(undefined)?.failed ?? null;
    return failed && { code: failed.code, agoMs: nowMs() - failed.atMs };
  }

  function succeed(circuit: Circuit): void {
    circuit.failures = 0;
    circuit.failed = null;
  }

  function note(circuit: Circuit, kind: Fault['kind']): void {
    circuit.failed = { code: wordFault({ kind }), atMs: nowMs() };
  }

  function fail(circuit: Circuit, { code, cause }: AppError): void {
    if (!DOWN.has(code)) circuit.failures = 0; // it answers
    if (code === 'writer_refused') return; // which is about the post
    note(circuit, classifyFault(cause).kind);
    if (!DOWN.has(code)) return;
    circuit.failures += 1;
    circuit.downUntilMs = nowMs() + PAUSE_MS;
  }

  return {
    name: writer.name,
    failure: describeFailure,
    async *write(request, options) {
      const circuit = find(request.modelName);
      const isDown = circuit.failures >= FAILURES;
      if (isDown && (circuit.isProbing || nowMs() < circuit.downUntilMs)) {
        throw new AppError('writer_unavailable');
      }
      circuit.isProbing = isDown;
      try {
        let hasWritten = false;
        for await (const reply of writer.write(request, options)) {
          hasWritten = true;
          succeed(circuit);
          yield reply;
        }
        if (!hasWritten) {
          circuit.failures = 0; // it answers
          note(circuit, 'empty');
        }
      } catch (error) {
        if (!options.signal.aborted && error instanceof AppError) fail(circuit, error);
        throw error;
      } finally {
        if (isDown) circuit.isProbing = false;
      }
    },
  };
}
