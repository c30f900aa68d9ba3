/** What the arms of an experiment are called, in their order. */
export const ARM_LABELS = ['A', 'B', 'C'] as const;
export type ArmLabel = (typeof ARM_LABELS)[number];
export const MIN_ARMS = 2;
/** Of the people; the shares of all arms together. */
export const WHOLE_PERCENT = 100;
