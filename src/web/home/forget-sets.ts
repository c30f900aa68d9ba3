/** By itself, or the file that keeps sets would have to name all that it has, by helpers of the bundler's. */
export { forgetSets } from './kept-sets.ts';
