// In the place of node-llama-cpp, of which it has what llama-runtime.ts uses: reads a prompt a
// millisecond a token, and writes five replies. Words of the prompt make it misbehave.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

interface Sequence {
  nextTokenIndex: number;
  tokens: readonly number[];
  tokenMeter: { usedOutputTokens: number };
}

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
    loadModel: ({ modelPath }: { modelPath: string }) => {
      const content = readFileSync(modelPath, 'latin1');
      if (content.startsWith('broken')) return Promise.reject(new Error('no GGUF'));
      if (content.startsWith('huge')) return Promise.reject(new Error('not enough memory'));
      return Promise.resolve({ tokenizer: null, createContext });
    },
    createGrammarForJsonSchema: () => Promise.resolve({}),
  });
}

function createContext() {
  const sequence: Sequence & Record<string, unknown> = {
    ...{ nextTokenIndex: 0, tokens: [], tokenMeter: { usedOutputTokens: 0 } },
    adaptStateToTokens: (tokens: readonly number[]) => {
      const same = tokens.findIndex((token, index) => token !== sequence.tokens[index]);
      const known = same === -1 ? tokens.length : same;
      sequence.nextTokenIndex = Math.min(known, sequence.tokens.length);
      sequence.tokens = tokens;
      return Promise.resolve();
    },
    evaluateWithoutGeneratingNewTokens: async (tokens: readonly number[]) => {
      await sleep(tokens.length);
      sequence.nextTokenIndex += tokens.length;
    },
  };
  return Promise.resolve({ getSequence: () => sequence });
}

interface Item {
  text?: string;
}

/** A word is a token. */
export function resolveChatWrapper() {
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
