export { ChoicesFields } from './choices-fields.tsx';
export { ChosenWords } from './chosen-words.tsx';
