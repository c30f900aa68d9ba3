import { useQueryClient } from '@tanstack/react-query';
import { History, Keyboard, RefreshCw } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { DEFAULT_CHOICES } from '#contract/choices.ts';
import { REVISIONS_PER_GENERATION } from '#contract/limits.ts';
import { PAGES } from '#contract/paths.ts';
import { mayGenerate, useProfile, useUsage } from '../session/use-session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { AnsweredPost } from './answered-post.tsx';
import { useArriving } from './arriving.ts';
import { BrowserNotices } from './browser-notices.tsx';
import { desk } from './desk.ts';
import { CopyButton } from './copy-button.tsx';
import { describeReplies } from './describe-replies.ts';
import { generate } from './generate.ts';
import type { ReplySet } from './kept-desk.ts';
import { keepChanged, keepSet } from './kept-sets.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { ReplyCard } from './reply-card.tsx';
import card from './reply-card.module.css';
import styles from './results.module.css';
import { useDesk } from './use-desk.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTones } from './use-tones.ts';
import { t } from '../words/t.ts';
import { plural } from '../words/plural.ts';

const COUNT_WORDS = { 3: 'Three more', 5: 'Five more', 8: 'Eight more' } as const;

/** The answered post and the replies, each in a place that stands from the press on. */
export function Results({ set }: { set: ReplySet }) {
  const isLoading = useDesk((state) => state.isLoading);
  const run = useDesk((state) => state.run);
  const ahead = useDesk((state) => state.ahead);
  const ownerId = useDesk((state) => state.ownerId);
  const profile = useProfile().data;
  const usage = useUsage(profile).data;
  const cache = useQueryClient();
  const tones = useTones();
  const hasParts = useArriving((words) => words !== null);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isShowingKeys, setIsShowingKeys] = useState(false);
  const { request, replies, generationId, earlier = [] } = set;
  const choices = request.choices ?? DEFAULT_CHOICES;
  const lang = choices.language === 'post' ? '' : choices.language;
  const isOutOfUses = usage?.remaining === 0;
  const canAsk = !isLoading && !isOutOfUses;
  // Under pain all tones are one.
  const otherTones = set.notices.includes('care')
    ? []
    : tones.filter(({ id }) => id !== request.tone);

  const ask = (tone: string) => {
    if (canAsk && mayGenerate(profile)) {
      void generate({ ...request, tone, address: set.address }, { profile, cache });
    }
  };
  useShortcuts({
    section,
    again: () => ask(request.tone),
    showKeys: () => setIsShowingKeys(true),
  });

  // From the press on the work is in one window, and the keys are those of the replies.
  useEffect(() => {
    if (run === 0) return;
    heading.current?.focus({ preventScroll: true });
    globalThis.scrollTo(0, 0);
  }, [run]);

  useEffect(() => {
    // Of one whose page was closed while it was written nobody else saw the end.
    if (set.end === 'left') void keepSet(ownerId, set);
    else if (set.end !== 'running') void keepChanged(ownerId, set);
  }, [ownerId, set]);

  // They go where nothing came, and what held the focus with them: the keyboard goes on at the box.
  useLayoutEffect(() => {
    const places = section.current;
    return () => {
      if (places?.contains(document.activeElement) === true) queueMicrotask(goToBox);
    };
  }, []);

  function clear(): void {
    desk.change({ set: null, isBoxOpen: false, error: null, status: '' });
    const words = t('{replies} cleared.', { replies: describeReplies(replies.length) });
    desk.offerUndo({ words, takesFocus: true, restore: () => ({ set }) });
  }

  return (
    <section
      ref={section}
      className={styles['results']}
      aria-labelledby="results"
      aria-busy={isLoading}
    >
      <AnsweredPost set={set} canChange={isLoading || !isOutOfUses} />
      <div className={styles['head']}>
        <h2 id="results" ref={heading} tabIndex={-1}>
          {t('Crafted Replies')}
        </h2>
        {isLoading ? (
          <span className={styles['progress']}>
            {t('{n} of {all}', { n: replies.length, all: choices.count })}
          </span>
        ) : (
          <>
            <Button look="quiet" className={styles['keys']} onClick={() => setIsShowingKeys(true)}>
              <Keyboard className={styles['icon']} aria-hidden="true" />
              {t('Keys')}
            </Button>
            <ButtonLink look="quiet" to={PAGES.history}>
              <History className={styles['icon']} aria-hidden="true" />
              <span className={styles['word']}>{t('History')}</span>
            </ButtonLink>
            <Button look="quiet" onClick={clear}>
              {t('Clear All')}
            </Button>
          </>
        )}
      </div>
      {/* Of what is known early, only this changes how the first words are read. */}
      <ReadingNotices
        notices={isLoading ? set.notices.filter((notice) => notice === 'care') : set.notices}
      />
      <div className={styles['places']}>
        {isLoading && (
          <div className={styles['frames']} aria-hidden="true">
            {Array.from({ length: choices.count }, (_, index) => (
              <div key={index} className={styles['frame']} />
            ))}
          </div>
        )}
        {ahead !== null && <Notice>{describeWait(ahead)}</Notice>}
        <div className={styles['written']} data-parts={hasParts}>
          <ol className={styles['list']}>
            {replies.map(({ id, text, saved }) => (
              <ReplyCard
                key={`${set.id} ${id}`}
                setId={set.id}
                id={id}
                reply={text}
                saved={saved}
                network={choices.network}
                address={set.address}
                lang={lang}
                post={request.tweetText}
                tone={request.tone}
                canRevise={generationId !== null && !isLoading}
                revisionsLeft={
                  profile === null ? null : (set.revisionsLeft ?? REVISIONS_PER_GENERATION)
                }
              />
            ))}
          </ol>
          <ArrivingReply lang={lang} />
        </div>
      </div>
      {!isLoading && <SetNotices set={set} wanted={choices.count} />}
      <div className={styles['foot']} data-hidden={!canAsk} hidden={isOutOfUses && !isLoading}>
        <Button look="secondary" onClick={() => ask(request.tone)}>
          <RefreshCw className={styles['icon']} aria-hidden="true" />
          {t(COUNT_WORDS[choices.count])}
        </Button>
        <span className={styles['or']}>
          {otherTones.length === 0 ? t('(one use)') : t('or in another tone, one use each:')}
        </span>
        {otherTones.map(({ id, label }) => (
          <Button
            key={id}
            look="quiet"
            className={styles['other']}
            data-tone={id}
            onClick={() => ask(id)}
          >
            {label}
          </Button>
        ))}
      </div>
      {!isLoading && earlier.length > 0 && <EarlierReplies replies={earlier} />}
      <KeysDialog isOpen={isShowingKeys} onClose={() => setIsShowingKeys(false)} />
    </section>
  );
}

