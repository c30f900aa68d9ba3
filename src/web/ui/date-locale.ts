const FROM_THE_RIGHT = /[\u0590-\u08ff\u200f]/;

/**
 * The way of dates in a line of English: the browser's own, but for one whose letters and marks run from the
 * right, which would turn the parts of a date around.
 */
export const DATE_LOCALE = FROM_THE_RIGHT.test(new Date(0).toLocaleString()) ? 'en' : undefined;
