import type { ComponentProps } from 'react';
import { ChoicesFields } from './choices-fields.tsx';
import { ChosenWords } from './chosen-words.tsx';

/** What comes once it is needed, in one download: the line that stays when it is folded, or the fields. */
export function ChoicesPart(props: ComponentProps<typeof ChoicesFields> & { isFolded?: boolean }) {
  return props.isFolded === true ? (
    <ChosenWords steer={props.steer} />
  ) : (
    <ChoicesFields {...props} />
  );
}
