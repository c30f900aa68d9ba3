import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './undo-bar.module.css';
import { t } from '../words/t.ts';

/**
 * Says what was just taken away, and brings it back at a press. It takes the focus where what held it
 * is gone: seconds are few for who comes by the keyboard. Pressed, it gives the focus back to what had it
 * when this came, where that is still there. A new one needs a new key.
 */
export function UndoBar(props: {
  children: ReactNode;
  takesFocus?: boolean;
  onFocus?: () => void;
  onUndo: () => void;
}) {
  const { children, takesFocus = true, onFocus, onUndo } = props;
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current ??= document.activeElement;
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  function undo(): void {
    onUndo();
    if (before.current instanceof HTMLElement) before.current.focus();
  }

  return (
    <div className={styles['bar']} role="status" data-fleeting>
      <span id={textId} className={styles['text']}>
        {children}
      </span>
      <Button
        ref={button}
        look="secondary"
        aria-describedby={textId}
        onFocus={onFocus}
        onClick={undo}
      >
        {t('Undo')}
      </Button>
    </div>
  );
}
