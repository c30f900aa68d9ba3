/** What `loadWriting` fetches, as one download. */
export { UndoBar } from '../ui/undo-bar.tsx';
export { generate } from './generate.ts';
export { Results } from './results.tsx';
