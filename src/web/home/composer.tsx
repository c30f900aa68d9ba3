import { useQueryClient } from '@tanstack/react-query';
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { Link } from 'wouter';
import { MAX_TWEET_CHARACTERS } from '#contract/limits.ts';
import { PAGES } from '#contract/paths.ts';
import { cutText, isBlank } from '#contract/plain-text.ts';
import { DEFAULT_TONE } from '#contract/tones.ts';
import { sentenceOf, UNREACHABLE } from '../api.ts';
import { ChoicesForm } from '../choices/choices-form.tsx';
import { facts } from '../facts.ts';
import { mayGenerate, useProfile } from '../session/use-session.ts';
import type { SignIn } from '../session/use-sign-in.ts';
import { Button, Spinner } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Counter } from '../ui/counter.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './composer.module.css';
import { cutDraft, desk } from './desk.ts';
import { loadWriting } from './load-writing.ts';
import { startAnew } from '../start-anew.ts';
import { useDesk } from './use-desk.ts';
import { useTones } from './use-tones.ts';
import { t } from '../words/t.ts';

/** Not on a page without https, and not known where the page is made beforehand. */
const canPaste = () => navigator.clipboard?.readText !== undefined;
const isNot = () => false;

const PostFetch = lazy(() =>
  import('./post-fetch.tsx').then((all) => ({ default: all.PostFetch })),
);

/** A download that fails here fails again at the button, which says so. */
const prepare = () => void loadWriting().catch(() => undefined);

/**
 * The post to answer, the tone, and the button. While replies are shown it takes two lines, and opens
 * when a person turns to it.
 */
