import { useState } from 'react';
import { dailyLimitOf } from '#contract/describe-usage.ts';
import type { Usage } from '#contract/usage.ts';
import { facts } from '../facts.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './user-id-line.module.css';
import { t } from '../words/t.ts';

const SHOWN_CHARACTERS = 6;

/** The first characters of the user id; a switch of what this browser shows while debugging. */
export function UserIdLine(props: {
  userId: string;
  isPremium: boolean;
  /** Takes how the uses are shown from now on. */
  onPretend: (as: (usage: Usage) => Usage) => void;
}) {
  const words = t('User ID: {id}', { id: props.userId.slice(0, SHOWN_CHARACTERS) });
  const [hasPressed, setHasPressed] = useState(false);
  if (!facts.debugTools) return <p className={styles['line']}>{words}</p>;
  return (
    <>
      {hasPressed && (
        <Notice>
          {t('Debug: shown as it is with premium, or without. The server counts as before.')}
        </Notice>
      )}
      <button
        type="button"
        className={styles['line']}
        title={t('Debug: show this page with or without premium. Changes nothing on the server.')}
        onClick={() => {
          setHasPressed(true);
          const isPremium = !props.isPremium;
          props.onPretend((usage) => pretendPremium(usage, isPremium));
        }}
      >
        {words}
      </button>
    </>
  );
}

/** The debug tool: what the page would show with or without premium. Changes nothing else. */
function pretendPremium(usage: Usage, isPremium: boolean): Usage {
  const limit = dailyLimitOf(isPremium, facts.wording);
  return { ...usage, isPremium, limit, remaining: Math.max(0, limit - usage.count) };
}
