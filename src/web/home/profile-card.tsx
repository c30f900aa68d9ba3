import { useState } from 'react';
import { ERRORS } from '#contract/errors.ts';
import { PREMIUM_DAILY_LIMIT } from '#contract/limits.ts';
import { PAGES } from '#contract/paths.ts';
import type { Profile } from '#contract/profile.ts';
import type { Usage } from '#contract/usage.ts';
import { useSignOut } from '../session/use-session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { useNow } from '../ui/use-now.ts';
import { describeReset } from './describe-reset.ts';
import styles from './profile-card.module.css';

/** Who is signed in, and what is left of the day. */
export function ProfileCard({ profile, usage }: { profile: Profile; usage: Usage | undefined }) {
  const signOut = useSignOut();
  const now = useNow();
  const [hasFailed, setHasFailed] = useState(false);
  const isPremium = usage?.isPremium ?? profile.isPremium;

  function leave(): void {
    setHasFailed(false);
    signOut().catch(() => setHasFailed(true));
  }

  return (
    <Card className={styles['card'] ?? ''} aria-label="Your account">
      <div className={styles['person']}>
        <Photo profile={profile} />
        <div className={styles['names']}>
          <span className={styles['name']}>{profile.displayName}</span>
          <span className={`soft small ${styles['email']}`}>{profile.email}</span>
        </div>
        {isPremium && <span className={styles['badge']}>Premium</span>}
      </div>
      {hasFailed && <ErrorBox>{ERRORS.sign_out_failed.message}</ErrorBox>}
      <div className={styles['day']}>
        {usage === undefined ? (
          <p className={styles['uses']}>
            <span className="soft small">Loading your uses...</span>
          </p>
        ) : (
          <p className={styles['uses']}>
            <span className={styles['remaining']} data-testid="remaining">
              {usage.remaining}
            </span>
            <span>of {usage.limit} daily uses</span>
            {!isPremium && <span className="soft small">(Premium: {PREMIUM_DAILY_LIMIT}/day)</span>}
            <time
              className={`soft small ${styles['resets']}`}
              dateTime={usage.resetsAt}
              title={new Date(usage.resetsAt).toLocaleString()}
            >
              {describeReset(new Date(usage.resetsAt), now)}
            </time>
          </p>
        )}
        <div className={styles['actions']}>
          {!isPremium && (
            <ButtonLink look="secondary" to={PAGES.premium}>
              Upgrade to Premium
            </ButtonLink>
          )}
          <div className={styles['quiet']}>
            {isPremium && (
              <ButtonLink look="quiet" to={PAGES.favourites}>
                Favorites
              </ButtonLink>
            )}
            <ButtonLink look="quiet" to={PAGES.account}>
              Account
            </ButtonLink>
            <Button look="quiet" onClick={leave}>
              Sign Out
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}

/** Keeps the page from jumping while the session is being asked. */
export function ProfileCardPlaceholder() {
  return (
    <Card className={styles['placeholder'] ?? ''} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading your account...
      </span>
    </Card>
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
      src={profile.photoURL}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setIsBroken(true)}
    />
  );
}
