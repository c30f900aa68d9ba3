/** What can be asked of one reply. */
export const DIRECTIONS = [
  { id: 'again', label: 'Another' },
  { id: 'shorter', label: 'Shorter' },
  { id: 'softer', label: 'Softer' },
  { id: 'sharper', label: 'Sharper' },
] as const;

export type Direction = (typeof DIRECTIONS)[number]['id'];
