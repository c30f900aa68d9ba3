import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { KEPT_DATA } from '#contract/kept-data.ts';
import { PAGES } from '#contract/paths.ts';
import { addressOf, ApiError, call, describeFailure } from '../api.ts';
import { ProfileFailure } from '../session/profile-failure.tsx';
import { SignInButton } from '../session/sign-in-button.tsx';
import { announceSession } from '../session/session-channel.ts';
import { forgetPerson } from '../session/forget-person.ts';
import { PROFILE_KEY, useConfirmedProfile } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import styles from './account-page.module.css';
import { SessionsCard } from './sessions-card.tsx';

/** A person's own data: to take along, or to have deleted. */
export function AccountPage() {
  const profile = useConfirmedProfile();
  const [isDeleted, setIsDeleted] = useState(false);
  return (
    <Page title="Your account">
      <h1>Your account</h1>
      {profile.isPending && <p role="status">Loading your account...</p>}
      <ProfileFailure />
      {isDeleted && <Notice isGood>Your account is deleted.</Notice>}
      {profile.data === null && !isDeleted && (
        <Card className={styles['card'] ?? ''}>
          <p>Sign in to see what is kept about you.</p>
          <SignInButton />
        </Card>
      )}
      {profile.data != null && (
        <>
          <Card className={styles['card'] ?? ''} aria-labelledby="download">
            <h2 id="download">Download my data</h2>
            <p>Everything that is kept about {profile.data.email}, as a JSON file.</p>
            <a className={styles['download']} href={addressOf('downloadAccount')} download>
              Download my data
            </a>
          </Card>
          <SessionsCard />
          <DeleteCard onDeleted={() => setIsDeleted(true)} />
        </>
      )}
    </Page>
  );
}

function DeleteCard({ onDeleted }: { onDeleted: () => void }) {
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
    <Card className={styles['card'] ?? ''} aria-labelledby="delete">
      <h2 id="delete">Delete my account</h2>
      <p>Deletes everything that is kept about you, what you saved included. Only this stays:</p>
      <ul className={styles['stays']}>
        {KEPT_DATA.filter(({ outlivesAccount }) => outlivesAccount).map(({ what, howLong }) => (
          <li key={what}>
            {what}. {howLong}.
          </li>
        ))}
        <li>
          A subscription at the checkout provider. It goes on and is charged until you cancel it: do
          that first, by the link on <Link to={PAGES.premium}>the premium page</Link>.
        </li>
      </ul>
      <Button look="secondary" onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      {isSignInAsked && <SignInButton />}
      <Dialog isOpen={isAsking} labelledBy="sure" isNarrow onCancel={() => setIsAsking(false)}>
        <h2 id="sure">Delete your account?</h2>
        <p>This cannot be undone.</p>
        <DialogActions>
          <Button look="secondary" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
          <Button isBusy={isBusy} onClick={() => void deleteAccount()}>
            Delete for good
          </Button>
        </DialogActions>
      </Dialog>
    </Card>
  );
}
