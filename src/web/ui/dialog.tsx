import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { t } from '../words/t.ts';

/** Stands over the page, which waits for it. */
export function Dialog(props: {
  isOpen: boolean;
  /** The id of its heading, or of its question. */
  labelledBy: string;
  /** As wide as what it says. */
  isNarrow?: boolean;
  /** When it is given up by the Escape key. */
  onCancel: () => void;
  children: ReactNode;
}) {
  const { isOpen, labelledBy, isNarrow = false, onCancel, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-narrow={isNarrow}
      aria-labelledby={labelledBy}
      onCancel={onCancel}
    >
      {children}
    </dialog>
  );
}

/** Its buttons; the first has the focus when it opens. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}

/** Asks before something that cannot simply be taken back. Open while there is a question. */
export function ConfirmDialog(props: {
  question: string | null;
  /** What the button does, in a word or two. */
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { question, action, onConfirm, onCancel } = props;
  const questionId = useId();
  return (
    <Dialog isOpen={question !== null} labelledBy={questionId} onCancel={onCancel}>
      <p id={questionId}>{question}</p>
      <DialogActions>
        <Button look="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button onClick={onConfirm}>{action}</Button>
      </DialogActions>
    </Dialog>
  );
}
