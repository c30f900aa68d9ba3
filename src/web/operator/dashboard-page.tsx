import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { TABS } from './dashboard-tabs.tsx';
import styles from './operator.module.css';
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
  const again = useRef<HTMLDialogElement>(null);
  const askAgain = useCallback(() => {
    if (again.current?.open === false) again.current.showModal();
  }, []);

  function goOn(): void {
    again.current?.close();
    void cache.invalidateQueries({ queryKey: ['operator'] });
  }

  return (
    <AskAgain value={askAgain}>
      <div className={styles['top']}>
        <h1>Dashboard</h1>
        <SignOutButtons email={email} />
      </div>
      <Tabs />
      <dialog ref={again} className={styles['dialog']} aria-labelledby="again">
        <h2 id="again">Please sign in again</h2>
        <p>Your session is over. What you typed is still here; nothing of it was done.</p>
        <OperatorSignInForm onDone={goOn} />
      </dialog>
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
      <span className={styles['soft']}>{email}</span>
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

/** Tabs by the ARIA pattern: arrows move between them, the panel follows. */
function Tabs() {
  const [parameters, setParameters] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const named = TABS.findIndex(({ id }) => id === parameters.get('tab'));
  const current = Math.max(0, named);
  const tab = TABS[current];
  const tabId = tab?.id;

  useEffect(() => {
    // On a narrow screen the row of tabs scrolls, and the open one may be out of sight.
    const opened = list.current?.querySelector(`#tab-${tabId}`);
    opened?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [tabId]);

  function open(index: number): void {
    const { id } = TABS[(index + TABS.length) % TABS.length] ?? {};
    if (id !== undefined) setParameters({ tab: id }, { replace: true });
  }

  function moveByKey(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: TABS.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    open(next);
    const buttons = list.current?.querySelectorAll('button') ?? [];
    buttons[(next + TABS.length) % TABS.length]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label="Dashboard"
        className={styles['tabs']}
        onKeyDown={moveByKey}
      >
        {TABS.map(({ id, name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={index === current}
            aria-controls="tab-panel"
            tabIndex={index === current ? 0 : -1}
            onClick={() => open(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id="tab-panel"
        aria-labelledby={`tab-${tab?.id}`}
        className={styles['panel']}
      >
        <Suspense fallback={<p role="status">Loading...</p>}>{tab && <tab.Content />}</Suspense>
      </div>
    </>
  );
}
