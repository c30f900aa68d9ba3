import { useState } from 'react';
import { Redirect } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import styles from './admin-login-page.module.css';
import { JoinForm } from './join-form.tsx';
import { OperatorSignInForm } from './operator-sign-in-form.tsx';
import { speakEnglish } from './speak-english.ts';
import { useOperatorSession } from './use-operator.ts';

/** Sign-in of operators. Who is signed in goes on to the dashboard. */
export function AdminLoginPage() {
  const session = useOperatorSession();
  const [token] = useState(() => /^#invitation=([\w-]+)$/.exec(location.hash)?.[1]);
  if (session.data != null) return <Redirect to={PAGES.adminDashboard} replace />;
  return (
    <Page title="Operator sign-in" ref={speakEnglish}>
      <Card className={styles['card'] ?? ''}>
        <h1>Operator sign-in</h1>
        <p className="soft">For the people who run this service.</p>
        {/* The session that they open is what leads on. */}
        {token === undefined ? (
          <OperatorSignInForm onDone={() => {}} />
        ) : (
          <JoinForm token={token} />
        )}
      </Card>
    </Page>
  );
}
