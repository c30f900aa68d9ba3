import {
  UnsupportedFunctionalityError,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4StreamPart,
  type LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { Ending, LocalPrompt } from './child-protocol.ts';

/** As a model calls who provides it. */
export const LOCAL_PROVIDER = 'local';

const MAX_TOKENS = 1200;
const ID = '0';

/** A model that no provider's package speaks to. */
export interface PromptedModel {
  /** @returns how it ended; null where nobody counts tokens */
  write(
    prompt: LocalPrompt,
    options: { signal: AbortSignal; onText: (text: string) => void },
  ): Promise<Ending | null>;
}

/** A model of our own as every other model is spoken to: the same brief, reader, clocks and tries. */
export function createLocalLanguageModel(local: PromptedModel, modelId: string): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: LOCAL_PROVIDER,
    modelId,
    supportedUrls: {},
    doGenerate: () =>
      Promise.reject(new UnsupportedFunctionalityError({ functionality: 'doGenerate' })),
    doStream: (options) => Promise.resolve({ stream: stream(local, options) }),
  };
}

function stream(
  local: PromptedModel,
  options: LanguageModelV4CallOptions,
): ReadableStream<LanguageModelV4StreamPart> {
  const left = new AbortController();
  const signals = [
    left.signal,
    ...(options.abortSignal === undefined ? [] : [options.abortSignal]),
  ];
  return new ReadableStream<LanguageModelV4StreamPart>({
    start: (controller) => {
      controller.enqueue({ type: 'stream-start', warnings: [] });
      controller.enqueue({ type: 'text-start', id: ID });
      void write(local, options, { controller, signal: AbortSignal.any(signals) });
    },
    cancel: (reason) => left.abort(reason),
  });
}

async function write(
  local: PromptedModel,
  options: LanguageModelV4CallOptions,
  {
    controller,
    signal,
  }: {
    controller: ReadableStreamDefaultController<LanguageModelV4StreamPart>;
    signal: AbortSignal;
  },
): Promise<void> {
  try {
    const onText = (delta: string) => controller.enqueue({ type: 'text-delta', id: ID, delta });
    const ending = await local.write(readPrompt(options), { signal, onText });
    controller.enqueue({ type: 'text-end', id: ID });
    controller.enqueue(describeEnd(ending));
    controller.close();
  } catch (error) {
    controller.error(error);
  }
}

function readPrompt({ prompt, maxOutputTokens }: LanguageModelV4CallOptions): LocalPrompt {
  const system = prompt.flatMap((part) => (part.role === 'system' ? [part.content] : []));
  const user = prompt.flatMap((part) => (part.role === 'user' ? part.content : []));
  return {
    instructions: system.join('\n'),
    message: user.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n'),
    maxTokens: maxOutputTokens ?? MAX_TOKENS,
  };
}

const STOPPED = { unified: 'stop', raw: undefined } as const;
const NOT_COUNTED: LanguageModelV4Usage = {
  inputTokens: {
    total: undefined,
    noCache: undefined,
    cacheRead: undefined,
    cacheWrite: undefined,
  },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

function describeEnd(ending: Ending | null): LanguageModelV4StreamPart {
  if (ending === null) return { type: 'finish', finishReason: STOPPED, usage: NOT_COUNTED };
  const { reason, input, known, output } = ending;
  return {
    type: 'finish',
    finishReason: { unified: reason === 'length' ? 'length' : 'stop', raw: reason },
    usage: {
      inputTokens: { total: input, noCache: input - known, cacheRead: known, cacheWrite: 0 },
      outputTokens: { total: output, text: output, reasoning: 0 },
    },
  };
}
