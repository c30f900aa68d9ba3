import { useEffect, useId, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './operator.module.css';

/** Asks before something that cannot simply be taken back. Open while there is a question. */
export function ConfirmDialog(props: {
  question: string | null;
  /** What the button does, in a word or two. */
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { question, action, onConfirm, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const questionId = useId();
  useEffect(() => {
    if (question === null) dialog.current?.close();
    else dialog.current?.showModal();
  }, [question]);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={questionId}
      onCancel={onCancel}
    >
      <p id={questionId}>{question}</p>
      <div className={styles['actions']}>
        <Button look="secondary" autoFocus onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onConfirm}>{action}</Button>
      </div>
    </dialog>
  );
}