/** Unless something else took the focus by now, or the page was left. */
function goToBox(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('#tweet')?.focus({ preventScroll: true });
}

/** The words that are there of the next reply, where the writer tells; whole replies alone are read out. */
function ArrivingReply({ lang }: { lang: string }) {
  const words = useArriving((now) => now ?? '');
  if (words === '') return null;
  return (
    <div className={card['reply']} aria-hidden="true">
      <div className={card['body']}>
        <p className={`${card['text']} ${card['arriving']}`} dir="auto" lang={lang}>
          {words}
        </p>
      </div>
    </div>
  );
}

/** What the person had for this post before this set: it is theirs, and may be the better one. */
function EarlierReplies({ replies }: { replies: readonly string[] }) {
  const id = useId();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={styles['earlier']} onToggle={() => setWasOpened(true)}>
      <summary>{t('What you had for this post before')}</summary>
      {wasOpened && (
        <ul className={styles['list']}>
          {replies.map((reply, place) => (
            <li key={`${place} ${reply}`} className={card['reply']}>
              <p id={`${id}-${place}`} className={card['text']} dir="auto" lang="">
                {reply}
              </p>
              <CopyButton text={reply} describedBy={`${id}-${place}`} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** What explains how the replies read: above them, and mostly known before the first. */
function ReadingNotices({ notices }: Pick<ReplySet, 'notices'>) {
  return (
    <>
      {notices.includes('care') && (
        <Notice>
          {t('This post sounds painful, so these replies are gentle, whatever the tone.')}
        </Notice>
      )}
      {notices.includes('language') && (
        <Notice>
          {t('The built-in writer does not know this language, so these replies are in English.')}
        </Notice>
      )}
      {notices.includes('wish') && (
        <Notice>
          {t(
            'The built-in writer could not follow what the replies should say: that takes a model.',
          )}
        </Notice>
      )}
      {notices.includes('tone') && (
        <Notice>
          {t(
            'The built-in writer could not follow this tone of yours, so these replies are in the one nearest to it: more takes a model.',
          )}
        </Notice>
      )}
    </>
  );
}

/** What is worth knowing about a set that has ended. */
function SetNotices({ set, wanted }: { set: ReplySet; wanted: number }) {
  const { notices, end, replies } = set;
  const came = { n: replies.length, all: wanted };
  return (
    <>
      {end === 'stopped' && (
        <Notice isSaid>
          {plural(
            'Stopped: 1 of {all} replies came. It took one use.',
            'Stopped: {n} of {all} replies came. They took one use.',
            came,
          )}
        </Notice>
      )}
      {end === 'broken' && (
        <Notice>
          {plural(
            'The writing broke off: 1 of {all} replies came. It took one use.',
            'The writing broke off: {n} of {all} replies came. They took one use.',
            came,
          )}
        </Notice>
      )}
      {end === 'left' && (
        <Notice>
          {plural(
            'The page was left while these were being written: 1 of {all} replies came. It took one use.',
            'The page was left while these were being written: {n} of {all} replies came. They took one use.',
            came,
          )}
        </Notice>
      )}
      {notices.includes('generic_replies') && (
        <Notice>
          {t('The writer had nothing particular to say this time, so these replies are generic.')}
        </Notice>
      )}
      <BrowserNotices notices={notices} />
      {notices.includes('incomplete') && (
        <Notice>{t('The writer stopped early. These are the replies that were ready.')}</Notice>
      )}
    </>
  );
}

function describeWait(ahead: number): string {
  if (ahead === 0) return t('The writer is busy. You are next. Premium goes first.');
  return plural(
    'The writer is busy. 1 other goes before you. Premium goes first.',
    'The writer is busy. {n} others go before you. Premium goes first.',
    { n: ahead },
  );
}
