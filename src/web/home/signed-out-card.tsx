import type { Usage } from '#contract/usage.ts';
import { SharedSignInButton } from '../session/sign-in-button.tsx';
import type { SignIn } from '../session/use-sign-in.ts';
import { Card } from '../ui/card.tsx';
import { DailyUses } from './daily-uses.tsx';
import styles from './profile-card.module.css';
import { t } from '../words/t.ts';

/** Invites a visitor to sign in, and says what is left to one who may generate without. */
export function SignedOutCard({
  usage,
  signingIn,
}: {
  usage: Usage | undefined;
  signingIn: SignIn;
}) {
  return (
    <Card className={styles['signedOut']} aria-label={t('Your account')}>
      <p>{t('Sign in to track your usage and purchase premium features')}</p>
      <SharedSignInButton {...signingIn} />
      {usage !== undefined && <DailyUses usage={usage} isPremium={false} />}
    </Card>
  );
}
