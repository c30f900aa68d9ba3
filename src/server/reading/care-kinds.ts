/** Why a post wants warmth whatever the tone. */
export const CARE_KINDS = [
  'self_harm',
  'abuse',
  'grief',
  'illness',
  'disaster',
  'heartbreak',
  'recovery',
  'pain',
] as const;

export type CareKind = (typeof CARE_KINDS)[number];
