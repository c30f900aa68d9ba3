import { DEFAULT_WORDING } from '#contract/errors.ts';
import { facts } from '../facts.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { useSignIn, type SignIn } from './use-sign-in.ts';
import { t } from '../words/t.ts';

/** Opens the sign-in popup, and says what went wrong with it. */
export function SignInButton() {
  return <SharedSignInButton {...useSignIn()} />;
}

/** The same where something else opens the popup, too. */
export function SharedSignInButton({ isBusy, error, signIn }: SignIn) {
  const { signInName } = facts.wording;
  const isGoogle = signInName === DEFAULT_WORDING.signInName;
  return (
    <>
      <Button look="secondary" onClick={() => signIn()} isBusy={isBusy}>
        {!isBusy && isGoogle && <img src="/google.svg" alt="" width="18" height="18" />}
        {isBusy ? t('Signing in...') : t('Sign in with {signInName}', { signInName })}
      </Button>
      {error !== null && <ErrorBox>{error}</ErrorBox>}
    </>
  );
}
