import { sentenceOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { useProfile, useUsage } from './use-session.ts';
import { t } from '../words/t.ts';

/** Says that nobody knows who is signed in, and asks again at a press. Nothing while all is well. */
export function ProfileFailure({ isRemembered = false }: { isRemembered?: boolean }) {
  const profile = useProfile();
  if (!profile.isError) return null;
  return (
    <>
      {!isRemembered && <ErrorBox>{sentenceOf('premium_status_failed')}</ErrorBox>}
      <Button look="secondary" disabled={profile.isFetching} onClick={() => void profile.refetch()}>
        {profile.isFetching ? t('Trying again...') : t('Try again')}
      </Button>
    </>
  );
}

/** The same on a page that shows what this browser remembers instead, of the person or of the day. */
export function RememberedNotice() {
  const profile = useProfile();
  const usage = useUsage(profile.data);
  const isRemembered = profile.data != null;
  return (
    <>
      {isRemembered && (profile.isError || usage.isError) && (
        <Notice>{sentenceOf('remembered')}</Notice>
      )}
      <ProfileFailure isRemembered={isRemembered} />
    </>
  );
}
