import { useState, type ComponentType } from 'react';
import type { ReconciliationAnswer } from '#contract/commerce.ts';
import { call } from '../../api.ts';
import { Toolbar } from '../../ui/toolbar.tsx';
import { ErrorBox, Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useOperatorDeed } from '../use-operator.ts';
import { Memberships } from './memberships.tsx';
import { Payments } from './payments.tsx';
import { Plans } from './plans.tsx';
import { PromoCodes } from './promo-codes.tsx';
import { SecondMemberships } from './second-memberships.tsx';
import { Webhooks } from './webhooks.tsx';
import { DeedButton } from '../deed-button.tsx';

const PARTS: readonly { id: string; label: string; Content: ComponentType }[] = [
  { id: 'memberships', label: 'Memberships', Content: Memberships },
  { id: 'payments', label: 'Payments', Content: Payments },
  { id: 'plans', label: 'Plans', Content: Plans },
  { id: 'promo-codes', label: 'Promo codes', Content: PromoCodes },
  { id: 'webhooks', label: 'Webhooks', Content: Webhooks },
];

/** What is kept at the commerce provider. */
export function CommerceTab() {
  const [partId, setPartId] = useState('memberships');
  const part = PARTS.find(({ id }) => id === partId);
  return (
    <>
      <Toolbar>
        <SelectField label="Show" options={PARTS} value={partId} onChange={setPartId} />
        <ReconcileButton />
      </Toolbar>
      <SecondMemberships />
      {part && <part.Content />}
    </>
  );
}

function ReconcileButton() {
  const { isBusy, error, attempt } = useOperatorDeed();
  const [result, setResult] = useState<ReconciliationAnswer | null>(null);
  return (
    <>
      <DeedButton
        deed="reconcile"
        look="secondary"
        disabled={isBusy}
        onClick={() => void attempt(() => call('reconcile')).then(setResult)}
      >
        {isBusy ? 'Comparing...' : 'Compare with the provider now'}
      </DeedButton>
      {error !== null && <ErrorBox>{`Error: ${error}`}</ErrorBox>}
      {result !== null && (
        <Notice isGood>
          {`Compared. Memberships: ${result.memberships}, payments: ${result.payments}, changed: ${result.changed}.`}
        </Notice>
      )}
    </>
  );
}
