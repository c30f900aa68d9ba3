import { facts } from '../facts.ts';
import { browserStorage } from '../session/stored-values.ts';

const NAME = 'browserModel';

/** Of this page, which knows it where the browser keeps nothing. */
let chosen: boolean | null = null;

/** Whether the browser's own model is to write: only where no other is connected, and somebody said so here. */
export function isByBrowser(): boolean {
  return facts.builtinWriter && (chosen ?? readChoice());
}

/** Remembers it on this device. */
export function chooseByBrowser(isWanted: boolean): void {
  chosen = isWanted;
  try {
    if (isWanted) browserStorage()?.setItem(NAME, 'on');
    else browserStorage()?.removeItem(NAME);
  } catch {
    // Storage is full or refused: the next visit begins without it.
  }
}

function readChoice(): boolean {
  try {
    return browserStorage()?.getItem(NAME) === 'on';
  } catch {
    return false; // storage is refused
  }
}
