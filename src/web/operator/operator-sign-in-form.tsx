import { useState, type FormEvent } from 'react';
import { ApiError, describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { useOperatorSignIn } from './use-operator.ts';

/** E-mail and password of an operator, then the code where there is a second factor. The e-mail stays when the password was wrong. */
export function OperatorSignInForm({ onDone }: { onDone: () => void }) {
  const { signIn } = useOperatorSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  /** Null until it is asked for. */
  const [code, setCode] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setError(null);
    try {
      await signIn({ email, password, ...(code !== null && { code }) });
      setPassword('');
      setCode(null);
      onDone();
    } catch (failure) {
      const isCodeAsked = failure instanceof ApiError && failure.code === 'operator_code_required';
      if (isCodeAsked) setCode('');
      else setError(describeFailure(failure));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {code !== null && (
        <TextField
          label="Code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the press of a button below it
          autoFocus
          hint="Of your authenticator, or a recovery code."
          autoComplete="one-time-code"
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      <Button type="submit" isWide isBusy={isBusy}>
        Sign in
      </Button>
    </Form>
  );
}
