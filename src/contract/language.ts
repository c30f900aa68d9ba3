/** Languages of the interface, each by its own name. Those of replies are a choice of their own. */
export const LANGUAGES = [
  { id: 'en', label: 'English' },
  { id: 'es', label: 'Español' },
  { id: 'de', label: 'Deutsch' },
  { id: 'fr', label: 'Français' },
  { id: 'pt', label: 'Português' },
  { id: 'ja', label: '日本語' },
  { id: 'ar', label: 'العربية' },
] as const;

export type Language = (typeof LANGUAGES)[number]['id'];

/** Remembers it on the device, and tells the server before the first paint. */
export const LANGUAGE_COOKIE = 'language';
