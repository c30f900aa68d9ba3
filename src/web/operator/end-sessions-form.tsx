import { useState, type FormEvent } from 'react';
import { call } from '../api.ts';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { EndSessionsQuestion } from './end-sessions-question.tsx';
import { useOperatorDeed } from './use-operator.ts';
import { DeedButton } from './deed-button.tsx';

/** For a person who lost a device, or whose account somebody else uses. */
export function EndSessionsForm() {
  const { isBusy, error, attempt } = useOperatorDeed();
  const [email, setEmail] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [nothing, setNothing] = useState<string | null>(null);

  function ask(event: FormEvent): void {
    event.preventDefault();
    setDone(null);
    setNothing(null);
    setIsAsking(true);
  }

  async function end(): Promise<void> {
    setIsAsking(false);
    const result = await attempt(() => call('endPersonSessions', { body: { email } }));
    if (result === null) return;
    if (result.ended === 0) {
      setNothing(`There is no session of ${email}. Is the address right?`);
      return;
    }
    setDone(`Ended ${result.ended} ${result.ended === 1 ? 'session' : 'sessions'} of ${email}.`);
    setEmail('');
  }

  return (
    <Card aria-labelledby="end-sessions">
      <h2 id="end-sessions">End a person’s sessions</h2>
      <Form onSubmit={ask}>
        <TextField
          label="Email of the person"
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {error !== null && <ErrorBox>{error}</ErrorBox>}
        {nothing !== null && <Notice>{nothing}</Notice>}
        {done !== null && <Notice isGood>{done}</Notice>}
        <DeedButton deed="endPersonSessions" type="submit" look="secondary" isBusy={isBusy}>
          End all their sessions
        </DeedButton>
      </Form>
      <EndSessionsQuestion
        email={isAsking ? email : null}
        onConfirm={() => void end()}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}
