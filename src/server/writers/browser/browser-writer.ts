import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#contract/errors.ts';
import type { BrowserFault } from '#contract/generation.ts';
import { BrowserFaultError } from '../model/answer-errors.ts';
import { createLocalLanguageModel } from '../local/create-local-language-model.ts';
import { createModelWriter, type ModelWriterOptions } from '../model/model-writer.ts';
import { findLanguage } from '../model/native-habits.ts';
import type { Writer, WriteRequest } from '../writer.ts';

/** As counts and metrics call it. */
export const BROWSER_WRITER = 'browser';

/** As BCP 47 calls it: no browser's model knows it. */
const UNKNOWN = 'und';

/** What a browser's model is asked. */
export interface BrowserBrief {
  instructions: string;
  message: string;
  /** Of the replies, BCP 47. */
  language: string;
}

export interface BrowserWriterOptions extends Pick<
  ModelWriterOptions,
  'firstReplyTimeoutMs' | 'onEnd'
> {
  /**
   * Hands a brief to the browser, and what its model says to `onText`, until it has said all.
   * @throws BrowserFaultError; the signal's reason as soon as that is aborted
   */
  ask: (
    brief: BrowserBrief,
    options: { signal: AbortSignal; onText: (text: string) => void },
  ) => Promise<void>;
  /** Writes what the model does not. */
  builtin: Writer;
}

/**
 * A writer that has the model of the asking browser write: the same brief, reader, clocks and tries as
 * any model, while nothing that comes back is believed to be more than text. Where it cannot, or says
 * too little, the built-in writer goes on.
 */
export function createBrowserWriter({ ask, builtin, ...options }: BrowserWriterOptions): Writer {
  return {
    name: BROWSER_WRITER,
    async *write(asked, surroundings) {
      const { modelName: _, ...request } = asked; // a name of the provider's, and there is none
      const { signal, onNotice } = surroundings;
      const said: string[] = [];
      try {
        for await (const reply of writerOf(request).write(request, surroundings)) {
          said.push(reply);
          yield reply;
        }
      } catch (error) {
        signal.throwIfAborted();
        onNotice?.(`browser_${findFault(error)}`);
      }
      const missing = request.count - said.length;
      if (missing === request.count) yield* builtin.write(request, surroundings);
      else if (missing > 0) {
        const avoid = [...(request.avoid ?? []), ...said];
        yield* builtin.write({ ...request, count: missing, avoid }, { signal });
      }
    },
  };

  /** Of one request: its language is no part of what models are asked by. */
  function writerOf(request: WriteRequest): Writer {
    const language = findLanguage(request) ?? UNKNOWN;
    const model = createLocalLanguageModel(
      {
        write: async ({ instructions, message }, surroundings) => {
          await ask({ instructions, message, language }, surroundings);
          return null; // nobody counts tokens there
        },
      },
      BROWSER_WRITER,
    );
    return createModelWriter({
      ...options,
      model: () => model,
      name: BROWSER_WRITER,
      nonce: () => randomBytes(9).toString('hex'),
      sleep: (ms, signal) => sleep(ms, undefined, { signal }),
    });
  }
}

function findFault(error: unknown): BrowserFault {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof BrowserFaultError ? cause.fault : 'failed';
}
