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
  const { request } = set;
  const tone = useTones().find(({ id }) => id === request.tone)?.label;

  function change(): void {
    const former = desk.read();
    desk.change({ ...boxOf(set), tone: request.tone, isBoxOpen: true, undo: null });
    desk.offerFormerBox(former);
    document.querySelector<HTMLElement>('#tweet')?.focus();
  }

  return (
    <div className={styles['answered']} data-tone={request.tone}>
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
            <span>{tone}</span>
          </span>
        )}
      </div>
    </div>
  );
}
