import { lazy, Suspense, useState } from 'react';
import { FREE_DAILY_LIMIT, PREMIUM_DAILY_LIMIT } from '#contract/limits.ts';
import type { Usage } from '#contract/usage.ts';
import { facts } from '../facts.ts';
import { ProfileFailure } from '../session/profile-failure.tsx';
import { useProfile, useUsage } from '../session/use-session.ts';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useVerification } from '../verification/use-verification.ts';
import { Composer } from './composer.tsx';
import styles from './home-page.module.css';
import { loadWriting } from './load-writing.ts';
import { ProfileCard, ProfileCardPlaceholder } from './profile-card.tsx';
import { SignedOutCard } from './signed-out-card.tsx';
import { useGeneration } from './use-generation.ts';
import { UserIdLine } from './user-id-line.tsx';
import { WriterNote } from './writer-note.tsx';

const LimitCard = lazy(async () => ({ default: (await import('./limit-card.tsx')).LimitCard }));
const VerificationCard = lazy(async () => ({
  default: (await import('../verification/verification-card.tsx')).VerificationCard,
}));

const Results = lazy(async () => ({ default: (await loadWriting()).Results }));

/** The generator: who you are, what you answer, what you could say. */
export function HomePage() {
  const profile = useProfile();
  const usage = useUsage(profile.data);
  const generation = useGeneration(profile.data ?? null);
  const { isNeeded, verification } = useVerification(profile.data);
  const [shownPremium, setShownPremium] = useState<boolean | null>(null);
  const day = pretendPremium(usage.data, shownPremium);
  const isOutOfUses = profile.data != null && day?.remaining === 0 && !generation.isLoading;

  return (
    <Page title="Riposte">
      <div className={styles['intro']}>
        <h1 className={styles['title']}>The reply you wish you had thought of</h1>
        <p className={styles['tagline']}>
          Paste a post, pick a tone, and get five replies worth posting.
        </p>
      </div>

      {profile.isPending && <ProfileCardPlaceholder />}
      {profile.data === null && <SignedOutCard />}
      {profile.data != null && <ProfileCard profile={profile.data} usage={day} />}
      <ProfileFailure />

      {isOutOfUses && day !== undefined ? (
        <Suspense fallback={null}>
          <LimitCard usage={day} />
        </Suspense>
      ) : (
        <>
          {isNeeded && (
            <Suspense fallback={null}>
              <VerificationCard verification={verification} />
            </Suspense>
          )}
          <Composer generation={generation} isBlocked={isNeeded} />
        </>
      )}
      {generation.error !== null && <ErrorBox>{generation.error}</ErrorBox>}

      {generation.hasResults && (
        <Suspense fallback={null}>
          <Results generation={generation} />
        </Suspense>
      )}
      {facts.builtinWriter && <WriterNote />}
      {facts.sandbox.signIn && (
        <Notice>
          Sandbox: sign-in here is a stand-in for Google, so anyone can be anyone. Set
          GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for the real one.
        </Notice>
      )}
      {profile.data != null && (
        <UserIdLine
          userId={profile.data.userId}
          isPremium={day?.isPremium ?? false}
          onToggle={setShownPremium}
        />
      )}
    </Page>
  );
}

/** The debug tool: what the page would show with or without premium. Changes nothing else. */
function pretendPremium(usage: Usage | undefined, isPremium: boolean | null): Usage | undefined {
  if (usage === undefined || isPremium === null) return usage;
  const limit = isPremium ? PREMIUM_DAILY_LIMIT : FREE_DAILY_LIMIT;
  return { ...usage, isPremium, limit, remaining: Math.max(0, limit - usage.count) };
}
