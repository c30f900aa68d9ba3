import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import styles from './account-page.module.css';

const KEY = ['sessions'];

/** Where a person is signed in; each of the others can be ended. */
export function SessionsCard() {
  const cache = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const sessions = useQuery({ queryKey: KEY, queryFn: () => call('listSessions') });
  const items = sessions.data?.items ?? [];

  async function end(work: () => Promise<unknown>): Promise<void> {
    setError(null);
    try {
      await work();
      await cache.invalidateQueries({ queryKey: KEY });
    } catch (failure) {
      setError(describeFailure(failure));
    }
  }

  return (
    <Card className={styles['card'] ?? ''} aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      {sessions.isError && <ErrorBox>{describeFailure(sessions.error)}</ErrorBox>}
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      <ul className={styles['stays']}>
        {items.map(({ id, device, createdAt, seenAt, isThis }) => (
          <li key={id}>
            {device === '' ? 'A browser' : device}
            {isThis ? ' (this one)' : ''}, since {showMoment(createdAt)}, last used{' '}
            {showMoment(seenAt)}{' '}
            {!isThis && (
              <Button
                look="quiet"
                aria-label={`End the session of ${device === '' ? 'a browser' : device}`}
                onClick={() => void end(() => call('endSession', { params: { id } }))}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <Button look="secondary" onClick={() => void end(() => call('endOtherSessions'))}>
          End all others
        </Button>
      )}
    </Card>
  );
}

function showMoment(at: string): string {
  return new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
