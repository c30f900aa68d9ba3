import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { sentenceOf } from '../api.ts';
import { KEPT_SETS, UNDO_MS } from '#contract/limits.ts';
import { PAGES } from '#contract/paths.ts';
import { CopyButton } from '../home/copy-button.tsx';
import { desk } from '../home/desk.ts';
import { describeReplies } from '../home/describe-replies.ts';
import type { ReplySet } from '../home/kept-desk.ts';
import { changeSets, isKeepingSets, keepSet, listSets, setKeepingSets } from '../home/kept-sets.ts';
import { markKeptReply } from '../home/mark-reply.ts';
import { useDesk } from '../home/use-desk.ts';
import { useTones } from '../home/use-tones.ts';
import { ProfileFailure } from '../session/profile-failure.tsx';
import { useProfile } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import styles from '../ui/kept-list.module.css';
import { keepFocus } from '../ui/keep-focus.ts';
import { ErrorBox } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { UndoBar } from '../ui/undo-bar.tsx';
import { useFleeting } from '../ui/use-fleeting.ts';
import { findSets, mergeSets } from './find-sets.ts';
import { locale, t } from '../words/t.ts';
import { plural } from '../words/plural.ts';

const MAX_QUERY = 200;

/** The last sets of replies, kept on this device: to find, copy, take up again and remove. */
export function HistoryPage() {
  const profile = useProfile();
  return (
    <Page title={t('History')} ref={keepFocus}>
      <h1>{t('History')}</h1>
      {profile.isPending && <p role="status">{t('Loading your account...')}</p>}
      <ProfileFailure />
      {profile.data !== undefined && <History ownerId={profile.data?.userId ?? null} />}
    </Page>
  );
}

function History({ ownerId }: { ownerId: string | null }) {
  const [query, setQuery] = useState('');
  const [isKeeping, setIsKeeping] = useState(isKeepingSets);
  const [undo, setUndo] = useFleeting<{ words: string; sets: readonly ReplySet[] }>(UNDO_MS);
  const cache = useQueryClient();
  const key = ['history', ownerId];
  const kept = useQuery({
    queryKey: key,
    queryFn: () => listSets(ownerId),
    gcTime: 0,
    retry: false,
  });
  const sets = kept.data ?? [];
  const found = findSets(sets, query);

  async function remove(gone: readonly ReplySet[], words: string): Promise<void> {
    await changeSets(ownerId, (now) => now.filter(({ id }) => !gone.some((set) => set.id === id)));
    await cache.invalidateQueries({ queryKey: key });
    setUndo({ words, sets: gone });
  }

  async function bringBack(gone: readonly ReplySet[]): Promise<void> {
    if (!isKeeping && setKeepingSets(true)) setIsKeeping(true);
    await changeSets(ownerId, (now) => mergeSets(now, gone));
    await cache.invalidateQueries({ queryKey: key });
    setUndo(null);
  }

  async function toggle(): Promise<void> {
    if (!setKeepingSets(!isKeeping)) return;
    setIsKeeping(!isKeeping);
    if (isKeeping && sets.length > 0) {
      return remove(sets, t('Your history is removed.'));
    }
    const { set } = desk.read();
    if (isKeeping || set === null || set.end === 'running') return;
    await keepSet(ownerId, set); // the one that lies there is kept again
    await cache.invalidateQueries({ queryKey: key });
  }

  return (
    <>
      <p className="soft">
        {t('Your last {n} sets of replies, on this device only. Signing out clears them.', {
          n: KEPT_SETS,
        })}
      </p>
      <label className={styles['switch']}>
        <input type="checkbox" checked={isKeeping} onChange={() => void toggle()} />
        <span>{t('Keep my sets on this device')}</span>
      </label>
      {kept.isError && <ErrorBox>{sentenceOf('history_refused')}</ErrorBox>}
      {sets.length > 0 && (
        <div className={styles['tools']}>
          <TextField
            label={t('Search')}
            type="search"
            maxLength={MAX_QUERY}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          {/* Who looks for something has not all of it before their eyes. */}
          {query === '' && (
            <Button
              look="secondary"
              onClick={() => void remove(sets, t('Your history is removed.'))}
            >
              {t('Remove all')}
            </Button>
          )}
        </div>
      )}
      <p role="status" className="soft small">
        {kept.isSuccess &&
          describeCount({ found: found.length, isAny: sets.length > 0, isKeeping })}
      </p>
      <ul className={styles['list']}>
        {found.map((set) => (
          <SetCard
            key={set.id}
            set={set}
            isOpen={query !== ''}
            onRemove={() =>
              void remove(
                [set],
                t('{replies} removed.', { replies: describeReplies(set.replies.length) }),
              )
            }
          />
        ))}
      </ul>
      {undo !== null && (
        <UndoBar key={undo.words} onUndo={() => void bringBack(undo.sets)}>
          {undo.words}
        </UndoBar>
      )}
    </>
  );
}

function SetCard({
  set,
  isOpen,
  onRemove,
}: {
  set: ReplySet;
  isOpen: boolean;
  onRemove: () => void;
}) {
  const { request, replies, askedAt } = set;
  const isLoading = useDesk((state) => state.isLoading);
  const picked = useTones().find(({ id }) => id === request.tone);
  const tone = set.notices.includes('care') ? undefined : picked?.label;
  const [, navigate] = useLocation();
  const lang = request.choices?.language ?? 'post';

  function takeUp(): void {
    desk.change({ set, isBoxOpen: false, error: null, undo: null, status: t('Brought back') });
    navigate(PAGES.home);
  }

  return (
    <li className={styles['item']}>
      <p className={styles['post']} dir="auto" lang="">
        {request.tweetText}
      </p>
      <details open={isOpen}>
        <summary>{describeReplies(replies.length)}</summary>
        <ol className={styles['replies']}>
          {replies.map(({ id, text }) => (
            <li key={id} className={styles['taken']}>
              <p className={styles['reply']} dir="auto" lang={lang === 'post' ? '' : lang}>
                {text}
              </p>
              <CopyButton text={text} onCopied={() => markKeptReply(set, id, 'copied')} />
            </li>
          ))}
        </ol>
      </details>
      <div className={styles['foot']}>
        <span className="soft small">
          {tone !== undefined && (
            <>
              <bdi className={styles['tone']} data-tone={request.tone}>
                {tone}
              </bdi>
              {' · '}
            </>
          )}
          <bdi>
            <time dateTime={askedAt}>
              {new Date(askedAt).toLocaleString(locale, {
                dateStyle: 'medium',
                timeStyle: 'short',
              })}
            </time>
          </bdi>
        </span>
        <span className={styles['actions']}>
          <Button look="quiet" onClick={onRemove}>
            {t('Remove')}
          </Button>
          {/* What is being written now keeps its place. */}
          <Button
            look="secondary"
            aria-disabled={isLoading}
            onClick={isLoading ? undefined : takeUp}
          >
            {t('Take up again')}
          </Button>
        </span>
      </div>
    </li>
  );
}

function describeCount(what: { found: number; isAny: boolean; isKeeping: boolean }): string {
  if (!what.isAny) {
    return what.isKeeping
      ? t('Nothing yet. Each set of replies comes here by itself.')
      : t('Nothing is kept.');
  }
  if (what.found === 0) return t('No set has these words.');
  return plural('1 set', '{n} sets', { n: what.found });
}
