/** The tones a person can pick, in the order of the selector; ids and labels are the product's. */
export const TONES = [
  { id: 'rage', label: 'Rage Bait' },
  { id: 'nice', label: 'Nice' },
  { id: 'informal', label: 'Informal' },
] as const;

export type Tone = (typeof TONES)[number]['id'];

export const DEFAULT_TONE: Tone = 'rage';
