import type { ComponentProps } from 'react';
import { mayAct } from '#contract/operator-roles.ts';
import { Button } from '../ui/button.tsx';
import { DEED_ROLES, type Deed } from './deed-roles.ts';
import { useOperatorSelf } from './use-operator.ts';

/** A button for what not every operator may do: it cannot be pressed by who may not, and says why. */
export function DeedButton({
  deed,
  disabled = false,
  ...rest
}: { deed: Deed } & ComponentProps<typeof Button>) {
  const self = useOperatorSelf();
  const isAllowed = self.data === undefined || mayAct(self.data.role, DEED_ROLES[deed]);
  const why = isAllowed ? {} : { title: 'Your role does not allow this. Ask an owner.' };
  return <Button {...rest} {...why} disabled={disabled || !isAllowed} />;
}
