const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Whether a row could not be written because its person is no more: whoever deletes their account
 * while something of theirs is under way is signed out by then.
 */
export function isPersonGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown }; // as drivers do
  const isOfPerson = String(constraint).includes('_user_id_users_');
  return (code === FOREIGN_KEY_VIOLATION && isOfPerson) || isPersonGone(error.cause);
}
