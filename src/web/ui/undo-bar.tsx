import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './undo-bar.module.css';

/**
 * Says what was just taken away, and brings it back at a press. It takes the focus: what held it is
 * gone, and seconds are few for who comes by the keyboard. A new one needs a new key.
 */
export function UndoBar({ children, onUndo }: { children: ReactNode; onUndo: () => void }) {
  const textId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles['bar']} role="status">
      <span id={textId} className={styles['text']}>
        {children}
      </span>
      <Button ref={button} look="secondary" aria-describedby={textId} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
