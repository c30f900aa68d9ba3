import { PREMIUM_DAILY_LIMIT } from '#contract/limits.ts';
import { PAGES } from '#contract/paths.ts';
import { ERRORS } from '#contract/errors.ts';
import { SignInButton } from '../session/sign-in-button.tsx';
import { useProfile } from '../session/use-session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import styles from './premium-page.module.css';

/** What premium is, and whether this person has it. */
export function PremiumPage() {
  const profile = useProfile();
  return (
    <Page title="Premium">
      {profile.isPending && <p role="status">Loading your account...</p>}
      {profile.isError && <ErrorBox>{ERRORS.premium_status_failed.message}</ErrorBox>}
      {profile.data === null && (
        <>
          <h1>Upgrade to Premium</h1>
          <Card className={styles['card'] ?? ''}>
            <p>Please sign in with Google to upgrade to premium.</p>
            <SignInButton />
          </Card>
        </>
      )}
      {profile.data?.isPremium === true && (
        <>
          <h1>Premium Active!</h1>
          <Card className={styles['card'] ?? ''}>
            <p>Thank you. You have {PREMIUM_DAILY_LIMIT} generations every day.</p>
            <ButtonLink to={PAGES.home}>Return to Dashboard</ButtonLink>
          </Card>
        </>
      )}
      {profile.data?.isPremium === false && (
        <>
          <h1>Upgrade to Premium</h1>
          <Card className={styles['card'] ?? ''}>
            <p>Premium raises your day from 5 generations to {PREMIUM_DAILY_LIMIT}.</p>
            <p>
              It cannot be bought here yet. The person who runs this service can give it to you: ask
              by <ContactLink />.
            </p>
          </Card>
        </>
      )}
    </Page>
  );
}

function ContactLink() {
  return <a href={PAGES.contact}>Contact Us</a>;
}
