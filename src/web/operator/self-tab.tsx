import { useState, type FormEvent } from 'react';
import { MIN_PASSWORD_CHARACTERS } from '#contract/limits.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { useOperatorDeed } from './use-operator.ts';

/** An operator's own sign-in: the second factor and the password. */
export function SelfTab() {
  return (
    <>
      <SecondFactorCard />
      <PasswordCard />
    </>
  );
}

function PasswordCard() {
  const { isBusy, error, attempt } = useOperatorDeed();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [isDone, setIsDone] = useState(false);

  async function change(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsDone(false);
    const body = { oldPassword, newPassword };
    const done = await attempt(async () => {
      await call('changeOperatorPassword', { body });
      return true;
    });
    if (done === null) return;
    setIsDone(true);
    setOldPassword('');
    setNewPassword('');
  }

  return (
    <Card aria-labelledby="password">
      <h2 id="password">Password</h2>
      <Form onSubmit={(event) => void change(event)}>
        <TextField
          label="Present password"
          type="password"
          autoComplete="current-password"
          required
          value={oldPassword}
          onChange={(event) => setOldPassword(event.target.value)}
        />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          hint={`At least ${MIN_PASSWORD_CHARACTERS} characters; a few words that nobody would put together.`}
          value={newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
        />
        {error !== null && <ErrorBox>{error}</ErrorBox>}
        {isDone && (
          <Notice isGood>Your password is changed, and your other sessions are over.</Notice>
        )}
        <Button type="submit" isBusy={isBusy}>
          Change password
        </Button>
      </Form>
    </Card>
  );
}
