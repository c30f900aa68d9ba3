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

/** What premium is, and whether this person has it. Follows the live profile by itself. */
export function PremiumPage() {
  const profile = useConfirmedProfile();
  const isActive = profile.data?.isPremium === true;
  return (
    <Page title="Premium">
      {/* Whoever cannot be told what they have is not told to upgrade. */}
      {profile.data !== undefined && (
        <div className={styles['intro']} aria-live="polite">
          <h1 className={styles['title']}>{isActive ? 'Premium Active!' : 'Upgrade to Premium'}</h1>
          <p className={styles['tagline']}>
            {isActive
              ? 'Thank you for your support. Everything below is yours.'
              : `${facts.wording.premiumLimit} replies a day, in your own tones, and a place to keep the best of them.`}
          </p>
        </div>
      )}
      {profile.isPending && (
        <p role="status" className="soft">
          Loading your account...
        </p>
      )}
      {profile.isLoadingError && <h1>Premium</h1>}
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
      {facts.sandbox.checkout && (
        <Notice>
          Sandbox: the checkout here is a stand-in for Whop, and no money moves. Set the COMMERCE_
          settings for the real one.
        </Notice>
      )}
    </Page>
  );
}

function SignInCard() {
  return (
    <Card className={styles['card'] ?? ''} aria-label="Premium">
      <PriceLine />
      <p>Please sign in with {facts.wording.signInName} to upgrade to premium.</p>
      <SignInButton />
      <p className="soft small">Cancel anytime. No refunds for partial months.</p>
    </Card>
  );
}
