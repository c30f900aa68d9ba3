import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { useCopy } from './use-copy.ts';

/** What to do where the browser lets no page copy. */
export const COPY_REFUSED = 'Your browser refused to copy. Select the text and copy it by hand.';

/** Copies one text. */
export function CopyButton({ text }: { text: string }) {
  const { isCopied, hasFailed, copy } = useCopy(text);
  return (
    <>
      <Button look="secondary" onClick={() => void copy()}>
        {isCopied ? 'Copied!' : 'Copy'}
      </Button>
      {hasFailed && <ErrorBox>{COPY_REFUSED}</ErrorBox>}
    </>
  );
}
