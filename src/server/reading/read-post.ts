import { readKind } from '../writers/builtin/analyse-post.ts';
import { isCareKind } from '../writers/builtin/post-kinds.ts';
import type { CareKind } from './care-kinds.ts';
import type { Language } from './detect-language.ts';

/** What is known of a post before anybody writes; read once for each generation. */
export interface PostReading {
  /** 'other': one that nothing here is written in. */
  language: Language | 'other';
  /** Whether it wants warmth, or silence, whatever the tone. */
  needsCare: boolean;
  /** Why it does. */
  care: CareKind | null;
}

/** Reads a post, trimmed, of at most 1,080 UTF-16 code units. */
export function readPost(text: string): PostReading {
  const { language, kind } = readKind(text);
  const care = isCareKind(kind) ? kind : null;
  return { language, needsCare: care !== null, care };
}
