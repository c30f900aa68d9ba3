import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AskOperatorOver } from './ask-operator.tsx';
import styles from './dashboard-page.module.css';
import { TABS } from './dashboard-tabs.tsx';
import { speakEnglish } from './speak-english.ts';
import { useOperatorSelf, useOperatorSession, useOperatorSignIn } from './use-operator.ts';

/** Where the operator runs the service. Without a session it leads to the sign-in. */
export function DashboardPage() {
  const session = useOperatorSession();
  return (
    <Page title="Dashboard" isWide ref={speakEnglish}>
      {session.isPending && <p role="status">Loading...</p>}
      {session.isError && <ErrorBox>{describeFailure(session.error)}</ErrorBox>}
      {session.data === null && <Redirect to={PAGES.adminLogin} replace />}
      {session.data != null && <Dashboard email={session.data.email} />}
    </Page>
  );
}

function Dashboard({ email }: { email: string }) {
  const cache = useQueryClient();
  return (
    <AskOperatorOver onSignedIn={() => void cache.invalidateQueries({ queryKey: ['operator'] })}>
      <div className={styles['top']}>
        <h1>Dashboard</h1>
        <SignOutButtons email={email} />
      </div>
      <DashboardTabs />
    </AskOperatorOver>
  );
}

function SignOutButtons({ email }: { email: string }) {
  const { signOut } = useOperatorSignIn();
  const [error, setError] = useState<string | null>(null);

  function leave(everywhere: boolean): void {
    setError(null);
    signOut({ everywhere }).catch((failure: unknown) => setError(describeFailure(failure)));
  }

  return (
    <div className={styles['who']}>
      <span className="soft">{email}</span>
      <Button look="quiet" onClick={() => leave(true)}>
        End all my sessions
      </Button>
      <Button look="secondary" onClick={() => leave(false)}>
        Logout
      </Button>
      {error !== null && <ErrorBox>{error}</ErrorBox>}
    </div>
  );
}

function DashboardTabs() {
  const [parameters, setParameters] = useSearchParams();
  const self = useOperatorSelf();
  // What asks for a second factor first shows that alone.
  const isSettingUp = self.data?.mustSetUpSecondFactor === true;
  const role = self.data?.role;
  const isOwner = role === 'owner';
  const tabs = TABS.filter(({ id, isForOwners }) =>
    isSettingUp ? id === 'self' : isOwner || isForOwners !== true,
  );
  const open = tabs.find(({ id }) => id === parameters.get('tab')) ?? tabs[0] ?? TABS[0];
  if (self.isPending) return <p role="status">Loading...</p>;
  return (
    <>
      {role !== undefined && !isOwner && (
        <Notice>{`Your role is ${role}. What it does not allow cannot be pressed: ask an owner.`}</Notice>
      )}
      <Tabs
        label="Dashboard"
        tabs={tabs}
        openId={open.id}
        onOpen={(id) =>
          setParameters((former) => (former.set('tab', id), former), { replace: true })
        }
      >
        <Suspense fallback={<p role="status">Loading...</p>}>
          <open.Content />
        </Suspense>
      </Tabs>
    </>
  );
}
