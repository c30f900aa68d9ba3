import { useState, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { sentenceOf } from '../api.ts';
import { PAGES } from '#contract/paths.ts';
import { SignInButton } from '../session/sign-in-button.tsx';
import { useConfirmedProfile } from '../session/use-session.ts';
import { Button, ButtonLink, Spinner } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import { Comparison } from './feature-list.tsx';
import styles from './premium-page.module.css';
import { useConfirmation } from './use-confirmation.ts';
import { t } from '../words/t.ts';

/** Where a person comes back to from the checkout: waits for the payment, then says how it went. */
export function PremiumSuccessPage() {
  // What it was opened with: the address is another one before this page has gone.
  const [search] = useState(useSearch());
  const parameters = new URLSearchParams(search);
  const profile = useConfirmedProfile();
  const sessionId = parameters.get('session_id') || null;
  const paymentId = parameters.get('payment_id') ?? parameters.get('receipt_id');
  const confirmation = useConfirmation({ profile: profile.data, sessionId, paymentId });

  if (sessionId === null) return <Failed reason={t('No session ID found')} />;
  if (profile.isPending) return <Processing />;
  if (profile.isLoadingError) {
    return (
      <Failed reason={sentenceOf('premium_status_failed')}>
        <Button disabled={profile.isFetching} onClick={() => void profile.refetch()}>
          {t('Try again')}
        </Button>
      </Failed>
    );
  }
  if (profile.data == null) {
    return (
      <Failed reason={t('No user found')}>
        <p>
          {t('Sign in with the account that you bought premium for, and the payment is looked up.')}
        </p>
        <SignInButton />
      </Failed>
    );
  }
  if (confirmation.state === 'asking') return <Processing isSettling={confirmation.isSettling} />;
  if (confirmation.state === 'active') return <Welcome />;
  if (confirmation.state === 'unsettled') {
    return (
      <Failed reason={t('Your payment has not arrived yet.')}>
        <p>
          {t(
            'If you paid, premium begins by itself as soon as the payment settles. You can close this page.',
          )}
        </p>
        <Button onClick={confirmation.askAgain}>{t('Check again')}</Button>
      </Failed>
    );
  }
  return (
    <Failed reason={confirmation.reason}>
      {confirmation.askAgain !== null && (
        <Button onClick={confirmation.askAgain}>{t('Check again')}</Button>
      )}
    </Failed>
  );
}

function Processing({ isSettling = false }: { isSettling?: boolean }) {
  return (
    <Page title={t('Processing your payment')}>
      <Card className={styles['state']} aria-busy="true">
        <span className={styles['mark']}>
          <Spinner />
        </span>
        <h1>{t('Processing your payment...')}</h1>
        <p role="status">
          {isSettling
            ? t(
                'Your payment is still settling. This can take up to a minute; please keep this page open.',
              )
            : t('One moment, we are asking the checkout for your payment.')}
        </p>
      </Card>
    </Page>
  );
}

function Welcome() {
  return (
    <Page title={t('Welcome to Premium!')}>
      <Card className={styles['state']}>
        <span className={styles['mark']} aria-hidden="true">
          ★
        </span>
        <h1>{t('Welcome to Premium!')}</h1>
        <p role="status">{t('Your payment is confirmed and premium is active. Thank you.')}</p>
        <ButtonLink to={PAGES.home}>{t('Start Using Premium Features')}</ButtonLink>
      </Card>
      <Card aria-label={t('What changed')}>
        <Comparison />
      </Card>
    </Page>
  );
}

function Failed({ reason, children }: { reason: string; children?: ReactNode }) {
  return (
    <Page title={t('Something Went Wrong')}>
      <Card className={styles['state']}>
        <span className={`${styles['mark']} ${styles['bad']}`} aria-hidden="true">
          !
        </span>
        <h1>{t('Something Went Wrong')}</h1>
        <p role="alert">{reason}</p>
        {children}
        <div className={styles['actions']}>
          <ButtonLink look="secondary" to={PAGES.premium}>
            {t('Return to Premium Page')}
          </ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
