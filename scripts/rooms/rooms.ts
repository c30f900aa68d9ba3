/**
 * The rooms of the server, each of which may import those that stand below it and no other: so no
 * two import each other, and there is no circle. A new room is put where its imports let it stand.
 */
export const ROOMS: readonly string[] = [
  // What people and operators come for.
  'import',
  'overview',
  'operator',
  'generation',
  'posts',
  'profile',
  'account',
  'preferences',
  'favourites',
  'verification',
  'site',
  // What these lean on.
  'experiments',
  'uptake',
  'quota',
  'premium',
  'identity',
  'rate-limit',
  // Posts and replies; who writes.
  'writers',
  'replies',
  'reading',
  // What is rented, and what carries it all.
  'providers',
  'csv',
  'http',
  'config',
  'database',
  'waiting',
];

/** Put rooms together, and are known by none of them. Files that lie in no room are the same. */
export const COMPOSERS: readonly string[] = ['testing'];

/** The rooms at the top, and what each may import besides itself. Values and types alike. */
export const SIDES: Record<string, readonly string[]> = {
  'src/contract/': [],
  'src/server/': ['src/contract/', 'sandbox/'],
  'src/web/': ['src/contract/'],
  'sandbox/': ['src/contract/', 'src/server/'],
};

/** May be imported for their types where values may not: the browser gets no code of the server. */
export const TYPES_ONLY: Record<string, readonly string[]> = {
  'src/web/': ['src/server/'],
};
