import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { call, describeFailure } from '../api.ts';
import { PREMIUM_KEY, PROFILE_KEY, USAGE_KEY } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { t } from '../words/t.ts';

/** For who paid at the provider itself, by a link of the operator's: asks there now. */
export function PaidAlready({ email }: { email: string }) {
  const cache = useQueryClient();
  const search = useMutation({
    mutationFn: () => call('findMembership'),
    onSuccess: async ({ status }) => {
      if (status !== 'active') return;
      // The page shows premium as soon as the profile says it.
      const keys = [PROFILE_KEY, USAGE_KEY, PREMIUM_KEY];
      await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
  });
  return (
    <>
      <Button look="secondary" disabled={search.isPending} onClick={() => search.mutate()}>
        {search.isPending ? t('Asking the checkout provider...') : t('I have paid already')}
      </Button>
      {search.data?.status === 'none' && (
        <Notice>
          {t(
            'No membership was found for {email}. If you paid with another e-mail address, sign in with that one, or contact support.',
            { email },
          )}{' '}
          <Link to={PAGES.contact}>{t('Contact Us')}</Link>
        </Notice>
      )}
      {search.isError && <ErrorBox>{describeFailure(search.error)}</ErrorBox>}
    </>
  );
}
