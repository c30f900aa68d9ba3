/** A database that cannot be opened, in words for who started what needs it. */
export abstract class DatabaseOpenError extends Error {}