export function Composer(props: {
  /** Until the person is verified, where the service asks for it. */
  isBlocked: boolean;
  signIn: SignIn['signIn'];
}) {
  const {
    isLoading,
    draft,
    awaited,
    origin,
    tone: picked,
    steer,
    set,
    isBoxOpen,
    isCut,
  } = useDesk((state) => state);
  const profile = useProfile().data;
  const cache = useQueryClient();
  const tones = useTones();
  // A tone that was deleted, or whose premium ended, is not there to be used.
  const tone = tones.some(({ id }) => id === picked) ? picked : DEFAULT_TONE;
  const box = useRef<HTMLTextAreaElement>(null);
  const mayPaste = useSyncExternalStore(desk.subscribe, canPaste, isNot);
  useLayoutEffect(takeOver, []);
  const isFolded = set !== null && !isBoxOpen && draft === '';
  const canSubmit = !isBlank(draft) && !isLoading && !props.isBlocked;

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (isBlank(draft)) box.current?.focus();
    if (!canSubmit) return;
    if (!mayGenerate(profile)) {
      const wait = () => desk.change({ awaited: draft });
      desk.change({ error: sentenceOf('sign_in_required') });
      if (profile === null) props.signIn(wait);
      else wait(); // it is not known yet who is there
      return;
    }
    loadWriting()
      .then(({ currentChoices, generate }) => {
        const choices = { ...currentChoices(), steer };
        return generate({ tweetText: draft, tone, choices, ...origin }, { profile, cache });
      })
      .catch(async () => {
        // The download: generate tells its own.
        if (!(await startAnew(true))) desk.change({ error: t(UNREACHABLE) });
      });
  }

  const isDue = awaited === draft && canSubmit && mayGenerate(profile);
  const goOn = useEffectEvent(submit);
  useEffect(() => {
    if (isDue) goOn();
  }, [isDue]);

  function submitByKey(event: KeyboardEvent): void {
    // An input method may still be composing: half a word would be sent.
    const isSent = (event.metaKey || event.ctrlKey) && !event.nativeEvent.isComposing;
    if (event.key === 'Enter' && isSent) submit();
    if (event.key === 'Escape' && set !== null && draft === '') leaveBox();
  }

  /** Where the browser does not hand out what was copied, the box waits for it. */
  async function paste(): Promise<void> {
    box.current?.focus();
    const text = await navigator.clipboard.readText().catch(() => '');
    if (desk.read().draft === '') desk.change(cutDraft(text));
  }

  /** The button that was pressed goes: the keyboard's place is with what it leaves. */
  function stop(): void {
    (set?.replies[0] ? document.querySelector<HTMLElement>('#results') : box.current)?.focus();
    desk.stop();
  }

  return (
    <Card className={styles['card']} aria-label={t('Write replies')}>
      {/* Before the script, to send it does nothing. */}
      <form method="dialog" className={styles['form']} data-folded={isFolded} onSubmit={submit}>
        <div className={styles['head']}>
          <label className={styles['label']} htmlFor="tweet">
            {t('Enter the tweet you want to reply to')}
          </label>
          <span id="tweet-count" className={styles['count']}>
            <Counter
              count={draft.length}
              limit={MAX_TWEET_CHARACTERS}
              isBad={draft.length >= MAX_TWEET_CHARACTERS}
            />
          </span>
        </div>
        <div className={styles['box']}>
          <textarea
            ref={box}
            id="tweet"
            className={styles['text']}
            placeholder={t('Paste the tweet here...')}
            rows={isFolded ? 1 : 5}
            maxLength={MAX_TWEET_CHARACTERS}
            aria-describedby="tweet-count"
            autoComplete="off" // going back would bring what who signed out had written
            dir={draft === '' ? undefined : 'auto'} // what it asks for is the page's, what stands in it a post's
            lang=""
            value={draft}
            onChange={(event) =>
              desk.change({
                draft: cutText(event.target.value, MAX_TWEET_CHARACTERS),
                // It may be another post by now, and who wrote the fetched one did not write that.
                ...(origin.address && { origin: { author: '', context: origin.context } }),
              })
            }
            onFocus={() => {
              prepare();
              if (!isBoxOpen) desk.change({ isBoxOpen: true });
            }}
            onKeyDown={submitByKey}
            // The browser cuts it, and does not say so: a box that is full by it was too small.
            onPaste={() =>
              setTimeout(() =>
                desk.change({ isCut: desk.read().draft.length === MAX_TWEET_CHARACTERS }),
              )
            }
          />
          {!isFolded && draft === '' && mayPaste && (
            <Button look="quiet" className={styles['paste']} onClick={() => void paste()}>
              {t('Paste')}
            </Button>
          )}
        </div>
        {isCut && (
          <Notice>
            {t('Only the first {n} characters were kept.', { n: MAX_TWEET_CHARACTERS })}
          </Notice>
        )}
        {facts.postFetching && draft.startsWith('https://') && (
          <Suspense>
            <PostFetch draft={draft} />
          </Suspense>
        )}
        {!isFolded && (
          <>
            <fieldset className={styles['tones']}>
              <legend className="visually-hidden">{t('Tone')}</legend>
              {tones.map(({ id, label }) => (
                <label key={id} className={styles['tone']} data-tone={id} htmlFor={id}>
                  <input
                    type="radio"
                    name="tone"
                    id={id}
                    value={id}
                    checked={tone === id}
                    onChange={() => desk.change({ tone: id })}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </fieldset>
            {profile?.isPremium === true && (
              <Link className={`soft small ${styles['own']}`} to={PAGES.tones}>
                {tones.some(({ isOwn }) => isOwn)
                  ? t('Change your tones')
                  : t('Make a tone of your own')}
              </Link>
            )}
            <ChoicesForm
              steer={steer}
              onSteer={(wish) => desk.change({ steer: wish })}
              origin={origin}
              onChangeOrigin={(said) => desk.change({ origin: said })}
            />
          </>
        )}
        <div className={styles['actions']}>
          <Button type="submit" isWide aria-disabled={!canSubmit}>
            {isLoading && <Spinner />}
            {isLoading ? t('Generating Replies...') : t('Generate Replies')}
          </Button>
          {isLoading && (
            <Button look="secondary" onClick={stop}>
              {t('Stop')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

/** What was typed, picked and opened in the page's words before the script was there. */
function takeOver(): void {
  const typed = document.querySelector<HTMLTextAreaElement>('#tweet')?.value ?? '';
  const picked = document.querySelector('[name=tone]:checked:not([checked])')?.id;
  if (typed !== '' && typed !== desk.read().draft) desk.takePost(typed);
  if (picked !== undefined) desk.change({ tone: picked });
  document.querySelector('form details[open]')?.dispatchEvent(new Event('toggle'));
}

function leaveBox(): void {
  document.querySelector<HTMLElement>('#results')?.focus();
  desk.change({ isBoxOpen: false });
}
