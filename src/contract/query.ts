import { z } from 'zod';

const MAX_SEARCH = 200;

/** Text to look for. What the database cannot carry stands in no row, and finds none as U+FFFD. */
export const searchSchema = z
  .string()
  .catch('')
  .transform((text) =>
    text.trim().slice(0, MAX_SEARCH).replaceAll('\u0000', '\uFFFD').toWellFormed(),
  );

/** Which page of a list, from 1. */
export const pageSchema = z.coerce.number().int().min(1).catch(1);
