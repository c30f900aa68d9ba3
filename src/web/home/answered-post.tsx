import { Button } from '../ui/button.tsx';
import { desk } from './desk.ts';
import { boxOf, type ReplySet } from './kept-desk.ts';
import styles from './results.module.css';
import { useTones } from './use-tones.ts';
import { t } from '../words/t.ts';

/**
 * What the replies are to: two lines of it, and the way back into the box.
 * @param canChange whether there is a box
 */
export function AnsweredPost({ set, canChange }: { set: ReplySet; canChange: boolean }) {
  const { request, notices } = set;
  const picked = useTones().find(({ id }) => id === request.tone);
  // Under pain the replies are gentle, whatever was picked: it would stand beside them as if it were theirs.
  const tone = notices.includes('care') ? undefined : picked;

  function change(): void {
    const former = desk.read();
    desk.change({ ...boxOf(set), tone: request.tone, isBoxOpen: true, undo: null });
    desk.offerFormerBox(former);
    document.querySelector<HTMLElement>('#tweet')?.focus();
  }

  return (
    <div className={styles['answered']} data-tone={tone?.id}>
      <blockquote className={styles['post']} dir="auto" lang="">
        {request.tweetText}
      </blockquote>
      <div className={styles['side']}>
        {canChange && (
          <Button look="quiet" onClick={change}>
            {t('Change')}
          </Button>
        )}
        {tone !== undefined && (
          <span className={styles['tone']}>
            <span>{tone.label}</span>
          </span>
        )}
      </div>
    </div>
  );
}
