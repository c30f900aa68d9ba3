import type { LoadFault } from './child-protocol.ts';

/** The model of our own does not write, and what to do. */
export class LocalModelError extends Error {
  readonly kind: LoadFault | 'died';

  constructor(kind: LoadFault | 'died', detail: string) {
    super(detail);
    this.name = 'LocalModelError';
    this.kind = kind;
  }

  /** It would fail in the same way at once: something has to be done about it. */
  get isLasting(): boolean {
    return this.kind !== 'died';
  }
}

const WORDS: Record<LoadFault, string> = {
  no_runtime:
    'What runs the model is not installed, or not whole. npm run model -- use NAME installs it.',
  no_binary:
    'node-llama-cpp has no binary for this machine. Ollama or another server of models may have one.',
  no_memory:
    'There is too little free memory for the model. Close other programs, or take a smaller one: npm run model -- get small.',
  no_weights:
    "The model's file is gone. Start Riposte anew to go on without it, or get it: npm run model -- get NAME.",
  broken_weights:
    "The model's file is broken. Get it anew: npm run model -- remove NAME, then npm run model -- get NAME.",
  failed: 'The model cannot be loaded.',
};

/** @param detail what the machinery says of it */
export function describeLoadFault(fault: LoadFault, detail: string): LocalModelError {
  return new LocalModelError(fault, `${WORDS[fault]} (${detail})`);
}
