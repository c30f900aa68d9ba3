import { useEffect, useState } from 'react';

/** As described: the label stays 'Copied!' for 2 seconds. */
const COPIED_MS = 2000;

/** Copies a text, and says for a while that it is done, or that the browser refused. */
export function useCopy(text: string): {
  isCopied: boolean;
  hasFailed: boolean;
  copy: () => Promise<boolean>;
} {
  const [copies, setCopies] = useState(0);
  const [settledCopies, setSettledCopies] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setSettledCopies(copies), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy(): Promise<boolean> {
    const isDone = await writeToClipboard(text);
    setHasFailed(!isDone);
    if (isDone) setCopies((count) => count + 1);
    return isDone;
  }

  return { isCopied: copies > settledCopies, hasFailed, copy };
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
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isDone;
}
