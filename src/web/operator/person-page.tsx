import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { USES_DAYS } from '#contract/limits.ts';
import type { PersonDetails } from '#contract/people.ts';
import { call, describeFailure } from '../api.ts';
import { ButtonAnchor } from '../ui/button-anchor.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { MomentCell, Table } from '../ui/table.tsx';
import { showDate, showMoment } from './show-values.ts';
import { DeedButton } from './deed-button.tsx';
import { describeUntil } from './describe-gift.ts';
import { EndSessionsQuestion } from './end-sessions-question.tsx';
import styles from './people-tab.module.css';
import { GiftLink, GiftsLink } from './person-links.tsx';
import { PLAN_LABELS } from './plan-labels.ts';
import { useOperatorDeed, useOperatorRead } from './use-operator.ts';

/** What is known of one person, and what can be done for them. */
export function PersonPage({ id, onBack }: { id: string; onBack: () => void }) {
  const read = useOperatorRead();
  const person = useQuery({
    queryKey: ['operator', 'person', id],
    queryFn: () => read('readPerson', { params: { id } }),
  });
  return (
    <>
      <div className={styles['deeds']}>
        <Button look="secondary" onClick={onBack}>
          All people
        </Button>
      </div>
      {person.isPending && <p role="status">Loading...</p>}
      {person.isError && <ErrorBox>{describeFailure(person.error)}</ErrorBox>}
      {person.data !== undefined && <Details {...person.data} />}
    </>
  );
}

function Details(person: PersonDetails) {
  const { userId, email, displayName, usedToday, limit, joinedAt, lastSeenAt, uses } = person;
  const total = uses.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Card aria-labelledby="person" className={styles['part'] ?? ''}>
        <h2 id="person">{email}</h2>
        <dl className={styles['facts']}>
          <Fact name="Name">{displayName}</Fact>
          <Fact name="Plan">{describePlan(person)}</Fact>
          <Fact name="Today">
            {usedToday} of {limit} uses
          </Fact>
          <Fact name={`Last ${USES_DAYS} days`}>
            {total} {total === 1 ? 'use' : 'uses'} on {uses.length}{' '}
            {uses.length === 1 ? 'day' : 'days'}
          </Fact>
          <Fact name="Last seen">{lastSeenAt === null ? 'Never' : showMoment(lastSeenAt)}</Fact>
          <Fact name="Joined">{showDate(joinedAt)}</Fact>
          <Fact name="User ID">{userId}</Fact>
        </dl>
        <div className={styles['deeds']}>
          <GiftLink email={email} />
          <ButtonAnchor look="secondary" href={`mailto:${email}`}>
            Write an e-mail
          </ButtonAnchor>
        </div>
      </Card>
      <Sessions {...person} />
      <Gifts {...person} />
      <Purchases {...person} />
      {uses.length > 0 && (
        <Part name="Uses by UTC day">
          <Table label="Their uses" heads={['Day', 'Uses']} areNumbers>
            {uses.map(({ day, count }) => (
              <tr key={day}>
                <td>{day}</td>
                <td>{count}</td>
              </tr>
            ))}
          </Table>
        </Part>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  const id = name.replaceAll(' ', '-').toLowerCase();
  return (
    <Card aria-labelledby={id} className={styles['part'] ?? ''}>
      <h2 id={id}>{name}</h2>
      {children}
    </Card>
  );
}

function describePlan({ plan, isLifetime, endsAt, renewsAt }: PersonDetails): string {
  const label = PLAN_LABELS[plan];
  if (isLifetime) return `${label}, for life`;
  if (endsAt !== null) return `${label}, until ${showDate(endsAt)}`;
  return renewsAt === null ? label : `${label}, renews ${showDate(renewsAt)}`;
}

function Sessions({ email, sessions }: PersonDetails) {
  const { isBusy, error, attempt } = useOperatorDeed();
  const [isAsking, setIsAsking] = useState(false);
  const [ended, setEnded] = useState<number | null>(null);

  async function end(): Promise<void> {
    setIsAsking(false);
    const done = await attempt(() => call('endPersonSessions', { body: { email } }));
    if (done !== null) setEnded(done.ended);
  }

  return (
    <Part name="Sessions">
      {sessions.length === 0 && <p>Signed in nowhere.</p>}
      {sessions.length > 0 && (
        <>
          <Table label="Where they are signed in" heads={['Device', 'Since', 'Last used']}>
            {sessions.map(({ device, createdAt, seenAt }) => (
              <tr key={`${createdAt} ${seenAt} ${device}`}>
                <td>{device === '' ? 'A browser' : device}</td>
                <MomentCell at={createdAt} />
                <MomentCell at={seenAt} />
              </tr>
            ))}
          </Table>
          <DeedButton
            deed="endPersonSessions"
            look="danger"
            isBusy={isBusy}
            onClick={() => setIsAsking(true)}
          >
            End all their sessions
          </DeedButton>
        </>
      )}
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      {ended !== null && (
        <Notice
          isGood
        >{`Ended ${ended} ${ended === 1 ? 'session' : 'sessions'} of ${email}.`}</Notice>
      )}
      <EndSessionsQuestion
        email={isAsking ? email : null}
        onConfirm={() => void end()}
        onCancel={() => setIsAsking(false)}
      />
    </Part>
  );
}

function Gifts({ email, gifts }: PersonDetails) {
  if (gifts.length === 0) return null;
  return (
    <Part name="Gifts">
      <Table label="Their gifts" heads={['Until', 'Given', 'Notes']}>
        {gifts.map((gift) => (
          <tr key={gift.email}>
            <td>
              {describeUntil(gift)}
              {gift.isOver && ' (over)'}
            </td>
            <td>{showDate(gift.createdAt)}</td>
            <td>{gift.notes}</td>
          </tr>
        ))}
      </Table>
      <div className={styles['deeds']}>
        <GiftsLink email={email} />
      </div>
    </Part>
  );
}

function Purchases({ memberships, payments }: PersonDetails) {
  if (memberships.length === 0 && payments.length === 0) return null;
  return (
    <Part name="Purchases">
      {memberships.length > 0 && (
        <Table label="Their memberships" heads={['Membership', 'Status', 'Period ends']}>
          {memberships.map(({ id, status, grants, cancelAtPeriodEnd, periodEnd }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>
                {status}
                {cancelAtPeriodEnd && ', canceling'}
                {!grants && ', not premium'}
              </td>
              <td>{showDate(periodEnd)}</td>
            </tr>
          ))}
        </Table>
      )}
      {payments.length > 0 && (
        <Table label="Their payments" heads={['Payment', 'Status', 'Created']}>
          {payments.map(({ id, status, substatus, failureMessage, createdAt }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>
                {substatus === '' ? status : `${status}, ${substatus}`}
                {failureMessage !== null && `: ${failureMessage}`}
              </td>
              <MomentCell at={createdAt} />
            </tr>
          ))}
        </Table>
      )}
    </Part>
  );
}
