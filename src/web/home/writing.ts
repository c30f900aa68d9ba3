/** What `loadWriting` fetches, as one download. */
export { currentChoices } from '../choices/use-choices.ts';
export { DeskUndo } from './desk-undo.tsx';
export { generate } from './generate.ts';
export { LimitCard } from './limit-card.tsx';
export { Results } from './results.tsx';
