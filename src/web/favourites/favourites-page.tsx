import { useState } from 'react';
import type { Favourite } from '#contract/favourites.ts';
import { PAGES } from '#contract/paths.ts';
import { TONES } from '#contract/tones.ts';
import { addressOf, describeFailure } from '../api.ts';
import { CopyButton } from '../home/copy-button.tsx';
import { ProfileFailure } from '../session/profile-failure.tsx';
import { SignInButton } from '../session/sign-in-button.tsx';
import { useConfirmedProfile } from '../session/use-session.ts';
import { ButtonAnchor } from '../ui/button-anchor.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { ErrorBox } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { UndoBar } from '../ui/undo-bar.tsx';
import styles from '../ui/kept-list.module.css';
import { useDeletion, useFavourites } from './use-favourites.ts';
import { locale, t } from '../words/t.ts';
import { describeReplies } from '../home/describe-replies.ts';

const MAX_QUERY = 200;

/** Saved replies: to find, copy, take along and delete. Belongs to premium. */
export function FavouritesPage() {
  const profile = useConfirmedProfile();
  return (
    <Page title={t('Favorite replies')} ref={keepFocus}>
      <h1>{t('Favorite replies')}</h1>
      {profile.isPending && <p role="status">{t('Loading your account...')}</p>}
      <ProfileFailure />
      {profile.data === null && (
        <Card className={styles['card']}>
          <p>{t('Sign in to see the replies you saved.')}</p>
          <SignInButton />
        </Card>
      )}
      {profile.data?.isPremium === false && (
        <Card className={styles['card']}>
          <p>{t('Saving replies is part of premium. What you saved before is kept.')}</p>
          <ButtonLink to={PAGES.premium}>{t('Upgrade to Premium')}</ButtonLink>
        </Card>
      )}
      {profile.data?.isPremium === true && <Favourites userId={profile.data.userId} />}
    </Page>
  );
}

function Favourites({ userId }: { userId: string }) {
  const [query, setQuery] = useState('');
  const found = useFavourites({ userId, query });
  const deletion = useDeletion();
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const total = found.data?.pages[0]?.total ?? 0;
  return (
    <>
      <div className={styles['tools']}>
        <TextField
          label={t('Search')}
          type="search"
          maxLength={MAX_QUERY}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <ButtonAnchor look="secondary" href={addressOf('downloadFavourites')} download>
          {t('Export to CSV')}
        </ButtonAnchor>
      </div>
      <p role="status" className="soft small">
        {found.isSuccess && describeCount(total, query)}
      </p>
      {found.isError && <ErrorBox>{describeFailure(found.error)}</ErrorBox>}
      {deletion.error !== null && <ErrorBox>{deletion.error}</ErrorBox>}
      <ul className={styles['list']}>
        {items.map((favourite) => (
          <FavouriteCard
            key={favourite.id}
            favourite={favourite}
            onDelete={() => void deletion.remove(favourite)}
          />
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          look="secondary"
          disabled={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {found.isFetchingNextPage ? t('Loading...') : t('Show more')}
        </Button>
      )}
      {deletion.deleted !== null && (
        <UndoBar key={deletion.deleted.id} onUndo={() => void deletion.undo()}>
          {t('Deleted.')}
        </UndoBar>
      )}
    </>
  );
}

function FavouriteCard({ favourite, onDelete }: { favourite: Favourite; onDelete: () => void }) {
  const { reply, post, savedAt, tone, toneName } = favourite;
  const isBuiltin = TONES.some(({ id }) => id === tone);
  return (
    <li className={styles['item']}>
      {post !== '' && (
        <p className={styles['post']} dir="auto" lang="">
          {post}
        </p>
      )}
      <p className={styles['reply']} dir="auto" lang="">
        {reply}
      </p>
      <div className={styles['foot']}>
        <span className="soft small">
          {toneName !== '' && (
            <>
              <bdi>{isBuiltin ? t(toneName) : toneName}</bdi>
              {' · '}
            </>
          )}
          <bdi>
            <time dateTime={savedAt}>
              {new Date(savedAt).toLocaleDateString(locale, { dateStyle: 'medium' })}
            </time>
          </bdi>
        </span>
        <span className={styles['actions']}>
          <Button look="quiet" onClick={onDelete}>
            {t('Delete')}
          </Button>
          <CopyButton text={reply} />
        </span>
      </div>
    </li>
  );
}

function describeCount(total: number, query: string): string {
  if (total === 0) {
    return query === ''
      ? t('Nothing saved yet. Press Save below a reply that you like.')
      : t('No saved reply has these words.');
  }
  return describeReplies(total);
}
