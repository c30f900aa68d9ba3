/**
 * What it takes to get and show replies, beyond the box for the post: not in the first download, but
 * fetched as soon as a person turns to the box, so that it is there at the first generation.
 */
export const loadWriting = () => import('./writing.ts');
