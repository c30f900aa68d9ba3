import { MAX_CUSTOM_TONES, UNDO_MS } from '#contract/limits.ts';
import type { CustomTone } from '#contract/preferences.ts';
import { PAGES } from '#contract/paths.ts';
import { DEFAULT_TONE, TONES, type Tone } from '#contract/tones.ts';
import { describeFailure } from '../api.ts';
import { newId } from '../new-id.ts';
import { facts } from '../facts.ts';
import { ProfileFailure } from '../session/profile-failure.tsx';
import { SignInButton } from '../session/sign-in-button.tsx';
import { useConfirmedProfile } from '../session/use-session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { UndoBar } from '../ui/undo-bar.tsx';
import { useDraft } from '../ui/use-draft.ts';
import { useFleeting } from '../ui/use-fleeting.ts';
import { ToneForm } from './tone-form.tsx';
import styles from './tones-page.module.css';
import { usePreferences } from './use-preferences.ts';
import { useSaveTones } from './use-save-tones.ts';
import { t } from '../words/t.ts';

/** Tones of a person's own. Belongs to premium. */
export function TonesPage() {
  const profile = useConfirmedProfile();
  const preferences = usePreferences(profile.data);
  const isLoading = profile.isPending || preferences.isLoading;
  return (
    <Page title={t('Your tones')} ref={keepFocus}>
      <h1>{t('Your tones')}</h1>
      <p className="soft">
        {t('A tone is a manner of replying: what it does, what it never does, and how it sounds.')}
      </p>
      {isLoading && <p role="status">{t('Loading your account...')}</p>}
      <ProfileFailure />
      {profile.data === null && (
        <Card className={styles['card']}>
          <p>{t('Sign in to make tones of your own.')}</p>
          <SignInButton />
        </Card>
      )}
      {profile.data?.isPremium === false && (
        <Card className={styles['card']}>
          <p>{t('Tones of your own are part of premium. Those you made before are kept.')}</p>
          <ButtonLink to={PAGES.premium}>{t('Upgrade to Premium')}</ButtonLink>
        </Card>
      )}
      {!isLoading && facts.builtinWriter && (
        <Notice>
          {t(
            'The built-in writer uses the nearest of its own tones. With a model connected, replies follow everything you write here.',
          )}
        </Notice>
      )}
      {preferences.isError && <ErrorBox>{describeFailure(preferences.error)}</ErrorBox>}
      {profile.data?.isPremium === true && preferences.data !== undefined && (
        <Tones userId={profile.data.userId} tones={preferences.data.tones} />
      )}
    </Page>
  );
}

function Tones({ userId, tones }: { userId: string; tones: CustomTone[] }) {
  const saving = useSaveTones(userId);
  // Who looks something up on another page while they describe a tone finds it as it was.
  const [edited, setEdited] = useDraft<CustomTone | null>(`tone:${userId}`, null);
  const [deleted, setDeleted] = useFleeting<CustomTone>(UNDO_MS);
  const error = saving.isError ? describeFailure(saving.error) : null;

  function edit(tone: CustomTone | null): void {
    saving.reset();
    setEdited(tone);
  }

  function save(tone: CustomTone): void {
    saving.mutate(
      (now) =>
        now.some(({ id }) => id === tone.id)
          ? now.map((other) => (other.id === tone.id ? tone : other))
          : [...now, tone],
      { onSuccess: () => setEdited(null) },
    );
  }

  function remove(tone: CustomTone): void {
    saving.mutate((now) => now.filter(({ id }) => id !== tone.id), {
      onSuccess: () => setDeleted(tone),
    });
  }

  /** Into the list as it is now, once: what was made since the deletion stays. */
  function undo(tone: CustomTone): void {
    saving.mutate((now) => [...now.filter(({ id }) => id !== tone.id), tone], {
      onSuccess: () => setDeleted(null),
    });
  }

  if (edited !== null) {
    return (
      <Card aria-label={t('Tone')}>
        <ToneForm
          tone={edited}
          onChange={(part) => setEdited((now) => now && { ...now, ...part })}
          isBusy={saving.isPending}
          error={error}
          onSave={save}
          onCancel={() => edit(null)}
        />
      </Card>
    );
  }
  return (
    <>
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      <ul className={styles['list']}>
        {tones.map((tone) => (
          <li key={tone.id} className={styles['item']}>
            <div>
              <strong>{tone.name}</strong>
              <p className="soft">
                {tone.does ||
                  t('Like {tone}.', {
                    tone: labelOf(tone.base),
                  })}
              </p>
            </div>
            <div className={styles['actions']}>
              <Button
                look="quiet"
                aria-label={t('Edit {tone}', { tone: tone.name })}
                onClick={() => edit(tone)}
              >
                {t('Edit')}
              </Button>
              <Button
                look="quiet"
                aria-label={t('Delete {tone}', { tone: tone.name })}
                onClick={() => remove(tone)}
              >
                {t('Delete')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {deleted !== null && (
        <UndoBar key={deleted.id} onUndo={() => undo(deleted)}>
          {t('Deleted.')}
        </UndoBar>
      )}
      <div className={styles['actions']}>
        <Button disabled={tones.length >= MAX_CUSTOM_TONES} onClick={() => edit(newTone())}>
          {t('New tone')}
        </Button>
        <span className="soft">
          {t('{n} of {all}', { n: tones.length, all: MAX_CUSTOM_TONES })}
        </span>
      </div>
    </>
  );
}

function newTone(): CustomTone {
  return {
    id: newId(),
    name: '',
    base: DEFAULT_TONE,
    does: '',
    doesNot: '',
    examples: [],
  };
}

function labelOf(base: Tone): string {
  const tone = TONES.find(({ id }) => id === base);
  return tone === undefined ? '' : t(tone.label);
}
