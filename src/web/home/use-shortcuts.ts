import { useEffect, useRef, type RefObject } from 'react';
import { desk } from './desk.ts';
import { areKeysOn } from './keys-switch.ts';

/** What follows an R faster than this is a word, typed by somebody who believes to be in the box. */
const TYPED_MS = 350;

interface Shortcuts {
  /** Holds the replies. */
  section: RefObject<HTMLElement | null>;
  again: () => void;
  showKeys: () => void;
}

/**
 * Single keys for what one does with replies, none while typing; and a press on a reply copies it. They
 * press the buttons that are there, so that whatever a button says and does is said and done.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    let last: Element | null = null;
    let wordAt = -Infinity;
    let asking: ReturnType<typeof setTimeout> | undefined;
    const section = () => current.current.section.current;

    function press(card: Element | null | undefined, key: string): boolean {
      const button = card?.querySelector<HTMLElement>(`[data-key="${key}"]`);
      button?.click();
      return button != null;
    }

    function copyFrom(card: Element | null | undefined): boolean {
      last = card ?? last;
      return press(card, 'copy');
    }

    function cardInHand(): Element | null {
      const focused = document.activeElement?.closest('[data-reply]');
      return focused ?? (last?.isConnected === true ? last : null) ?? firstOf(section());
    }

    function obey(key: string): boolean {
      if (/^[1-9]$/.test(key)) return copyFrom(section()?.querySelector(`[data-reply="${key}"]`));
      switch (key) {
        case 'r': // takes a use: not before it is known that no word begins with it
          asking = setTimeout(() => current.current.again(), TYPED_MS);
          return true;
        case 'e':
        case 's':
          return press(cardInHand(), key);
        case 'escape':
          desk.stop();
          return true;
        case '/':
          document.querySelector<HTMLElement>('#tweet')?.focus();
          return true;
        case '?':
          current.current.showKeys();
          return true;
        default:
          return false;
      }
    }

    function onKeyDown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      clearTimeout(asking);
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const key = event.key.toLowerCase();
      const isCharacter = key.length === 1;
      const isWord = isCharacter && event.timeStamp - wordAt < TYPED_MS;
      if (isWord || key === 'r') wordAt = event.timeStamp;
      // To whoever goes through the tones a letter means one of them.
      const isOfTone = event.target instanceof HTMLInputElement && /^\p{L}$/u.test(key);
      if (isWord || isOfTone) return;
      if ((!isCharacter || areKeysOn()) && obey(key)) event.preventDefault();
    }

    function onClick({ target }: MouseEvent): void {
      clearTimeout(asking);
      if (!(target instanceof Element) || section()?.contains(target) !== true) return;
      const card = target.closest('[data-reply]');
      if (card === null) return;
      last = card;
      if (target.closest('button, a, textarea, [role="alert"]') !== null) return;
      // Marking words is no press.
      if (globalThis.getSelection()?.isCollapsed !== false) copyFrom(card);
    }

    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      clearTimeout(asking);
    };
  }, []);
}

function firstOf(section: HTMLElement | null): Element | null {
  return section?.querySelector('[data-reply]') ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type="radio"])'))
  );
}
