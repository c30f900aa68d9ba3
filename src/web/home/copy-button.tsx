import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { useCopy } from './use-copy.ts';
import { t } from '../words/t.ts';

/** What to do where the browser lets no page copy. */
export const COPY_REFUSED = 'Your browser refused to copy. Select the text and copy it by hand.';

/**
 * Copies one text.
 * @param props.describedBy where the text stands, for who hears many of these
 * @param props.onCopied told each time that it is done
 */
export function CopyButton({
  text,
  describedBy,
  onCopied,
}: {
  text: string;
  describedBy?: string;
  onCopied?: () => void;
}) {
  const { isCopied, hasFailed, copy } = useCopy(text);

  async function copyIt(): Promise<void> {
    if (await copy()) onCopied?.();
  }

  return (
    <>
      <Button look="secondary" aria-describedby={describedBy} onClick={() => void copyIt()}>
        {isCopied ? t('Copied!') : t('Copy')}
      </Button>
      {hasFailed && <ErrorBox>{t(COPY_REFUSED)}</ErrorBox>}
    </>
  );
}
