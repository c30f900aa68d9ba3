import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import type { Usage } from '#contract/usage.ts';
import { sentenceOf } from '../api.ts';
import { facts } from '../facts.ts';
import { RememberedNotice } from '../session/profile-failure.tsx';
import { useProfile, useUsage } from '../session/use-session.ts';
import { useSignIn } from '../session/use-sign-in.ts';
import { tellTakenOver } from '../taken-over.ts';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useVerification } from '../verification/use-verification.ts';
import { Composer } from './composer.tsx';
import { Example } from './example.tsx';
import styles from './home-page.module.css';
import { useWriting } from './load-writing.ts';
import { ProfileCardPlaceholder } from './daily-uses.tsx';
import { useSignedIn } from './load-signed-in.ts';
import { SignedOutCard } from './signed-out-card.tsx';
import { useDesk } from './use-desk.ts';
import line from './user-id-line.module.css';
import { WriterNote } from './writer-note.tsx';
import { t } from '../words/t.ts';

const VerificationCard = lazy(() =>
  import('../verification/verification-card.tsx').then((all) => ({
    default: all.VerificationCard,
  })),
);

/** Said of a stop before the first reply, which may have taken a use. */
const isOfStop = (status: string) => status === sentenceOf('generation_stopped');

/** The generator: who you are, what you answer, what you could say. */
export function HomePage() {
  const profile = useProfile();
  const usage = useUsage(profile.data);
  const set = useDesk((state) => state.set);
  const isLoading = useDesk((state) => state.isLoading);
  const error = useDesk((state) => state.error);
  const status = useDesk((state) => state.status);
  const undo = useDesk((state) => state.undo);
  const { isNeeded, verification } = useVerification(profile.data);
  const signingIn = useSignIn();
  // A function, so that the debug tool comes with who is signed in alone.
  const [pretend, setPretend] = useState<((usage: Usage) => Usage) | null>(null);
  const isStrip = profile.isPending || profile.data != null;
  const signedIn = useSignedIn(isStrip);
  const day = usage.data && pretend ? pretend(usage.data) : usage.data;
  const isOutOfUses = profile.data !== undefined && day?.remaining === 0 && !isLoading;
  const writing = useWriting(set !== null || undo !== null || isOutOfUses);
  const tagline = (
    <p className={styles['tagline']}>
      {t('Paste a post, pick a tone, and get five replies worth posting.')}
    </p>
  );
  useEffect(tellTakenOver, []);

  return (
    <Page title="Riposte" isTight={isStrip}>
      <div className={styles['intro']} data-small={isStrip}>
        <h1 className={styles['title']}>{t('The reply you wish you had thought of')}</h1>
        {!isStrip && tagline}
      </div>

      {isStrip && (profile.isPending || signedIn === undefined) && <ProfileCardPlaceholder />}
      {profile.data === null && <SignedOutCard usage={day} signingIn={signingIn} />}
      {profile.data != null && signedIn && (
        <signedIn.ProfileCard profile={profile.data} usage={day} />
      )}
      <RememberedNotice />

      {/* Until the card is there the box stays: what stands below moves once. */}
      {isOutOfUses && day !== undefined && writing !== undefined ? (
        <writing.LimitCard usage={day} />
      ) : (
        <>
          {isNeeded && (
            <Suspense>
              <VerificationCard verification={verification} />
            </Suspense>
          )}
          <Composer isBlocked={isNeeded} signIn={signingIn.signIn} />
        </>
      )}
      {error !== null && <ErrorBox isAnswer>{error}</ErrorBox>}
      {/* What else is said can be seen. */}
      <p className={isOfStop(status) ? 'soft' : 'visually-hidden'} role="status">
        {status}
      </p>
      {isStrip && set === null && !isOutOfUses && tagline}
      {isStrip && set === null && (
        <p className="small">
          <Link className="soft" to={PAGES.history}>
            {t('History')}
          </Link>
        </p>
      )}

      {set !== null && writing !== undefined && <writing.Results set={set} />}
      {profile.data === null && set === null && <Example />}
      {facts.builtinWriter && <WriterNote />}
      {facts.sandbox.signIn && (
        <Notice>
          {t(
            'Sandbox: sign-in here is a stand-in for Google, so anyone can be anyone. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for the real one.',
          )}
        </Notice>
      )}
      {isStrip &&
        (profile.data && signedIn ? (
          <signedIn.UserIdLine
            userId={profile.data.userId}
            isPremium={day?.isPremium ?? false}
            onPretend={(as) => setPretend(() => as)}
          />
        ) : (
          <p className={line['line']}>{'\u00a0'}</p>
        ))}
      {undo !== null && writing !== undefined && <writing.DeskUndo key={undo.words} undo={undo} />}
    </Page>
  );
}
