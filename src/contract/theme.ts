/** The light that the page stands in: the device's, or the one that the person picked. */
export const THEMES = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

export type Theme = (typeof THEMES)[number]['id'];

/** Remembers it on the device, and tells the server before the first paint. */
export const THEME_COOKIE = 'theme';

/** When the window's colour of one light counts: the `media` of its `theme-color`. */
export function mediaOf(light: 'light' | 'dark', theme: Theme): string {
  if (theme === 'system') return `(prefers-color-scheme: ${light})`;
  return theme === light ? 'all' : 'not all';
}
