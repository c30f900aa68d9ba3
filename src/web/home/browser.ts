/** What the note about the writer shows beyond its first line, and the browser's own model, as one download. */
export { answerBrief } from './browser-model.ts';
export { BrowserOffer } from './browser-offer.tsx';
export { WriterWays } from './writer-ways.tsx';
