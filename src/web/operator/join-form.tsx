import { useState, type FormEvent } from 'react';
import { MIN_PASSWORD_CHARACTERS } from '#contract/limits.ts';
import { call, describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { useOperatorSignIn } from './use-operator.ts';

/** Makes an operator of who was sent the link, and signs them in. */
export function JoinForm({ token }: { token: string }) {
  const { signIn } = useOperatorSignIn();
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function join(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsBusy(true);
    setError(null);
    try {
      const { email } = await call('joinOperators', { body: { token, password } });
      await signIn({ email, password });
    } catch (failure) {
      setError(describeFailure(failure));
      setIsBusy(false);
    }
  }

  return (
    <Form onSubmit={(event) => void join(event)}>
      <p className="soft">You are invited. Choose a password; the link works once.</p>
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        hint={`At least ${MIN_PASSWORD_CHARACTERS} characters; a few words that nobody would put together.`}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      <Button type="submit" isWide isBusy={isBusy}>
        Become an operator
      </Button>
    </Form>
  );
}
