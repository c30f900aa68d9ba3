// In the place of node-llama-cpp, of which it has what llama-runtime.ts uses: reads a prompt a
// millisecond a token, and writes five replies. Words of the prompt make it misbehave, or tell of
// itself; weights that begin with 'forgetful' can go back to a checkpoint only.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

interface Sequence {
  nextTokenIndex: number;
  tokens: readonly number[];
  /** How many tokens were read, the same ones twice if need be. */
  readTokens: number;
  tokenMeter: { usedOutputTokens: number };
}

type Options = Record<string, unknown>;

/** What it was told to do, by whom it asks. */
const told: Record<string, Options> = {};

const REPLIES = [
  'A model of our own says no.',
  'Second thoughts are worth having.',
  'Third time lucky, they say.',
  'Fourth walls are there to be broken.',
  'Fifth wheels turn as well.',
];

export function getLlama() {
  return Promise.resolve({
    gpu: 'stand-in',
    loadModel: (options: Options & { modelPath: string }) => {
      told['model'] = options;
      const content = readFileSync(options.modelPath, 'latin1');
      if (content.startsWith('broken')) return Promise.reject(new Error('no GGUF'));
      if (content.startsWith('huge')) return Promise.reject(new Error('not enough memory'));
      const isForgetful = content.startsWith('forgetful');
      return Promise.resolve({
        tokenizer: null,
        createContext: (contextOptions: Options) => {
          told['context'] = contextOptions;
          const contextSize = content.startsWith('narrow') ? 4096 : 6144;
          const getSequence = () => createSequence({ isForgetful });
          return Promise.resolve({ contextSize, getSequence });
        },
      });
    },
    createGrammarForJsonSchema: () => Promise.resolve({}),
  });
}

function createSequence({ isForgetful }: { isForgetful: boolean }) {
  let checkpoints: number[] = [];
  const read = async (count: number) => {
    await sleep(count);
    sequence.readTokens += count;
  };
  const sequence: Sequence & Record<string, unknown> = {
    ...{ nextTokenIndex: 0, tokens: [], readTokens: 0, tokenMeter: { usedOutputTokens: 0 } },
    needsCheckpoints: isForgetful,
    compareContextTokens: (tokens: readonly number[]) => {
      const same = sequence.tokens.findIndex((token, index) => token !== tokens[index]);
      return { firstDifferentIndex: same === -1 ? sequence.tokens.length : same };
    },
    takeCheckpoint: () => {
      checkpoints.push(sequence.nextTokenIndex);
      return Promise.resolve();
    },
    adaptStateToTokens: async (tokens: readonly number[]) => {
      const different = sequence.tokens.findIndex((token, index) => token !== tokens[index]);
      if (different === -1) return;
      sequence.tokens = sequence.tokens.slice(0, different);
      sequence.nextTokenIndex = different;
      checkpoints = checkpoints.filter((index) => index <= different);
      if (isForgetful) await read(different - (checkpoints.at(-1) ?? 0));
    },
    evaluateWithoutGeneratingNewTokens: async (tokens: readonly number[]) => {
      await read(tokens.length);
      sequence.tokens = [...sequence.tokens, ...tokens];
      sequence.nextTokenIndex += tokens.length;
    },
  };
  return sequence;
}

interface Item {
  text?: string;
}

/** A word is a token. */
export function resolveChatWrapper(_model: unknown, options: Options) {
  told['chat'] = options;
  return {
    generateContextState: ({ chatHistory }: { chatHistory: readonly Item[] }) => ({
      contextText: {
        tokenize: () =>
          textOf(chatHistory)
            .split(/\s/)
            .map((word) => word.length),
      },
    }),
  };
}

export class LlamaChat {
  readonly #sequence: Sequence;

  constructor({ contextSequence }: { contextSequence: Sequence }) {
    this.#sequence = contextSequence;
  }

  async generateResponse(
    history: readonly Item[],
    options: { signal: AbortSignal; onTextChunk: (text: string) => void },
  ) {
    const text = textOf(history);
    // Deep in native code nothing is heard.
    if (text.includes('deaf')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (text.includes('who are you')) {
      options.onTextChunk(JSON.stringify({ pid: process.pid, env: Object.keys(process.env) }));
      return { metadata: { stopReason: 'stopGenerationTrigger' } };
    }
    if (text.includes('what were you told')) {
      const { readTokens } = this.#sequence;
      options.onTextChunk(JSON.stringify({ ...told, readTokens }));
      return { metadata: { stopReason: 'stopGenerationTrigger' } };
    }
    const pieces = ['{"reading": "an opening", "replies": ["', REPLIES.join('", "'), '"]}'].join(
      '',
    );
    for (const piece of pieces.match(/.{1,12}/g) ?? []) {
      if (options.signal.aborted) return { metadata: { stopReason: 'abort' } };
      if (text.includes('crash')) process.kill(process.pid, 'SIGKILL');
      await sleep(text.includes('slowly') ? 30 : 1);
      options.onTextChunk(piece);
      this.#sequence.tokenMeter.usedOutputTokens += 1;
    }
    return { metadata: { stopReason: 'stopGenerationTrigger' } };
  }
}

function textOf(history: readonly Item[]): string {
  return history.map(({ text = '' }) => text).join(' ');
}
