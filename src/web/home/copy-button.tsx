import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/notice.tsx';

/** As described: the label stays 'Copied!' for 2 seconds. */
const COPIED_MS = 2000;

/** Copies one reply. */
export function CopyButton({ text }: { text: string }) {
  const [copies, setCopies] = useState(0);
  const [settledCopies, setSettledCopies] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const isCopied = copies > settledCopies;

  useEffect(() => {
    const timer = setTimeout(() => setSettledCopies(copies), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy(): Promise<void> {
    const isDone = await writeToClipboard(text);
    setHasFailed(!isDone);
    if (isDone) setCopies((count) => count + 1);
  }

  return (
    <>
      <Button look="secondary" onClick={() => void copy()}>
        {isCopied ? 'Copied!' : 'Copy'}
      </Button>
      {hasFailed && (
        <ErrorBox>Your browser refused to copy. Select the text and copy it by hand.</ErrorBox>
      )}
    </>
  );
}

/**
 * The clipboard needs https or localhost, and the person's leave; a selection works without.
 * @returns whether the text was copied
 */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or not there at all: the old way.
  }
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  return isDone;
}
