import { harmsOf } from '../reading/read-post.ts';
import type { WriteRequest } from '../writers/writer.ts';
import { polishReply } from './polish-reply.ts';

/** A reply that is whole sooner needs no parts; more often, nobody reads along. */
const EVERY_MS = 80;

/** Made when it is needed: its tables are some megabytes. */
let words: Intl.Segmenter | undefined;

/** What is shown of a reply while it is being written. */
export interface Parts {
  /** Takes all that stands of the reply so far. */
  hear(text: string): void;
  /** The reply is whole. Where it is not shown, nor is what was shown of it. */
  settle(whole: { isShown: boolean }): void;
}

/**
 * Shows replies while they are written: whole words alone, through the filter like whole replies, and
 * never the last word, so that nobody has a reply before it is paid for.
 * @param options.show told the words so far, '' where those before are not to be shown any more
 * @returns null where only the whole reply can tell what it does: to who is in pain, and to others
 */
export function createParts(options: {
  request: WriteRequest;
  show: (text: string) => void;
}): Parts | null {
  const { request, show } = options;
  const { reading } = request;
  if (reading.needsCare || harmsOf(reading).length > 0) return null;
  let heard = '';
  let shown = '';
  let timer: NodeJS.Timeout | undefined;

  function showNow(): void {
    timer = undefined;
    showOnce(polishReply(takeWords(heard), request) ?? '');
  }

  function showOnce(text: string): void {
    if (text === shown) return;
    shown = text;
    show(text);
  }

  return {
    hear(text) {
      heard = text;
      timer ??= setTimeout(showNow, EVERY_MS);
    },
    settle({ isShown }) {
      clearTimeout(timer);
      timer = undefined;
      if (isShown) shown = '';
      else showOnce('');
    },
  };
}

/** In any script, without the word that may be half. */
function takeWords(text: string): string {
  words ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const segments = words.segment(text);
  let last = segments.containing(text.length - 1);
  while (last !== undefined && last.isWordLike !== true) last = segments.containing(last.index - 1);
  return text
    .slice(0, last?.index ?? 0)
    .trimEnd()
    .toWellFormed();
}
