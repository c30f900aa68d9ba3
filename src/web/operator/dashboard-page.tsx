import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import styles from './dashboard-page.module.css';
import { TABS } from './dashboard-tabs.tsx';
import { OperatorSignInForm } from './operator-sign-in-form.tsx';
import { AskAgain, useOperatorSession, useOperatorSignIn } from './use-operator.ts';

/** Where the operator runs the service. Without a session it leads to the sign-in. */
export function DashboardPage() {
  const session = useOperatorSession();
  return (
    <Page title="Dashboard" isWide>
      {session.isPending && <p role="status">Loading...</p>}
      {session.isError && <ErrorBox>{describeFailure(session.error)}</ErrorBox>}
      {session.data === null && <Redirect to={PAGES.adminLogin} replace />}
      {session.data != null && <Dashboard email={session.data.email} />}
    </Page>
  );
}

function Dashboard({ email }: { email: string }) {
  const cache = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const askAgain = useCallback(() => setIsAsking(true), []);

  function goOn(): void {
    setIsAsking(false);
    void cache.invalidateQueries({ queryKey: ['operator'] });
  }

  return (
    <AskAgain value={askAgain}>
      <div className={styles['top']}>
        <h1>Dashboard</h1>
        <SignOutButtons email={email} />
      </div>
      <DashboardTabs />
      <Dialog isOpen={isAsking} labelledBy="again" onCancel={() => setIsAsking(false)}>
        <h2 id="again">Please sign in again</h2>
        <p>Your session is over. What you typed is still here; nothing of it was done.</p>
        <OperatorSignInForm onDone={goOn} />
      </Dialog>
    </AskAgain>
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
  const open = TABS.find(({ id }) => id === parameters.get('tab')) ?? TABS[0];
  return (
    <Tabs
      label="Dashboard"
      tabs={TABS}
      openId={open.id}
      onOpen={(id) => setParameters({ tab: id }, { replace: true })}
    >
      <Suspense fallback={<p role="status">Loading...</p>}>
        <open.Content />
      </Suspense>
    </Tabs>
  );
}
