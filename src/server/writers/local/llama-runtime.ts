import { existsSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ending, LoadFault, LocalPrompt } from './child-protocol.ts';
import { createPromptReader, type ReadingSequence } from './prompt-reader.ts';
import { readFreeMemory } from './read-free-memory.ts';

/** Room for the longest brief, post and set, in the script that takes the most tokens. */
const CONTEXT_TOKENS = 6144;
/** With little memory it may be smaller; with less than this not even a usual post has room. */
const LEAST_CONTEXT_TOKENS = 4096;
/**
 * Places that a model which cannot go back to any place can go back to: where tones part, the end of
 * the brief, and two that node-llama-cpp keeps. Each takes memory.
 */
const CHECKPOINTS = 4;
/** A set that has less room than this is cut in its first reply. */
const LEAST_OUTPUT_TOKENS = 200;
/** More threads than cores, and than memory can feed, make it slower. */
const MAX_THREADS = 8;
/** Beside the weights: the context and what computes. */
const BESIDE_WEIGHTS_BYTES = 400_000_000;

/**
 * The form that a model is held to, whatever it would rather write. The brief asks for this form, and bounds by
 * count and length keep a small model from going on for ever.
 */
const ANSWER_SCHEMA = {
  type: 'object',
  properties: {
    reading: { type: 'string', maxLength: 120 },
    replies: {
      type: 'array',
      items: { type: 'string', maxLength: 400 },
      minItems: 1,
      maxItems: 12,
    },
  },
};

/** A model cannot be loaded. */
export class LoadError extends Error {
  readonly fault: LoadFault;

  constructor(fault: LoadFault, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.name = 'LoadError';
    this.fault = fault;
  }
}

export interface LoadedModel {
  /**
   * Writes on, and ends early when told to: within the time of one token, or of one slice of the
   * prompt.
   */
  write(
    prompt: LocalPrompt,
    options: { signal: AbortSignal; onText: (text: string) => void },
  ): Promise<Ending>;
}

/** Of node-llama-cpp 3.21, which is installed apart, what is used here. */
interface LlamaPackage {
  getLlama: (options: Record<string, unknown>) => Promise<{
    gpu: false | string;
    loadModel(options: Record<string, unknown>): Promise<{
      tokenizer: unknown;
      createContext(options: Record<string, unknown>): Promise<{
        contextSize: number;
        getSequence(options: Record<string, unknown>): Sequence;
      }>;
    }>;
    createGrammarForJsonSchema(schema: unknown): Promise<unknown>;
  }>;
  resolveChatWrapper: (model: unknown, options: Record<string, unknown>) => ChatWrapper;
  LlamaChat: new (options: { contextSequence: Sequence; chatWrapper: ChatWrapper }) => {
    generateResponse(
      history: readonly ChatItem[],
      options: Record<string, unknown>,
    ): Promise<{ metadata: { stopReason: string } }>;
  };
}

interface Sequence extends ReadingSequence {
  tokenMeter: { usedOutputTokens: number };
}

interface ChatWrapper {
  generateContextState(options: { chatHistory: readonly ChatItem[] }): {
    contextText: { tokenize(tokenizer: unknown): number[] };
  };
}

type ChatItem =
  | { type: 'system' | 'user'; text: string }
  | { type: 'model'; response: readonly string[] };

/**
 * Loads weights with node-llama-cpp.
 * @throws LoadError
 */
