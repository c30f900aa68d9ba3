import type { BrowserFault, Notice as SetNotice } from '#contract/generation.ts';
import { Notice } from '../ui/notice.tsx';
import { t } from '../words/t.ts';

/** What to do about it. The built-in writer has written what was missing. */
const FAULT_WORDS: Record<BrowserFault, string> = {
  gone: "This browser's own model is not there any more: it is turned off, and the built-in writer wrote what was missing.",
  download:
    "This browser's own model has to be downloaded first, so the built-in writer wrote what was missing. Chrome shows how far it is at chrome://on-device-internals.",
  language:
    "This browser's own model does not write this language, so the built-in writer wrote what was missing. Pick another language under More choices.",
  refused:
    "This browser's own model declined this post, so the built-in writer wrote what was missing. Try another tone or text.",
  too_long:
    "This is too much text for this browser's own model, so the built-in writer wrote what was missing. Shorten the post, or what it answers.",
  failed:
    "This browser's own model failed or took too long, so the built-in writer wrote what was missing. Try again, or turn the model off below.",
};

/** Why this browser's own model did not write a set, or not all of it. */
export function BrowserNotices({ notices }: { notices: readonly SetNotice[] }) {
  return Object.entries(FAULT_WORDS).map(
    ([fault, words]) =>
      notices.includes(`browser_${fault as BrowserFault}`) && (
        <Notice key={fault}>{t(words)}</Notice>
      ),
  );
}
