import { useState, type FormEvent, type ReactNode } from 'react';
import { call, describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { OperatorSignInForm } from './operator-sign-in-form.tsx';
import { AskOperator } from './use-operator.ts';

/** Asks over the page, which stays as it is: to sign in again, or to show who sits there. */
export function AskOperatorOver({
  onSignedIn,
  children,
}: {
  onSignedIn: () => void;
  children: ReactNode;
}) {
  const [isSignInAsked, setIsSignInAsked] = useState(false);
  /** Tells who waits whether it was shown. */
  const [answer, setAnswer] = useState<((isShown: boolean) => void) | null>(null);
  const [ask] = useState(() => ({
    signIn: () => setIsSignInAsked(true),
    proof: () => new Promise<boolean>((resolve) => setAnswer(() => resolve)),
  }));

  function tell(isShown: boolean): void {
    answer?.(isShown);
    setAnswer(null);
  }

  return (
    <AskOperator value={ask}>
      {children}
      <Dialog isOpen={isSignInAsked} labelledBy="again" onCancel={() => setIsSignInAsked(false)}>
        <h2 id="again">Please sign in again</h2>
        <p>Your session is over. What you typed is still here; nothing of it was done.</p>
        <OperatorSignInForm
          onDone={() => {
            setIsSignInAsked(false);
            onSignedIn();
          }}
        />
      </Dialog>
      <Dialog isOpen={answer !== null} labelledBy="prove" onCancel={() => tell(false)}>
        <h2 id="prove">Please confirm that it is you</h2>
        {answer !== null && <ProofForm onDone={tell} />}
      </Dialog>
    </AskOperator>
  );
}

function ProofForm({ onDone }: { onDone: (isShown: boolean) => void }) {
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setError(null);
    try {
      await call('proveOperator', { body: { password } });
      onDone(true);
    } catch (failure) {
      setError(describeFailure(failure));
      setIsBusy(false);
    }
  }

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <p>This needs a password that was given in the last ten minutes.</p>
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      <DialogActions>
        <Button look="secondary" type="button" onClick={() => onDone(false)}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isBusy}>
          Confirm
        </Button>
      </DialogActions>
    </Form>
  );
}
