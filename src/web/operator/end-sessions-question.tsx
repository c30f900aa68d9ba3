import { ConfirmDialog } from '../ui/dialog.tsx';

/** Asks before a person's sessions end; `email` is null while nobody's are to. */
export function EndSessionsQuestion(props: {
  email: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { email, onConfirm, onCancel } = props;
  return (
    <ConfirmDialog
      question={
        email === null
          ? null
          : `End all sessions of ${email}? They are signed out everywhere at once, and have to sign in again.`
      }
      action="End their sessions"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
