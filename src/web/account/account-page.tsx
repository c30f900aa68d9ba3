import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { KEPT_DATA } from '#contract/kept-data.ts';
import { PAGES } from '#contract/paths.ts';
import type { PremiumDetails } from '#contract/premium.ts';
import { addressOf, ApiError, call, describeFailure } from '../api.ts';
import { usePremiumDetails } from '../premium/use-premium-details.ts';
import { ProfileFailure } from '../session/profile-failure.tsx';
import { SignInButton } from '../session/sign-in-button.tsx';
import { announceSession } from '../session/session-channel.ts';
import { forgetPerson } from '../session/forget-person.ts';
import { PROFILE_KEY, useConfirmedProfile } from '../session/use-session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import styles from './account-page.module.css';
import { SessionsCard, useSessions } from './sessions-card.tsx';
import { t } from '../words/t.ts';
import { tParts } from '../words/t-parts.tsx';

/** A person's own data: to take along, or to have deleted. */
export function AccountPage() {
  const profile = useConfirmedProfile();
  const sessions = useSessions(profile.data?.userId);
  // Together, so that none pushes the others.
  const isLoading = profile.isPending || sessions.isLoading;
  const [isDeleted, setIsDeleted] = useState(false);
  return (
    <Page title={t('Your account')}>
      <h1>{t('Your account')}</h1>
      {isLoading && <p role="status">{t('Loading your account...')}</p>}
      <ProfileFailure />
      {isDeleted && (
        <>
          <Notice isGood>{t('Your account is deleted.')}</Notice>
          <p>
            <ButtonLink to={PAGES.home}>{t('Write a reply')}</ButtonLink>
          </p>
        </>
      )}
      {profile.data === null && !isDeleted && (
        <Card className={styles['card']}>
          <p>{t('Sign in to see what is kept about you.')}</p>
          <SignInButton />
        </Card>
      )}
      {profile.data != null && !isLoading && (
        <>
          <Card className={styles['card']} aria-labelledby="download">
            <h2 id="download">{t('Download my data')}</h2>
            <p>
              <AboutEmail email={profile.data.email} />
            </p>
            <a className={styles['download']} href={addressOf('downloadAccount')} download>
              {t('Download my data')}
            </a>
          </Card>
          {profile.data.isPremium && (
            <Card className={styles['card']} aria-labelledby="premium">
              <h2 id="premium">{t('Premium')}</h2>
              <p>
                <Link to={PAGES.premium}>{t('How long it lasts, and where to manage it')}</Link>
              </p>
            </Card>
          )}
          <SessionsCard sessions={sessions} />
          <DeleteCard
            userId={profile.data.userId}
            isPremium={profile.data.isPremium}
            onDeleted={() => setIsDeleted(true)}
          />
        </>
      )}
    </Page>
  );
}

/** An address runs from left to right also in a sentence that does not: its dots stay where they are. */
function AboutEmail({ email }: { email: string }) {
  return tParts(
    'Everything that is kept about {email}, as a JSON file.',
    [() => <bdi dir="ltr">{email}</bdi>],
    { email: '<0></0>' },
  );
}

/** What a person who deletes their account may still be charged for. */
function describeSubscription(): ReactNode {
  return tParts(
    'A subscription at the checkout provider goes on and is charged until you cancel it: do that first, by the link on <0>the premium page</0>.',
    [(words) => <Link to={PAGES.premium}>{words}</Link>],
  );
}

/** Whether a subscription may go on; nobody is charged unwarned where that is not known. */
function mayGoOn(premium: PremiumDetails | undefined): boolean {
  if (premium === undefined) return true;
  const { source, isLifetime, endsAt, renewsAt, renewalProblem, secondMembership } = premium;
  const isKnownToRenew = renewsAt !== null || renewalProblem !== null;
  return (
    isKnownToRenew ||
    secondMembership === 'active' ||
    (source === 'subscription' && endsAt === null && !isLifetime)
  );
}

function DeleteCard(props: { userId: string; isPremium: boolean; onDeleted: () => void }) {
  const { userId, isPremium, onDeleted } = props;
  const premium = usePremiumDetails(isPremium ? userId : null).data;
  const cache = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isSignInAsked, setIsSignInAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function deleteAccount(): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      await call('deleteAccount');
      await forgetPerson();
      announceSession();
      onDeleted();
      cache.setQueryData(PROFILE_KEY, null);
    } catch (failure) {
      setError(describeFailure(failure));
      setIsSignInAsked(failure instanceof ApiError && failure.code === 'fresh_sign_in_required');
      setIsBusy(false);
      setIsAsking(false);
    }
  }

  return (
    <Card className={styles['card']} aria-labelledby="delete">
      <h2 id="delete">{t('Delete my account')}</h2>
      <p>
        {t('Deletes everything that is kept about you, what you saved included. Only this stays:')}
      </p>
      <ul className={styles['stays']}>
        {KEPT_DATA.filter(({ outlivesAccount }) => outlivesAccount).map(({ what, howLong }) => (
          <li key={what}>
            {t(what)}. {t(howLong)}.
          </li>
        ))}
        <li>{describeSubscription()}</li>
      </ul>
      <Button look="secondary" onClick={() => setIsAsking(true)}>
        {t('Delete my account')}
      </Button>
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      {isSignInAsked && <SignInButton />}
      <Dialog isOpen={isAsking} labelledBy="sure" isNarrow onCancel={() => setIsAsking(false)}>
        <h2 id="sure">{t('Delete your account?')}</h2>
        <p>{t('This cannot be undone.')}</p>
        {isPremium && mayGoOn(premium) && <p>{describeSubscription()}</p>}
        <DialogActions>
          <Button look="secondary" onClick={() => setIsAsking(false)}>
            {t('Keep it')}
          </Button>
          <Button isBusy={isBusy} onClick={() => void deleteAccount()}>
            {t('Delete for good')}
          </Button>
        </DialogActions>
      </Dialog>
    </Card>
  );
}
