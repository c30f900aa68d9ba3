import type { BrowserFault } from '#contract/generation.ts';

/** The answer ended without a reply in it. */
export class EmptyAnswerError extends Error {
  /** True for a well-formed list with nothing in it. */
  readonly isList: boolean;

  constructor(answerStart: string) {
    super('The model answered without a reply.');
    this.name = 'EmptyAnswerError';
    this.isList = /^[^[{]*(?:\{\s*"replies"\s*:\s*)?\[\s*\]/.test(answerStart);
  }
}

/** The model wrote on and on until its time was over, and no reply of it was whole. */
export class EndlessAnswerError extends Error {
  override name = 'EndlessAnswerError';
}

/** The model of a browser cannot answer, and said why. */
export class BrowserFaultError extends Error {
  override name = 'BrowserFaultError';
  readonly fault: BrowserFault;

  constructor(fault: BrowserFault) {
    super(`The model of the browser cannot answer: ${fault}.`);
    this.fault = fault;
  }
}

/** The provider withheld the answer. */
export class FilteredAnswerError extends Error {
  override name = 'FilteredAnswerError';
}
