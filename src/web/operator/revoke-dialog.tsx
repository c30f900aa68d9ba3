import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './operator.module.css';

/** Asks before premium is taken from somebody. Open while there is an e-mail. */
export function RevokeDialog(props: {
  email: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { email, onConfirm, onCancel } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (email === null) dialog.current?.close();
    else dialog.current?.showModal();
  }, [email]);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby="revoke-question"
      onCancel={onCancel}
    >
      <p id="revoke-question">{`Are you sure you want to revoke premium from ${email}?`}</p>
      <div className={styles['actions']}>
        <Button look="secondary" autoFocus onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onConfirm}>Revoke</Button>
      </div>
    </dialog>
  );
}