export async function loadModel(options: {
  runtimeFolder: string;
  weights: string;
}): Promise<LoadedModel> {
  const { runtimeFolder, weights } = options;
  if (!existsSync(weights)) throw new LoadError('no_weights', `${weights} is not there`);
  const { getLlama, resolveChatWrapper, LlamaChat } = await importPackage(runtimeFolder);
  const threads = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1));
  const llama = await getLlama({
    // Without a binary for this machine it would compile for half an hour.
    ...{ build: 'never', skipDownload: true, progressLogs: false },
    ...{ logLevel: 'error', maxThreads: threads },
  }).catch((cause: unknown) => {
    throw new LoadError('no_binary', describe(cause), { cause });
  });
  if (llama.gpu === false) refuseWithoutMemory(weights);
  const modelOptions = {
    modelPath: weights,
    // A small graphics card would be filled with layers until no room is left for a prompt.
    gpuLayers: { fitContext: { contextSize: CONTEXT_TOKENS } },
    // Gemma forgets what is further away than its window: to go back it needs all of it.
    defaultContextSwaFullCache: true,
  };
  const model = await llama.loadModel(modelOptions).catch((cause: unknown) => {
    throw new LoadError(isOfMemory(cause) ? 'no_memory' : 'broken_weights', describe(cause), {
      cause,
    });
  });
  const contextSize = { min: LEAST_CONTEXT_TOKENS, max: CONTEXT_TOKENS };
  const contextOptions = { contextSize, sequences: 1, threads };
  const context = await model.createContext(contextOptions).catch((cause: unknown) => {
    throw new LoadError(isOfMemory(cause) ? 'no_memory' : 'failed', describe(cause), { cause });
  });
  const sequence = context.getSequence({ checkpoints: { max: CHECKPOINTS } });
  const read = createPromptReader(sequence);
  const chatWrapper = resolveChatWrapper(model, {
    warningLogs: false,
    // Both think unless they are told not to.
    customWrapperSettings: { qwen: { thoughts: 'discourage' }, gemma4: { reasoning: false } },
  });
  const chat = new LlamaChat({ contextSequence: sequence, chatWrapper });
  const grammar = await llama.createGrammarForJsonSchema(ANSWER_SCHEMA);

  function tokenize(history: readonly ChatItem[]): number[] {
    const { contextText } = chatWrapper.generateContextState({ chatHistory: history });
    return contextText.tokenize(model.tokenizer);
  }

  return {
    write: async (prompt, { signal, onText }) => {
      const history = makeHistory(prompt);
      const tokens = tokenize(history);
      const room = context.contextSize - tokens.length;
      if (room < LEAST_OUTPUT_TOKENS) throw new Error('The prompt is too long for the model.');
      const brief = countSame(tokens, tokenize(makeHistory({ ...prompt, message: '' })));
      const known = await read(tokens.slice(0, -1), { brief, signal });
      const usage = { input: tokens.length, known };
      if (signal.aborted) return { reason: 'stopped', ...usage, output: 0 };
      const outputBefore = sequence.tokenMeter.usedOutputTokens;
      const { metadata } = await chat.generateResponse(history, {
        ...{ grammar, signal, stopOnAbortSignal: true, onTextChunk: onText },
        maxTokens: Math.min(prompt.maxTokens, room),
        ...{ temperature: 0.8, topP: 0.95, topK: 40, minP: 0.05 },
        budgets: { thoughtTokens: 0 },
      });
      const output = sequence.tokenMeter.usedOutputTokens - outputBefore;
      return { reason: REASONS[metadata.stopReason] ?? 'end', ...usage, output };
    },
  };
}

const REASONS: Partial<Record<string, Ending['reason']>> = {
  abort: 'stopped',
  maxTokens: 'length',
};

function makeHistory({ instructions, message }: Omit<LocalPrompt, 'maxTokens'>): ChatItem[] {
  return [
    { type: 'system', text: instructions },
    { type: 'user', text: message },
    { type: 'model', response: [] },
  ];
}

function countSame(tokens: readonly number[], others: readonly number[]): number {
  const index = tokens.findIndex((token, at) => token !== others[at]);
  return index === -1 ? tokens.length : index;
}

async function importPackage(runtimeFolder: string): Promise<LlamaPackage> {
  const entry = join(runtimeFolder, 'node_modules', 'node-llama-cpp', 'dist', 'index.js');
  if (!existsSync(entry)) throw new LoadError('no_runtime', `${entry} is not there`);
  try {
    // What is read of it is what its version 3.21 has; the lockfile beside this pins that.
    return (await import(pathToFileURL(entry).href)) as LlamaPackage;
  } catch (cause) {
    throw new LoadError('no_runtime', describe(cause), { cause });
  }
}

/** With a graphics card the weights may go there; without, all of them go into memory. */
function refuseWithoutMemory(weights: string): void {
  const needed = statSync(weights).size + BESIDE_WEIGHTS_BYTES;
  const free = readFreeMemory();
  if (free >= needed) return;
  const inGb = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;
  throw new LoadError('no_memory', `it needs ${inGb(needed)}, and ${inGb(free)} are free`);
}

function isOfMemory(error: unknown): boolean {
  return error instanceof Error && /memory|allocat/i.test(`${error.name} ${error.message}`);
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
