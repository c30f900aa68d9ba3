import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';

/** As described: the label stays 'Copied!' for 2 seconds. */
const COPIED_MS = 2000;

/** Copies one reply. */
export function CopyButton({ text }: { text: string }) {
  const [copies, setCopies] = useState(0);
  const [settledCopies, setSettledCopies] = useState(0);
  const isCopied = copies > settledCopies;

  useEffect(() => {
    const timer = setTimeout(() => setSettledCopies(copies), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy(): Promise<void> {
    await writeToClipboard(text);
    setCopies((count) => count + 1);
  }

  return (
    <Button look="secondary" onClick={() => void copy()} aria-label={isCopied ? undefined : 'Copy'}>
      {isCopied ? 'Copied!' : 'Copy'}
    </Button>
  );
}

/** The clipboard needs https or localhost; a selection works everywhere else. */
async function writeToClipboard(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
