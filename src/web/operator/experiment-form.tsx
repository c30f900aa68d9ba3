import { useState, type FormEvent } from 'react';
import { ARM_LABELS, MIN_ARMS, WHOLE_PERCENT } from '#contract/arms.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { nameCandidate } from './name-candidate.ts';
import { useOperatorDeed } from './use-operator.ts';

interface TypedArm {
  writer: string;
  /** As typed: what is no whole number is the server's to refuse. */
  share: string;
}

/** Sets an experiment: a name, and two or three writers with their shares of the people. */
export function ExperimentForm({ candidates }: { candidates: readonly string[] }) {
  const { isBusy, error, attempt } = useOperatorDeed();
  const [name, setName] = useState('');
  const [arms, setArms] = useState<readonly TypedArm[]>(() =>
    candidates
      .slice(0, MIN_ARMS)
      .map((writer) => ({ writer, share: String(WHOLE_PERCENT / MIN_ARMS) })),
  );
  const mayAdd = arms.length < Math.min(ARM_LABELS.length, candidates.length);
  const change = (index: number, changed: Partial<TypedArm>) =>
    setArms(arms.map((arm, at) => (at === index ? { ...arm, ...changed } : arm)));

  function begin(event: FormEvent): void {
    event.preventDefault();
    const typed = arms.map(({ writer, share }) => ({ writer, share: Number(share) }));
    void attempt(() => call('beginExperiment', { body: { name, arms: typed } }));
  }

  function add(): void {
    const next = candidates.find((candidate) => arms.every(({ writer }) => writer !== candidate));
    if (next !== undefined) setArms([...arms, { writer: next, share: '' }]);
  }

  return (
    <Form onSubmit={begin}>
      <TextField
        label="Name"
        required
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {arms.map(({ writer, share }, index) => {
        const label = ARM_LABELS[index];
        return (
          <Toolbar key={label} role="group" aria-label={`Arm ${label}`}>
            <SelectField
              label={`Writer of ${label}`}
              options={candidates.map((id) => ({ id, label: nameCandidate(id) }))}
              value={writer}
              onChange={(picked) => change(index, { writer: picked })}
            />
            <TextField
              label={`Share of ${label} in %`}
              inputMode="numeric"
              required
              value={share}
              onChange={(event) => change(index, { share: event.target.value.trim() })}
            />
          </Toolbar>
        );
      })}
      <Toolbar>
        {mayAdd && (
          <Button look="secondary" onClick={add}>
            Add an arm
          </Button>
        )}
        {arms.length > MIN_ARMS && (
          <Button look="secondary" onClick={() => setArms(arms.slice(0, -1))}>
            Leave out {ARM_LABELS[arms.length - 1]}
          </Button>
        )}
        <Button type="submit" isBusy={isBusy}>
          Begin
        </Button>
      </Toolbar>
      {error !== null && <ErrorBox>{error}</ErrorBox>}
    </Form>
  );
}
