import { useState } from 'react';
import { Link } from 'wouter';
import type { Favourite } from '#contract/favourites.ts';
import { PAGES } from '#contract/paths.ts';
import { ApiError, call, describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/notice.tsx';

/** Saves one reply as a favorite, and takes it back. A reply edited since is another reply. */
export function SaveButton(props: { reply: string; post: string; tone: string }) {
  const { reply, post, tone } = props;
  const [saved, setSaved] = useState<Favourite | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isSaved = saved !== null && saved.reply === reply.trim();

  async function toggle(): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    try {
      if (isSaved) {
        await call('deleteFavourite', { params: { id: saved.id } });
        setSaved(null);
      } else {
        setSaved(await call('saveFavourite', { body: { reply, post, tone } }));
      }
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  const needsPremium = failure instanceof ApiError && failure.code === 'premium_required';
  return (
    <>
      <Button look="quiet" aria-pressed={isSaved} disabled={isBusy} onClick={() => void toggle()}>
        {isSaved ? '★ Saved' : '☆ Save'}
      </Button>
      {failure !== null && (
        <ErrorBox>
          {describeFailure(failure)}
          {needsPremium && (
            <>
              {' '}
              <Link to={PAGES.premium}>See what premium is</Link>
            </>
          )}
        </ErrorBox>
      )}
    </>
  );
}
