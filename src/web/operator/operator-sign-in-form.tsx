import { useState, type FormEvent } from 'react';
import { describeFailure } from '../api.ts';
import { Button, Spinner } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { useOperatorSignIn } from './use-operator.ts';

/** E-mail and password of an operator. The e-mail stays when the password was wrong. */
export function OperatorSignInForm({ onDone }: { onDone: () => void }) {
  const { signIn } = useOperatorSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setError(null);
    try {
      await signIn({ email, password });
      setPassword('');
      onDone();
    } catch (failure) {
      setError(describeFailure(failure));
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
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      <Button type="submit" isWide disabled={isBusy}>
        {isBusy && <Spinner />}
        Sign in
      </Button>
    </Form>
  );
}
