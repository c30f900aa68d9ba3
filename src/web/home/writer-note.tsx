import { lazy, Suspense, useState } from 'react';
import { facts } from '../facts.ts';
import { FoldedNotice, Notice } from '../ui/notice.tsx';
import { readAvailability } from './browser-api.ts';
import { t } from '../words/t.ts';

const loadBrowser = () => import('./browser.ts');

const WriterWays = lazy(async () => ({ default: (await loadBrowser()).WriterWays }));

/** Not even fetched where the browser has no model that is ready. */
const BrowserOffer = lazy(async () => ({
  default:
    (await readAvailability('en')) === 'available'
      ? (await loadBrowser()).BrowserOffer
      : () => null,
}));

/** Honest about who writes when there is no model; and how to have one, where its page is opened by who runs it. */
export function WriterNote() {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      {facts.builtinWriter === 'local' ? (
        <FoldedNotice
          summary={t('Built-in writer: connect a model for sharper replies')}
          onToggle={() => setWasOpened(true)}
        >
          <Suspense>{wasOpened && <WriterWays />}</Suspense>
        </FoldedNotice>
      ) : (
        <Notice>
          {t('No AI is connected here: the built-in writer answers with lines written beforehand.')}
        </Notice>
      )}
      <Suspense>
        <BrowserOffer />
      </Suspense>
    </>
  );
}
