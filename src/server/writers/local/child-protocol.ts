/** What the process that runs the model is told. */
export type ToChild =
  | { type: 'load'; runtimeFolder: string; weights: string }
  | { type: 'write'; id: number; prompt: LocalPrompt }
  | { type: 'stop'; id: number };

/** What it tells. */
export type FromChild =
  | { type: 'loaded' }
  | { type: 'unusable'; fault: LoadFault; detail: string }
  | { type: 'text'; id: number; text: string }
  | ({ type: 'done'; id: number } & Ending)
  | { type: 'failed'; id: number; detail: string }
  | { type: 'memory'; bytes: number };

export interface LocalPrompt {
  instructions: string;
  message: string;
  maxTokens: number;
}

export interface Ending {
  /** 'stopped' when it was told to. */
  reason: 'end' | 'length' | 'stopped';
  /** Tokens of the prompt, and of them those that were known from the one before. */
  input: number;
  known: number;
  output: number;
}

/** Why a model cannot be loaded: each wants something else of the person. */
export type LoadFault =
  | 'no_runtime'
  | 'no_binary'
  | 'no_memory'
  | 'no_weights'
  | 'broken_weights'
  | 'failed';
