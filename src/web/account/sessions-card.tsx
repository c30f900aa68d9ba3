import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import styles from './account-page.module.css';
import { locale, t } from '../words/t.ts';

const KEY = 'sessions';

/** @param userId who asks; undefined while that is not known, or nobody */
export function useSessions(userId: string | undefined) {
  return useQuery({
    queryKey: [KEY, userId], // whoever comes next at this browser is not shown them
    queryFn: () => call('listSessions'),
    enabled: userId !== undefined,
  });
}

/**
 * Where a person is signed in; each of the others can be ended.
 * @param props.sessions as the page asked for them: asked for here as well, a failure would be asked for again without end
 */
export function SessionsCard({ sessions }: { sessions: ReturnType<typeof useSessions> }) {
  const cache = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const items = sessions.data?.items ?? [];

  async function end(work: () => Promise<unknown>): Promise<void> {
    setError(null);
    try {
      await work();
      await cache.invalidateQueries({ queryKey: [KEY] });
    } catch (failure) {
      setError(describeFailure(failure));
    }
  }

  return (
    <Card className={styles['card']} aria-labelledby="sessions">
      <h2 id="sessions">{t('Where you are signed in')}</h2>
      {sessions.isError && <ErrorBox>{describeFailure(sessions.error)}</ErrorBox>}
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      <ul className={styles['stays']}>
        {items.map(({ id, device, createdAt, seenAt, isThis }) => (
          <li key={id}>
            {t(
              isThis
                ? '{device} (this one), since {since}, last used {last}'
                : '{device}, since {since}, last used {last}',
              {
                device: device || t('A browser'),
                since: showMoment(createdAt),
                last: showMoment(seenAt),
              },
            )}{' '}
            {!isThis && (
              <Button
                look="quiet"
                aria-label={t('End the session of {device}', { device: device || t('a browser') })}
                onClick={() => void end(() => call('endSession', { params: { id } }))}
              >
                {t('End')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <Button look="secondary" onClick={() => void end(() => call('endOtherSessions'))}>
          {t('End all others')}
        </Button>
      )}
    </Card>
  );
}

function showMoment(at: string): string {
  return new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
