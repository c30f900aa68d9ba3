import { useState, type FormEvent } from 'react';
import { encode } from 'uqr';
import { useSearchParams } from 'wouter';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import styles from './second-factor-card.module.css';
import { SpacedCard } from './spaced-card.tsx';
import { useOperatorDeed, useOperatorSelf } from './use-operator.ts';

interface Begun {
  secret: string;
  address: string;
}

/** Sets up an authenticator, shows recovery codes once, takes both away again. */
export function SecondFactorCard() {
  const self = useOperatorSelf();
  const { isBusy, error, attempt } = useOperatorDeed();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const [, setParameters] = useSearchParams();
  if (self.data === undefined) return null;
  const { hasSecondFactor, mustSetUpSecondFactor, recoveryCodes } = self.data;

  async function begin(): Promise<void> {
    setCodes(null);
    // Where nothing else could be opened, all of it can with the first code: what is shown then is this.
    setParameters((former) => (former.set('tab', 'self'), former), { replace: true });
    setBegun(await attempt(() => call('beginSecondFactor')));
  }

  async function renew(): Promise<void> {
    const renewed = await attempt(() => call('renewRecoveryCodes'));
    if (renewed !== null) setCodes(renewed.recoveryCodes);
  }

  async function remove(): Promise<void> {
    const removed = await attempt(() => call('removeSecondFactor'));
    if (removed !== null) setCodes(null); // they open nothing any more
  }

  return (
    <SpacedCard aria-labelledby="second-factor">
      <h2 id="second-factor">Second factor</h2>
      {mustSetUpSecondFactor && codes === null && (
        <p>Set up a second factor first. Nothing else can be done here before.</p>
      )}
      {!mustSetUpSecondFactor && (
        <p>
          {hasSecondFactor
            ? `An authenticator is asked for at each sign-in. ${recoveryCodes} recovery codes are left.`
            : 'There is none: the password alone opens everything here.'}
        </p>
      )}
      {begun !== null && codes === null && (
        <FirstCode
          key={begun.secret} // what was typed, and what was wrong with it, is of the key before
          begun={begun}
          onDone={(recoveryCodes) => {
            setBegun(null);
            setCodes(recoveryCodes);
          }}
        />
      )}
      {codes !== null && (
        <>
          <Notice isGood>
            Keep these recovery codes where you find them without your phone. They are shown this
            once, and each opens one sign-in.
          </Notice>
          <ul className={styles['codes']} aria-label="Recovery codes">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      )}
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      <div className={styles['actions']}>
        <Button look="secondary" isBusy={isBusy} onClick={() => void begin()}>
          {nameBegin({ isUnderWay: begun !== null, hasSecondFactor })}
        </Button>
        {hasSecondFactor && (
          <>
            <Button look="quiet" disabled={isBusy} onClick={() => setAsked('renew')}>
              New recovery codes
            </Button>
            <Button look="quiet" disabled={isBusy} onClick={() => setAsked('remove')}>
              Remove the second factor
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        question={asked === null ? null : QUESTIONS[asked].question}
        action={asked === null ? '' : QUESTIONS[asked].action}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          void (asked === 'renew' ? renew() : remove());
        }}
      />
    </SpacedCard>
  );
}

const QUESTIONS = {
  renew: {
    question: 'Make new recovery codes? The ones that you have open nothing any more.',
    action: 'Make new ones',
  },
  remove: {
    question:
      'Remove the second factor? The password alone opens everything then, and the recovery codes nothing.',
    action: 'Remove it',
  },
} as const;

function nameBegin(now: { isUnderWay: boolean; hasSecondFactor: boolean }): string {
  if (now.isUnderWay) return 'Start over';
  return now.hasSecondFactor ? 'Set up another authenticator' : 'Set up an authenticator';
}

function FirstCode({ begun, onDone }: { begun: Begun; onDone: (codes: string[]) => void }) {
  const { isBusy, error, attempt } = useOperatorDeed();
  const [code, setCode] = useState('');

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    const done = await attempt(() => call('confirmSecondFactor', { body: { code } }));
    if (done !== null) onDone(done.recoveryCodes);
  }

  return (
    <Form onSubmit={(event) => void confirm(event)}>
      <p>Scan this with an authenticator, or type the key into it. Then enter the code it shows.</p>
      <QrCode text={begun.address} />
      <p>
        Key: <code className={styles['key']}>{begun.secret}</code>
      </p>
      <TextField
        label="Code"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by a press, which begins anew when it is repeated
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      <Button type="submit" isBusy={isBusy}>
        Confirm the code
      </Button>
    </Form>
  );
}

/** Drawn here: an image would have to be let in by the page's policy. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles['qr']}
      role="img"
      aria-label="QR code of the key below"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
