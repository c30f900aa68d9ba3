import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';

import { PAGES } from '#contract/paths.ts';
import type { Profile } from '#contract/profile.ts';
import type { Usage } from '#contract/usage.ts';
import { addressOf, sentenceOf } from '../api.ts';
import { forgetters } from '../session/forget-person.ts';
import { useSignOut } from '../session/use-session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { desk } from './desk.ts';
import { DailyUses } from './daily-uses.tsx';
import { useNow } from './use-now.ts';
import { describeReset } from './describe-reset.ts';
import styles from './profile-card.module.css';
import { locale, t } from '../words/t.ts';

// After the desk has forgotten them, in each tab that knew them.
forgetters.push(() => desk.change({ status: t('Signed out') }));

/** Who is signed in, and what is left of the day: one strip, folded behind the photo on a phone. */
export function ProfileCard({ profile, usage }: { profile: Profile; usage: Usage | undefined }) {
  const signOut = useSignOut();
  const now = useNow();
  const [hasFailed, setHasFailed] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const hasLeft = useRef(false);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const foldId = useId();
  const strip = useRef<HTMLElement>(null);
  const isPremium = usage?.isPremium ?? profile.isPremium;

  async function leave(): Promise<void> {
    if (isLeaving) return;
    setIsLeaving(true);
    setHasFailed(false);
    try {
      await signOut();
      hasLeft.current = true;
    } catch {
      setHasFailed(true);
      setIsLeaving(false);
    }
  }

  // What held the focus goes with the strip: the keyboard goes on where one signs in.
  useEffect(
    () => () => {
      if (!hasLeft.current || document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('#content button')?.focus();
    },
    [],
  );

  // Folds again by Escape, and when the person turns elsewhere.
  useEffect(() => {
    if (!isUnfolded) return undefined;
    const foldByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsUnfolded(false);
      strip.current?.querySelector('button')?.focus(); // what held the focus is folded away
    };
    const foldBehind = ({ target }: Event) => {
      if (target instanceof Node && strip.current?.contains(target) !== true) setIsUnfolded(false);
    };
    document.addEventListener('keydown', foldByKey);
    document.addEventListener('pointerdown', foldBehind);
    document.addEventListener('focusin', foldBehind);
    return () => {
      document.removeEventListener('keydown', foldByKey);
      document.removeEventListener('pointerdown', foldBehind);
      document.removeEventListener('focusin', foldBehind);
    };
  }, [isUnfolded]);

  return (
    <>
      <section ref={strip} className={styles['strip']} aria-label={t('Your account')}>
        <Photo profile={profile} />
        <button
          type="button"
          className={styles['unfold']}
          aria-expanded={isUnfolded}
          aria-controls={foldId}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          <span className="visually-hidden">{t('Account menu')}</span>
        </button>
        <div id={foldId} className={styles['fold']} data-unfolded={isUnfolded}>
          <div className={styles['names']}>
            <span className={styles['name']} dir="auto">
              {profile.displayName}
            </span>
            <span className={styles['email']} dir="auto" title={profile.email}>
              {profile.email}
            </span>
          </div>
          <div className={styles['more']}>
            {usage !== undefined && (
              <time
                className={styles['resets']}
                dateTime={usage.resetsAt}
                title={new Date(usage.resetsAt).toLocaleString(locale)}
              >
                {describeReset(new Date(usage.resetsAt), now)}
              </time>
            )}
            {isPremium && (
              <Link className={styles['way']} to={PAGES.favourites}>
                {t('Favorites')}
              </Link>
            )}
            <Link className={styles['way']} to={PAGES.account}>
              {t('Account')}
            </Link>
            <button
              type="button"
              className={styles['way']}
              aria-disabled={isLeaving}
              onClick={() => void leave()}
            >
              {isLeaving ? t('Signing out...') : t('Sign Out')}
            </button>
          </div>
        </div>
        {usage === undefined ? (
          <p className={styles['uses']}>{t('Loading your uses...')}</p>
        ) : (
          <DailyUses usage={usage} isPremium={isPremium} />
        )}
        <div className={styles['rank']}>
          {isPremium ? (
            <Link className={styles['badge']} to={PAGES.premium}>
              {t('Premium')}
            </Link>
          ) : (
            <ButtonLink look="secondary" to={PAGES.premium}>
              {t('Upgrade to Premium')}
            </ButtonLink>
          )}
        </div>
      </section>
      {hasFailed && <ErrorBox>{sentenceOf('sign_out_failed')}</ErrorBox>}
    </>
  );
}

function Photo({ profile }: { profile: Profile }) {
  const [isBroken, setIsBroken] = useState(false);
  if (profile.photoURL === null || isBroken) {
    return (
      <span className={`${styles['photo']} ${styles['avatar']}`} aria-hidden="true">
        {[...profile.displayName.trim()][0]?.toUpperCase() ?? '?'}
      </span>
    );
  }
  return (
    <img
      className={styles['photo']}
      src={addressOf('readPhoto')}
      alt=""
      onError={() => setIsBroken(true)}
    />
  );
}
