import { facts } from '../facts.ts';
import styles from './user-id-line.module.css';
import { t } from '../words/t.ts';

const SHOWN_CHARACTERS = 6;

/** The first characters of the user id; a switch of what this browser shows while debugging. */
export function UserIdLine(props: {
  userId: string;
  isPremium: boolean;
  onToggle: (isPremium: boolean) => void;
}) {
  const words = t('User ID: {id}', { id: props.userId.slice(0, SHOWN_CHARACTERS) });
  if (!facts.debugTools) return <p className={styles['line']}>{words}</p>;
  return (
    <button
      type="button"
      className={styles['line']}
      title={t('Debug: show this page with or without premium. Changes nothing on the server.')}
      onClick={() => props.onToggle(!props.isPremium)}
    >
      {words}
    </button>
  );
}
