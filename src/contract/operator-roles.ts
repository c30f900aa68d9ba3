/** What operators may do: each may what those after it may, and more. */
export const OPERATOR_ROLES = ['owner', 'support', 'reader'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** @param least the lowest role that may */
export function mayAct(role: OperatorRole, least: OperatorRole): boolean {
  return OPERATOR_ROLES.indexOf(role) <= OPERATOR_ROLES.indexOf(least);
}
