import { LATER_ADDRESSES } from '#contract/later-addresses.ts';
import { addAddresses } from '../api.ts';
import { facts } from '../facts.ts';
import { ProfileFailure } from '../session/profile-failure.tsx';
import { SignInButton } from '../session/sign-in-button.tsx';
import { useConfirmedProfile } from '../session/use-session.ts';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { ActiveCard } from './active-card.tsx';
import { AfterPaying } from './after-paying.tsx';
import { Comparison } from './feature-list.tsx';
import styles from './premium-page.module.css';
import { PriceLine } from './price-line.tsx';
import { UpgradeCard } from './upgrade-card.tsx';
import { t } from '../words/t.ts';

addAddresses(LATER_ADDRESSES);

/** What premium is, and whether this person has it. Follows the live profile by itself. */
export function PremiumPage() {
  const profile = useConfirmedProfile();
  const isActive = profile.data?.isPremium === true;
  return (
    <Page title={t('Premium')}>
      {/* Whoever cannot be told what they have is not told to upgrade. */}
      {profile.data !== undefined && (
        <div className={styles['intro']} aria-live="polite">
          <h1 className={styles['title']}>
            {isActive ? t('Premium Active!') : t('Upgrade to Premium')}
          </h1>
          <p className={styles['tagline']}>
            {isActive
              ? t('Thank you for your support. Everything below is yours.')
              : t(
                  '{n} sets of replies a day, in your own tones, and a place to keep the best of them.',
                  {
                    n: facts.wording.premiumLimit,
                  },
                )}
          </p>
        </div>
      )}
      {profile.isPending && <p role="status">{t('Loading your account...')}</p>}
      {profile.isLoadingError && <h1>{t('Premium')}</h1>}
      <ProfileFailure />
      {profile.data === null && <SignInCard />}
      {profile.data?.isPremium === false && <UpgradeCard {...profile.data} />}
      {profile.data !== undefined && !isActive && (
        <>
          <Card>
            <Comparison />
          </Card>
          <AfterPaying />
        </>
      )}
      {profile.data?.isPremium === true && <ActiveCard userId={profile.data.userId} />}
      {!profile.isPending && facts.sandbox.checkout && (
        <Notice>
          {t(
            'Sandbox: the checkout here is a stand-in for Whop, and no money moves. Set the COMMERCE_ settings for the real one.',
          )}
        </Notice>
      )}
    </Page>
  );
}

function SignInCard() {
  return (
    <Card className={styles['card']} aria-label={t('Premium')}>
      <PriceLine />
      <p>{t('Please sign in with {signInName} to upgrade to premium.', facts.wording)}</p>
      <SignInButton />
      <p className="soft small">{t('Cancel anytime. No refunds for partial months.')}</p>
    </Card>
  );
}
