import {
  Check,
  Copy,
  Flame,
  Feather,
  Pencil,
  RefreshCw,
  Scissors,
  Star,
  WandSparkles,
} from 'lucide-react';
import { memo, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import type { Network } from '#contract/choices.ts';
import { DIRECTIONS, type Direction } from '#contract/directions.ts';
import { PAGES } from '#contract/paths.ts';
import type { Mark } from '#contract/uptake.ts';
import { ApiError, describeFailure } from '../api.ts';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { CharacterCount, isTooLong } from './character-count.tsx';
import { COPY_REFUSED } from './copy-button.tsx';
import { desk } from './desk.ts';
import { markReply } from './mark-reply.ts';
import type { ShownReply } from './kept-desk.ts';
import { editReply, offerFormer, reviseReply } from './revise.ts';
import { ShareButton } from './share-button.tsx';
import styles from './reply-card.module.css';
import { ToolButton } from './tool-button.tsx';
import { useCopy } from './use-copy.ts';
import { useSaving } from './use-saving.ts';
import { t } from '../words/t.ts';

const DIRECTION_ICONS = { again: RefreshCw, shorter: Scissors, softer: Feather, sharper: Flame };

/**
 * One reply, set like a post: to take, to keep, to edit, to have in another form. Drawn again when
 * something of its own changes: the others of its set go on being written meanwhile.
 */
export const ReplyCard = memo(function ReplyCard(props: {
  setId: string;
  id: number;
  reply: string;
  saved: ShownReply['saved'];
  network: Network;
  /** Of the post that it answers, where that is known. */
  address: string | undefined;
  /** Of the words, as an HTML attribute; '' where nobody said. */
  lang: string;
  /** What it answers, and how: saved with it. */
  post: string;
  tone: string;
  /** Once the set has ended. */
  canRevise: boolean;
  /** Null for a visitor, who has none: refining takes a sign-in. */
  revisionsLeft: number | null;
}) {
  const { setId, id, reply, network, lang, post, tone, canRevise } = props;
  const mark = (what: Mark) => markReply(setId, id, what);
  const [isEditing, setIsEditing] = useState(false);
  const beforeEdit = useRef(reply);
  // A reply without words is none: while there are none, what there was before is copied and kept.
  const [blank, setBlank] = useState<string | null>(null);
  const [isRefining, setIsRefining] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const copying = useCopy(reply);
  const saving = useSaving({ reply, post, tone, saved: props.saved }, () => mark('saved'));
  const editorId = useId();
  const refineId = useId();
  const number = id + 1;
  const of = t('reply {n}', { n: number });

  async function copy(): Promise<void> {
    desk.change({ status: '' }); // what is done again is said again
    if (!(await copying.copy())) return;
    desk.change({ status: t('Copied {reply}', { reply: of }) });
    mark('copied');
  }

  async function revise(direction: Direction): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    saving.forgetFailure();
    try {
      await reviseReply(id, direction);
      setBlank(null);
      mark('refined');
    } catch (failure) {
      setError(describeFailure(failure));
    } finally {
      setIsBusy(false);
    }
  }

  // What went wrong is of the last press alone: a visitor would be told twice to sign in.
  function save(): void {
    setError(null);
    void saving.toggle();
  }

  function edit(): void {
    beforeEdit.current = reply;
    setBlank(null);
    setIsEditing(true);
  }

  function write(words: string): void {
    const isBlank = words.trim() === '';
    setBlank(isBlank ? words : null);
    editReply(id, isBlank ? beforeEdit.current : words);
    mark('edited');
  }

  function leave(): void {
    setIsEditing(false);
    offerFormer(id, beforeEdit.current);
  }

  function leaveByKey(event: KeyboardEvent): void {
    const isEnd = event.key === 'Enter' && (event.metaKey || event.ctrlKey);
    // Escape may take back what an input method is composing.
    if ((event.key !== 'Escape' && !isEnd) || event.nativeEvent.isComposing) return;
    event.preventDefault(); // else the key may press what gets the focus
    leave();
    document.querySelector<HTMLElement>(`[data-reply="${number}"] [data-key="e"]`)?.focus();
  }

  return (
    <li className={styles['reply']} data-reply={number} aria-busy={isBusy}>
      <div className={styles['body']}>
        {isEditing ? (
          <div className={styles['editor']}>
            <label className="visually-hidden" htmlFor={editorId}>
              {t('Edit the reply')}
            </label>
            <textarea
              id={editorId}
              rows={3}
              dir="auto"
              lang={lang}
              // The person has just asked to write here.
              ref={focusAtEnd}
              value={blank ?? reply}
              onChange={(event) => write(event.target.value)}
              onKeyDown={leaveByKey}
            />
            <CharacterCount text={blank ?? reply} network={network} />
          </div>
        ) : (
          <p className={styles['text']} dir="auto" lang={lang}>
            {reply}
          </p>
        )}
        {!isEditing && isTooLong(reply, network) && (
          <CharacterCount text={reply} network={network} />
        )}
        <div className={styles['row']} role="group" aria-label={t('Reply {n}', { n: number })}>
          <ToolButton
            Icon={copying.isCopied ? Check : Copy}
            label={copying.isCopied ? t('Copied!') : t('Copy')}
            of={of}
            className={styles['copy']}
            data-key="copy"
            data-done={copying.isCopied}
            onClick={() => void copy()}
          />
          <ToolButton
            Icon={Star}
            label={saving.isSaved ? t('Saved') : t('Save')}
            of={of}
            data-key="s"
            aria-pressed={saving.isSaved}
            aria-disabled={saving.isBusy}
            onClick={save}
          />
          <ToolButton
            Icon={isEditing ? Check : Pencil}
            label={isEditing ? t('Done') : t('Edit')}
            of={of}
            data-key="e"
            onClick={isEditing ? leave : edit}
          />
          <ShareButton
            reply={reply}
            number={number}
            network={network}
            address={props.address}
            onPost={() => mark('posted')}
          />
          <ToolButton
            Icon={WandSparkles}
            label={t('Refine')}
            of={of}
            aria-expanded={isRefining}
            aria-controls={refineId}
            aria-disabled={!canRevise}
            onClick={() => setIsRefining(canRevise && !isRefining)}
          />
        </div>
      </div>
      {isRefining && (
        <div
          id={refineId}
          className={styles['refine']}
          role="group"
          aria-label={t('Refine reply {n}', { n: number })}
        >
          {DIRECTIONS.map(({ id: direction, label }) => (
            <ToolButton
              key={direction}
              Icon={DIRECTION_ICONS[direction]}
              label={t(label)}
              of={of}
              aria-disabled={isBusy}
              onClick={() => void revise(direction)}
            />
          ))}
          {props.revisionsLeft !== null && (
            <span className={styles['left']}>
              {t('{n} left in this set', { n: props.revisionsLeft })}
            </span>
          )}
        </div>
      )}
      {copying.hasFailed && <ErrorBox>{t(COPY_REFUSED)}</ErrorBox>}
      {saving.failure !== null && <SavingFailure failure={saving.failure} />}
      {error !== null && <ErrorBox>{error}</ErrorBox>}
    </li>
  );
});

function SavingFailure({ failure }: { failure: unknown }) {
  const needsPremium = failure instanceof ApiError && failure.code === 'premium_required';
  if (!needsPremium) return <ErrorBox>{describeFailure(failure)}</ErrorBox>;
  return (
    <Notice>
      {t('This is part of premium.')} <Link to={PAGES.premium}>{t('See what premium is')}</Link>
    </Notice>
  );
}

function focusAtEnd(editor: HTMLTextAreaElement | null): void {
  if (editor === null || document.activeElement === editor) return;
  editor.focus();
  editor.setSelectionRange(editor.value.length, editor.value.length);
}
