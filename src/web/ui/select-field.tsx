import type { ChangeEvent, ComponentProps } from 'react';
import { Field } from './field.tsx';

/** A labelled choice of one. */
export function SelectField<Id extends string | number>({
  options,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof Field>, 'control'> & {
  options: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  const select = {
    ...rest,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      const picked = options[target.selectedIndex];
      if (picked !== undefined) onChange(picked.id);
    },
    children: options.map(({ id, label }) => (
      <option key={id} value={id}>
        {label}
      </option>
    )),
  };
  return <Field {...select} control="select" />;
}
