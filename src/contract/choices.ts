/** What a person may choose about the replies besides the tone. */

/** Where a reply will be posted, with the most that the network takes. */
export const NETWORKS = [
  { id: 'x', label: 'X', limit: 280 },
  { id: 'threads', label: 'Threads', limit: 500 },
  { id: 'bluesky', label: 'Bluesky', limit: 300 },
  { id: 'linkedin', label: 'LinkedIn', limit: 1250 },
  { id: 'none', label: 'Anywhere', limit: 280 },
] as const;

export type Network = (typeof NETWORKS)[number]['id'];

/** How many replies one generation may bring. */
export const REPLY_COUNTS = [3, 5, 8] as const;

/** Languages of the replies; 'post' is the post's own. */
export const REPLY_LANGUAGES = [
  { id: 'post', label: "The post's" },
  { id: 'en', label: 'English' },
  { id: 'es', label: 'Español' },
  { id: 'pt', label: 'Português' },
  { id: 'fr', label: 'Français' },
  { id: 'de', label: 'Deutsch' },
] as const;

export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number]['id'];

export interface Choices {
  /** What the replies should say: 'disagree about the price'. Material, not an instruction to obey. */
  steer: string;
  count: (typeof REPLY_COUNTS)[number];
  network: Network;
  /** True allows emoji; false forbids them; 'post' has them only where the post has some. */
  emoji: 'post' | 'yes' | 'no';
  language: ReplyLanguage;
}

export const DEFAULT_CHOICES: Choices = {
  steer: '',
  count: 5,
  network: 'none',
  emoji: 'post',
  language: 'post',
};

/** A reply that a person edits may be longer than any network takes, but not endless. */
export const MAX_REPLY_INPUT_CHARACTERS = 2000;
