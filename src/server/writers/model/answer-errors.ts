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

/** The provider withheld the answer. */
export class FilteredAnswerError extends Error {
  override name = 'FilteredAnswerError';
}
