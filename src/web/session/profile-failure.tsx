import { ERRORS } from '#contract/errors.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { useProfile } from './use-session.ts';

/** Says that nobody knows who is signed in, and asks again at a press. Nothing while all is well. */
export function ProfileFailure() {
  const profile = useProfile();
  if (!profile.isError) return null;
  return (
    <>
      <ErrorBox>{ERRORS.premium_status_failed.message}</ErrorBox>
      <Button look="secondary" disabled={profile.isFetching} onClick={() => void profile.refetch()}>
        {profile.isFetching ? 'Trying again...' : 'Try again'}
      </Button>
    </>
  );
}
