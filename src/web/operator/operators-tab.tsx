import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { OPERATOR_ROLES, type OperatorRole } from '#contract/operator-roles.ts';
import { call, describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { MomentCell, Table } from '../ui/table.tsx';
import { useOperatorDeed, useOperatorRead } from './use-operator.ts';

const ROLE_OPTIONS = OPERATOR_ROLES.map((id) => ({ id, label: id }));

/** Who the operators are. Owners invite, change and remove them. */
export function OperatorsTab() {
  const read = useOperatorRead();
  const { error, attempt } = useOperatorDeed();
  const [asked, setAsked] = useState<string | null>(null);
  const [picked, setPicked] = useState<{ email: string; role: OperatorRole } | null>(null);
  const list = useQuery({
    queryKey: ['operator', 'operators'],
    queryFn: () => read('listOperators'),
  });
  const remove = (email: string) => (
    <Button look="danger" aria-label={`Remove ${email}`} onClick={() => setAsked(email)}>
      Remove
    </Button>
  );
  return (
    <>
      <InviteCard />
      {list.isError && <ErrorBox>{describeFailure(list.error)}</ErrorBox>}
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      {list.data !== undefined && (
        <Table label="Operators" heads={['Email', 'Role', 'Second factor', 'Actions']}>
          {list.data.operators.map(({ email, role, hasSecondFactor }) => (
            <tr key={email}>
              <td>{email}</td>
              <td>
                <SelectField
                  label={`Role of ${email}`}
                  isLabelHidden
                  options={ROLE_OPTIONS}
                  value={role}
                  // An arrow key picks one already.
                  onChange={(other) => setPicked({ email, role: other })}
                />
              </td>
              <td>{hasSecondFactor ? 'yes' : 'no'}</td>
              <td>{remove(email)}</td>
            </tr>
          ))}
        </Table>
      )}
      {list.data !== undefined && list.data.invited.length > 0 && (
        <>
          <h2>Invited</h2>
          <Table label="Invited" heads={['Email', 'Role', 'Until', 'Actions']}>
            {list.data.invited.map(({ email, role, expiresAt }) => (
              <tr key={email}>
                <td>{email}</td>
                <td>{role}</td>
                <MomentCell at={expiresAt} />
                <td>{remove(email)}</td>
              </tr>
            ))}
          </Table>
        </>
      )}
      <ConfirmDialog
        question={picked === null ? null : `Give ${picked.email} the role ${picked.role}?`}
        action="Change the role"
        onCancel={() => setPicked(null)}
        onConfirm={() => {
          if (picked !== null) {
            const { email, role } = picked;
            void attempt(() => call('changeOperatorRole', { params: { email }, body: { role } }));
          }
          setPicked(null);
        }}
      />
      <ConfirmDialog
        question={asked === null ? null : `Remove ${asked}? They are out at once.`}
        action="Remove"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) {
            void attempt(() => call('removeOperator', { params: { email: asked } }));
          }
          setAsked(null);
        }}
      />
    </>
  );
}

function InviteCard() {
  const { isBusy, error, attempt } = useOperatorDeed();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<OperatorRole>('support');
  const [link, setLink] = useState<string | null>(null);

  async function invite(event: FormEvent): Promise<void> {
    event.preventDefault();
    setLink(null);
    const invited = await attempt(() => call('inviteOperator', { body: { email, role } }));
    if (invited === null) return;
    setLink(invited.link);
    setEmail('');
  }

  return (
    <Card aria-labelledby="invite">
      <h2 id="invite">Invite an operator</h2>
      <Form onSubmit={(event) => void invite(event)}>
        <TextField
          label="Email of the operator"
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SelectField
          label="Role"
          hint="Readers look; support gives, takes back and answers; owners do everything."
          options={ROLE_OPTIONS}
          value={role}
          onChange={setRole}
        />
        <Button type="submit" isBusy={isBusy}>
          Make a link
        </Button>
        {error !== null && <ErrorBox>{error}</ErrorBox>}
        {link !== null && (
          <>
            <Notice isGood>
              Send them this link. It works once, within three days, and is shown only now.
            </Notice>
            <TextField label="Link" readOnly value={link} />
          </>
        )}
      </Form>
    </Card>
  );
}
