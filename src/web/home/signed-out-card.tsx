import { SignInButton } from '../session/sign-in-button.tsx';
import { Card } from '../ui/card.tsx';
import styles from './profile-card.module.css';

/** Invites a visitor to sign in. */
export function SignedOutCard() {
  return (
    <Card className={styles['signedOut'] ?? ''} aria-label="Your account">
      <p>Sign in to track your usage and purchase premium features</p>
      <SignInButton />
    </Card>
  );
}
