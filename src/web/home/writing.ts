/** What `loadWriting` fetches, as one download. */
export { UndoBar } from '../ui/undo-bar.tsx';
export { currentChoices } from '../choices/use-choices.ts';
export { generate } from './generate.ts';
export { LimitCard } from './limit-card.tsx';
export { Results } from './results.tsx';
