/** How long a gift lasts: calendar years, or for life. */
export const GIFT_DURATIONS = [
  { id: '1y', label: '1 Year', years: 1 },
  { id: '5y', label: '5 Years', years: 5 },
  { id: 'lifetime', label: 'Lifetime', years: null },
] as const;
